// Detects from columns that are not imported that someone is not coming: waitlists, cancellations, refusals.
import { foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { isStopgap } from '../registration/stopgaps.ts';
import {
  ABSENCE_HEADINGS,
  ABSENCES,
  COMING_HEADINGS,
  NOTHING_IN_FRONT,
  QUALIFIERS,
  REFUSALS,
} from './absence-words.ts';
import { textOf } from './cell.ts';
import { type Decisions, type Troubles, troubleId } from './decisions.ts';
import { foldHeading, partsOf, withNotes } from './headings.ts';
import type { Table, TableRow } from './table.ts';

type Says = 'status' | 'absence' | 'coming';

/**
 * @param columns the field of each column
 * @returns a function that returns a short text if a row says that someone is not coming, equal for similar rows;
 * else ''
 */
export function absenceReader(
  { columns: headed }: Pick<Table, 'columns'>,
  columns: readonly (string | null)[],
): (row: TableRow) => string {
  const read = headed
    .map(({ heading }, index) => ({ index, heading: heading.slice(0, LONGEST), says: saidBy(heading) }))
    // Dates of cancellation may have been taken for another field.
    .filter(({ index, says }) => says === 'absence' || !columns[index]);
  return ({ cells }) => {
    for (const { index, heading, says } of read) {
      const absence = absenceIn(textOf(cells[index]), heading, says);
      if (absence !== '') return absence;
    }
    return '';
  };
}

function absenceIn(cell: string, heading: string, says: Says): string {
  const text = cell.slice(0, LONGEST);
  if (text === '') return '';
  if (says === 'absence') return isNothing(text) || isNo(text) ? '' : heading;
  const word = wordInFront(text);
  if (word !== '') return word;
  const isRefused = says === 'coming' && (UNTICKED.test(text) || isNo(text));
  return isRefused ? `${heading}: ${text.slice(0, REPEATED)}` : '';
}

/** Maximum characters of a cell that are read, and that a question quotes. */
const LONGEST = 120;
const REPEATED = 40;

/** What a column's cells mean: 'Cancelled at' is about absence, 'Will you attend? (yes/no)' about coming. */
function saidBy(heading: string): Says {
  const all = [heading, withNotes(heading).plain, ...partsOf(heading)].map(foldHeading);
  const names = [...all, ...all.map(withoutQualifiers)];
  if (names.some((name) => ABSENCES.has(name) || ABSENCE_HEADINGS.has(name))) return 'absence';
  return names.some((name) => COMING_HEADINGS.has(name)) ? 'coming' : 'status';
}

const withoutQualifiers = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !QUALIFIERS.has(word))
    .join(' ');

const UNTICKED = /^(?:0(?:[.,]0+)?|[☐□])$/u;

/** Zeros, dashes or an unticked box: '0.00', '0000-00-00', '☐'. */
const isNothing = (text: string): boolean => /^[0.,:\s\p{Pd}/_?☐□]+$/u.test(text) || isStopgap(text);

/** 'No', 'nein (krank)', '×', 'not cancelled'. */
function isNo(text: string): boolean {
  if (/^[×✗✘❌]\p{M}?$/u.test(text)) return true;
  const folded = foldHeading(text);
  if (REFUSALS.has(folded) || NOTHING_IN_FRONT.test(folded)) return true;
  // Text after punctuation is an explanation; text after a space may be a different answer: 'No reply yet'.
  const [front = ''] = /^[^,;:.!(（，。、–—/-]*/u.exec(text) ?? [];
  return front.length > 1 && REFUSALS.has(foldHeading(front));
}

const MOST_WORDS = 5;
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;

/** The words for an absence at the start of a text: 'Cancelled' of 'Cancelled (refund due)'; '' if there are none. */
function wordInFront(text: string): string {
  const words = [...text.matchAll(WORD)].slice(0, MOST_WORDS);
  const ends = words.map(({ 0: word, index }) => index + word.length);
  const count = words.findLastIndex((_, last) =>
    ABSENCES.has(foldHeading(text.slice(words[0]?.index ?? 0, ends[last]))),
  );
  if (count < 0) return '';
  const rest = text.slice(ends[count]).trim();
  return rest !== '' && isNo(rest.replace(/^[:=\s]+/, '')) ? '' : text.slice(words[0]?.index, ends[count]);
}

interface Found {
  reasons: Message[];
  troubles: string[];
}

/** Rejects the row until it is decided whether such rows are imported. */
export function askAboutAbsence(
  { row, absence }: { row: number; absence: string },
  { decisions, troubles }: { decisions: Decisions; troubles: Troubles },
  finding: Found,
): void {
  if (absence === '') return;
  const key = foldName(absence);
  const decision = decisions.of('absence', key);
  const isTaken = decision?.choice === 'leave';
  const isLeftOut = decision?.choice === 'leave-out';
  troubles.add('absence', key, row, { label: absence, decision: isTaken || isLeftOut ? decision : null });
  if (isTaken) return;
  finding.reasons.push(
    isLeftOut ? message('import.left-out') : message('import.not-coming', { text: absence }),
  );
  finding.troubles.push(troubleId('absence', key));
}
