// Reads the rows of a table by the fields of their columns, without a look at what the edition has.
import { timeWith } from './blocked-hours.ts';
import { isPlaceholder, readBooth } from './booth.ts';
import { mendRows } from './broken-text.ts';
import { type Cell, isEmptyCell, textOf } from './cell.ts';
import type { ColumnFields, ImportField } from './fields.ts';
import { isSheetError, type LeftOut, usableText } from './left-out.ts';
import type { ExhibitorTexts, ImportedRepresentative } from './plan-types.ts';
import type { Table } from './table.ts';
import { asDay } from './written-day.ts';

export interface RowDraft extends ExhibitorTexts {
  row: number;
  /** The booth is a date that a spreadsheet has made of it, such as of '5-12'. */
  isBoothDate: boolean;
  subCategories: string;
  category: string;
  places: number | null;
  products: { name: string; description: string }[];
  representatives: ImportedRepresentative[];
  blocked: Cell;
  blockedTime: Cell;
  pictures: string[];
  leftOut: LeftOut[];
}

export interface ReadRows {
  drafts: RowDraft[];
  /** Rows with something in them, but no company. */
  nameless: RowDraft[];
  /** Cells whose text had been read in the wrong encoding. */
  brokenText: number;
}

/** What a row may have while its company stands above it. */
const PARTS: readonly ImportField[] = [
  'product',
  'products',
  'blocked',
  'blockedDay',
  'subCategories',
  'picture',
];

export function readRows(table: Table, fields: ColumnFields): ReadRows {
  const places = new Map<ImportField, number>();
  for (const [index, field] of fields.entries()) if (field) places.set(field, index);
  const drafts: RowDraft[] = [];
  const nameless: RowDraft[] = [];
  const { rows, brokenText } = mendRows(table.rows);
  for (const row of rows) {
    const cellOf = (field: ImportField): Cell => {
      const place = places.get(field) ?? -1;
      const cell = row.cells[place] ?? '';
      return field === 'blockedDay' ? asDay(cell, table.columns[place]?.heading ?? '') : cell;
    };
    const draft = draftOf(row.number, cellOf);
    const above = drafts.at(-1);
    if (draft.company !== '') drafts.push(draft);
    else if (above && PARTS.some((field) => !isEmptyCell(cellOf(field))) && isOnlyParts(draft))
      drafts.push({ ...draft, company: above.company, booth: above.booth, isBoothDate: above.isBoothDate });
    else if (row.cells.some((cell, index) => fields[index] && !isEmptyCell(cell))) nameless.push(draft);
  }
  return { drafts, nameless, brokenText };
}

const isOnlyParts = ({ booth, country, profile, description }: RowDraft): boolean =>
  booth === '' && country === '' && profile === '' && description === '';

function draftOf(row: number, rawOf: (field: ImportField) => Cell): RowDraft {
  const leftOut = new Map<ImportField, LeftOut>();
  const cellOf = (field: ImportField): Cell => {
    const cell = rawOf(field);
    if (typeof cell !== 'string' || !isSheetError(cell)) return cell;
    leftOut.set(field, { field, text: cell, used: '' });
    return '';
  };
  const line = (field: ImportField) => {
    const text = tidy(textOf(cellOf(field)));
    const used = usableText(field, text);
    if (used !== text) leftOut.set(field, { field, text, used });
    return used;
  };
  const boothCell = cellOf('booth');
  const isBoothDate = typeof boothCell === 'object' || DATE_TEXT.test(textOf(boothCell));
  const { booth, hall } = readBooth(line('booth'));
  const text = (field: ImportField) => lines(textOf(cellOf(field)));
  const draft = {
    row,
    company: line('company'),
    booth: isPlaceholder(booth) ? '' : booth,
    hall: hallName(line('hall')) || hall,
    isBoothDate,
    country: line('country'),
    website: line('website'),
    email: line('email'),
    profile: text('profile'),
    description: text('description'),
    profileMs: text('profileMs'),
    profileZh: text('profileZh'),
    descriptionMs: text('descriptionMs'),
    descriptionZh: text('descriptionZh'),
    subCategories: textOf(cellOf('subCategories')),
    category: line('category'),
    places: placesOf(line('places')),
    products: productsOf(line('product'), text('productDescription'), textOf(cellOf('products'))),
    representatives: representativesOf(
      line('representative'),
      line('representativeTitle'),
      line('representativeEmail'),
    ),
    blocked: isEmptyCell(cellOf('blocked')) ? cellOf('blockedDay') : cellOf('blocked'),
    blockedTime: timeWith(cellOf('blockedTime'), cellOf('blockedUntil')),
    pictures: [...textOf(cellOf('picture')).matchAll(LINKS)].map(([link]) => link),
  };
  return { ...draft, leftOut: [...leftOut.values()] };
}

/** A booth such as '12/3', after a spreadsheet has made a date of it and saved it as text: '12-Mar', '3月12日'. */
const DATE_TEXT =
  /^(?:\d{1,2}-(?:jan|feb|mar|mac|apr|may|mei|jun|jul|aug|ogo|sep|oct|okt|nov|dec|dis)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2}|\d{1,2}月\d{1,2}日)$/iu;

const LINKS = /(?:https?:\/\/|www\.)[^\s,;|]+/gi;

/** 'Hall 5' is hall 5. */
const hallName = (text: string): string =>
  text.replace(/^(?:hall|halle|dewan|balai|展馆|馆)\s*(?=[\p{L}\d]{1,3}$)/iu, '').trim();

/** Several names in one cell. */
const namesIn = (text: string): string[] =>
  text
    .split(/[;；|\n]+/u)
    .map(tidy)
    .filter((name) => name !== '');

/** Several names in one cell are several people; title and email belong to one alone. */
function representativesOf(names: string, title: string, email: string): ImportedRepresentative[] {
  const people = namesIn(names);
  return people.map((name) =>
    people.length === 1 ? { name, title, email } : { name, title: '', email: '' },
  );
}

function placesOf(text: string): number | null {
  const places = Number(text.replace(/\.0+$/, ''));
  return text !== '' && Number.isInteger(places) && places >= 1 && places <= 50 ? places : null;
}

/** Several names in one cell are several products; a description belongs to one alone. */
function productsOf(name: string, description: string, list: string) {
  const listed = namesIn(list).map((one) => ({ name: one, description: '' }));
  const named = description === '' ? namesIn(name) : [name].filter((one) => one !== '');
  return [...named.map((one) => ({ name: one, description })), ...listed];
}

const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

const tidy = (text: string): string =>
  text.replace(CONTROL, ' ').replace(/\s+/gu, ' ').normalize('NFC').trim();

/** Longer texts keep their line breaks. */
const lines = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
