// Reads the rows of a table by column, independent of the edition.

import { inForm } from '../text/normalise.ts';
import { timeWith } from './blocked-hours.ts';
import { isPlaceholder, readBooth } from './booth.ts';
import { mendRows } from './broken-text.ts';
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import { type ChangedBySheet, changedBySheet } from './changed-cell.ts';
import { commaParts } from './comma-parts.ts';
import { type ColumnFields, type ImportField, isHallAndBooth } from './fields.ts';
import { cellReader } from './joined-cells.ts';
import { isUnusable, type LeftOut, usableText } from './left-out.ts';
import { absenceReader } from './not-coming.ts';
import type { ExhibitorTexts, ImportedRepresentative } from './plan-types.ts';
import { type PersonField, personFieldOfHeading } from './registrations/fields.ts';
import type { Table, TableRow } from './table.ts';

export interface RowDraft extends ExhibitorTexts {
  row: number;
  /** How a spreadsheet altered the booth: '5-12' became a date, or a number was shortened. */
  boothFault: ChangedBySheet | null;
  subCategories: string;
  category: string;
  places: number | null;
  /** Includes the parts of a name that may be several products. */
  products: { name: string; description: string; parts: string[] }[];
  /** The first of those names; '' if there are none. */
  commas: string;
  representatives: ImportedRepresentative[];
  blocked: Cell;
  blockedTime: Cell;
  pictures: string[];
  leftOut: LeftOut[];
  /** Text that indicates a cancellation; '' for none. */
  absence: string;
}

export interface ReadRows {
  drafts: RowDraft[];
  /** Non-empty rows without a company. */
  nameless: RowDraft[];
  /** Number of cells with repaired encoding. */
  brokenText: number;
}

/** Fields that a row may have if its company is in a row above. */
const PARTS: readonly ImportField[] = [
  'product',
  'products',
  'blocked',
  'blockedDay',
  'subCategories',
  'picture',
];

export function readRows(table: Table, fields: ColumnFields): ReadRows {
  const cellIn = cellReader(table, fields, 'blockedDay');
  const absenceIn = absenceReader(table, fields);
  const ownIn = identityReader(table, fields);
  const isWithHall = table.columns.some(
    ({ heading }, index) => fields[index] === 'booth' && isHallAndBooth(heading),
  );
  let owned = '';
  const drafts: RowDraft[] = [];
  const nameless: RowDraft[] = [];
  const { rows, brokenText } = mendRows(table.rows);
  for (const row of rows) {
    const cellOf = (field: ImportField): Cell => cellIn(row, field);
    const draft = { ...draftOf(row.number, cellOf, isWithHall), absence: absenceIn(row) };
    const above = drafts.at(-1);
    const own = ownIn(row);
    if (draft.company !== '') owned = own;
    if (draft.company !== '') drafts.push(draft);
    else if (
      above &&
      isEmptyCell(cellOf('company')) &&
      PARTS.some((field) => !isEmptyCell(cellOf(field))) &&
      isOnlyParts(draft) &&
      (own === '' || own === owned)
    )
      drafts.push({ ...draft, company: above.company, booth: above.booth, boothFault: above.boothFault });
    else if (row.cells.some((cell, index) => fields[index] && !isEmptyCell(cell))) nameless.push(draft);
  }
  return { drafts, nameless, brokenText };
}

/** A row with its own address or phone number is about another company, even if the name is missing. */
const OF_ITS_OWN: ReadonlySet<string | null> = new Set<PersonField>([
  'email',
  'website',
  'phoneNumber',
  'companyPhone',
  'addressLine1',
  'postalCode',
]);

/** @returns what reads of a row how its company is reached, whether it is imported or not */
function identityReader(table: Table, fields: ColumnFields): (row: TableRow) => string {
  const own = table.columns.flatMap(({ heading }, index) => {
    const field = fields[index] ?? personFieldOfHeading(heading);
    return OF_ITS_OWN.has(field) ? [index] : [];
  });
  return ({ cells }) =>
    own
      .map((index) => textOf(cells[index]))
      .filter((text) => text !== '')
      .join(' ');
}

const isOnlyParts = ({ booth, country, profile, description }: RowDraft): boolean =>
  booth === '' && country === '' && profile === '' && description === '';

