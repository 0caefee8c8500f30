// Reads the rows of a list of people by column, independent of the edition.

import { isShortened } from '../../phone/written.ts';
import { FIELD_NAMES, type FieldName } from '../../profile/fields.ts';
import { cleanAddress } from '../../text/email-address.ts';
import { cleanLine, foldEmail } from '../../text/normalise.ts';
import { mendRows } from '../broken-text.ts';
import { type Cell, isEmptyCell, textOf } from '../cell.ts';
import { cellReader } from '../joined-cells.ts';
import { isUnusable } from '../left-out.ts';
import { absenceReader } from '../not-coming.ts';
import type { Table } from '../table.ts';
import type { PersonColumns, PersonField } from './fields.ts';

/** A meeting as written in the file: in its own columns, or in a cell with several. */
export type WrittenMeeting =
  | { booth: string; exhibitor: string; date: Cell; time: Cell }
  | { together: string };

export interface PersonDraft {
  row: number;
  /** As written in the row, even if a placeholder. */
  writtenName: string;
  fields: Record<FieldName, string>;
  /** The cell of the company size, since spreadsheets turn '1-10' into a date. */
  size: Cell;
  /** The folded address; that of the row above if this one only has meetings. */
  key: string;
  language: string;
  interests: string;
  meetings: WrittenMeeting[];
  /** Unusable cells. */
  leftOut: { field: PersonField; text: string }[];
  /** Text that says that this person is not coming; '' for none. */
  absence: string;
}

export interface ReadPeople {
  drafts: PersonDraft[];
  /** Number of cells with repaired encoding. */
  brokenText: number;
}

export function readPeople(table: Table, columns: PersonColumns): ReadPeople {
  const cellIn = cellReader(table, columns, 'date');
  const absenceIn = absenceReader(table, columns);
  const { rows, brokenText } = mendRows(table.rows);
  const drafts: PersonDraft[] = [];
  for (const row of rows) {
    const draft = { ...draftOf(row.number, (field) => cellIn(row, field)), absence: absenceIn(row) };
    const above = drafts.at(-1);
    if (above && isOnlyMeetings(draft))
      drafts.push({ ...draft, fields: above.fields, size: above.size, key: above.key });
    else if (row.cells.some((cell, index) => columns[index] && !isEmptyCell(cell))) drafts.push(draft);
  }
  return { drafts, brokenText };
}

/** A row below a person that only has another of their meetings. */
const isOnlyMeetings = ({ fields, meetings, leftOut }: PersonDraft): boolean =>
  meetings.length > 0 &&
  FIELD_NAMES.every((name) => fields[name] === '' && !leftOut.some(({ field }) => field === name));

function draftOf(row: number, rawOf: (field: PersonField) => Cell): PersonDraft {
  const leftOut: PersonDraft['leftOut'] = [];
  const cellOf = (field: PersonField): Cell => {
    const cell = rawOf(field);
    if (!isUnusable(field, cell)) return cell;
    leftOut.push({ field, text: textOf(cell) });
    return '';
  };
  const line = (field: PersonField) => cleanLine(textOf(cellOf(field))).replace(/\s+/gu, ' ');
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, line(name)])) as Record<
    FieldName,
    string
  >;
  if (isShortened(fields.postalCode)) {
    leftOut.push({ field: 'postalCode', text: fields.postalCode });
    fields.postalCode = '';
  }
  fields.email = cleanAddress(fields.email);
  return {
    row,
    writtenName: cleanLine(textOf(rawOf('name'))),
    fields,
    size: rawOf('companySize'),
    key: foldEmail(fields.email),
    language: line('language'),
    interests: textOf(cellOf('interests')),
    meetings: meetingsOf(cellOf, line),
    leftOut,
    absence: '',
  };
}

function meetingsOf(
  cellOf: (field: PersonField) => Cell,
  line: (field: PersonField) => string,
): WrittenMeeting[] {
  const own = {
    booth: line('booth'),
    exhibitor: line('exhibitor'),
    date: cellOf('date'),
    time: cellOf('time'),
  };
  const isOwn = own.booth !== '' || own.exhibitor !== '' || !isEmptyCell(own.date) || !isEmptyCell(own.time);
  const others = textOf(cellOf('meetings'))
    .split(/[;；|\n\r]+/u)
    .map((together) => cleanLine(together).replace(/\s+/gu, ' '))
    .filter((together) => together !== '');
  return [...(isOwn ? [own] : []), ...others.map((together) => ({ together }))];
}