function draftOf(row: number, rawOf: (field: ImportField) => Cell, isWithHall: boolean): RowDraft {
  const leftOut = new Map<ImportField, LeftOut>();
  const cellOf = (field: ImportField): Cell => {
    const cell = rawOf(field);
    if (!isUnusable(field, cell)) return cell;
    leftOut.set(field, { field, text: textOf(cell), used: '' });
    return '';
  };
  const line = (field: ImportField) => {
    const text = tidy(textOf(cellOf(field)));
    const used = usableText(field, text);
    if (used !== text) leftOut.set(field, { field, text, used });
    return used;
  };
  const boothCell = isPlaceholder(textOf(rawOf('booth'))) ? '' : cellOf('booth');
  const { booth, hall } = readBooth(textOf(boothCell), isWithHall);
  const text = (field: ImportField) => lines(textOf(cellOf(field)));
  const written = (field: ImportField, isUsable: (cell: Cell) => boolean): string => {
    const cell = cellOf(field);
    if (isEmptyCell(cell) || isUsable(cell)) return line(field);
    leftOut.set(field, { field, text: textOf(cell), used: '' });
    return '';
  };
  const products = productsOf(line('product'), text('productDescription'), textOf(cellOf('products')));
  const draft = {
    row,
    company: line('company'),
    booth: isPlaceholder(booth) ? '' : tidy(booth),
    hall: hallName(written('hall', (cell) => changedBySheet(cell) === null)) || hall,
    boothFault: changedBySheet(boothCell),
    country: line('country'),
    website: line('website'),
    email: line('email'),
    profile: line('profile'),
    description: text('description'),
    profileMs: line('profileMs'),
    profileZh: line('profileZh'),
    descriptionMs: text('descriptionMs'),
    descriptionZh: text('descriptionZh'),
    subCategories: textOf(cellOf('subCategories')),
    category: line('category'),
    places: placesOf(written('places', (cell) => placesOf(textOf(cell)) !== null)),
    products,
    commas: products.find(({ parts }) => parts.length > 1)?.name ?? '',
    representatives: representativesOf(
      line('representative'),
      line('representativeTitle'),
      line('representativeEmail'),
    ),
    blocked: isEmptyCell(cellOf('blocked')) ? cellOf('blockedDay') : cellOf('blocked'),
    blockedTime: timeWith(cellOf('blockedTime'), cellOf('blockedUntil')),
    pictures: [...textOf(cellOf('picture')).matchAll(LINKS)].map(([link]) => link),
  };
  return { ...draft, leftOut: [...leftOut.values()], absence: '' };
}

const LINKS = /(?:https?:\/\/|www\.)[^\s,;|]+/gi;

/** 'Hall 5' becomes '5'. */
const hallName = (text: string): string =>
  text
    .replace(/^(?:hall|halle|dewan|balai|展馆|馆)\s*(?=(?:[\p{L}\d]{1,3}|\d+(?:[/+&-]\d+)+)$)/iu, '')
    .trim();

/** Several names in one cell. */
const namesIn = (text: string): string[] =>
  text
    .split(/[;；|\n]+/u)
    .map(tidy)
    .filter((name) => name !== '');

/** Several names in a cell are several people; title and email apply only to a single person. */
function representativesOf(names: string, title: string, email: string): ImportedRepresentative[] {
  const people = namesIn(names);
  return people.map((name) =>
    people.length === 1 ? { name, title, email } : { name, title: '', email: '' },
  );
}

function placesOf(text: string): number | null {
  const places = /^\d{1,2}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return places >= 1 && places <= 50 ? places : null;
}

/** A single name may contain a comma; with two commas it is probably a list. */
const partsOf = (name: string, description: string): string[] => {
  const parts = description === '' ? commaParts(name) : [];
  return parts.length > 2 ? parts : [];
};

/** Several names in a cell are several products; a description applies only to a single product. */
function productsOf(name: string, description: string, list: string) {
  const listed = namesIn(list).map((one) => ({ name: one, description: '', parts: commaParts(one) }));
  const named = description === '' ? namesIn(name) : [name].filter((one) => one !== '');
  return [...named.map((one) => ({ name: one, description, parts: partsOf(one, description) })), ...listed];
}

const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

const tidy = (text: string): string => inForm('NFC', text.replace(CONTROL, ' ').replace(/\s+/gu, ' ')).trim();

/** Long texts keep their line breaks. */
const lines = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
