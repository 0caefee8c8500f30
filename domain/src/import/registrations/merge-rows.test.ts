// Tests of conflicting rows for one person: each skipped value is reported with the row that takes precedence.
import { expect, it } from 'vitest';
import { FIELD_NAMES, type FieldName } from '../../profile/fields.ts';
import { inEnglish } from '../../words/english.ts';
import { otherValues } from './merge-rows.ts';
import type { PersonDraft } from './person-drafts.ts';

const NOTHING = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Record<FieldName, string>;
const FIRST: Partial<Record<FieldName, string>> = {
  name: 'Mei Tan',
  email: 'mei@kenari.example',
  phoneNumber: '012-345 6789',
  companyName: 'Kenari Retail',
  companySize: '11-50',
  website: 'https://kenari.example/',
  country: 'Malaysia',
};
const draft = (row: number, fields: Partial<Record<FieldName, string>>, language = ''): PersonDraft => ({
  row,
  writtenName: fields.name ?? '',
  fields: { ...NOTHING, ...fields },
  absence: '',
  size: fields.companySize ?? '',
  key: 'mei@kenari.example',
  language,
  interests: '',
  meetings: [],
  leftOut: [],
});
const said = (rows: readonly PersonDraft[]) =>
  otherValues(rows, 'Malaysia', {
    countryOf: (text) =>
      ({ malaysia: 'Malaysia', my: 'Malaysia', singapore: 'Singapore' })[text.toLowerCase()] ?? null,
    diallingOf: () => ({ cca2: 'MY', diallingCode: '+60' }),
  }).map((notes) => notes.map(inEnglish));

it('reports conflicting values', () => {
  const other = {
    name: 'mei tan',
    email: 'MEI@kenari.example',
    phoneNumber: '019-876 5432',
    companyName: 'Nacre',
    companySize: '101+',
    country: 'Singapore',
  };
  expect(said([draft(2, FIRST, 'ms'), draft(3, other, 'English')])).toEqual([
    [],
    [
      'Phone Number: “019-876 5432” is left out, since row 2 has another value.',
      'Company Name: “Nacre” is left out, since row 2 has another value.',
      'Company Size: “101+” is left out, since row 2 has another value.',
      'Country: “Singapore” is left out, since row 2 has another value.',
      'Language of emails: “English” is left out, since row 2 has another value.',
    ],
  ]);
});

it('treats spellings of one value as equal, and ignores empty values', () => {
  const same = {
    ...FIRST,
    phoneNumber: '+60 12 345 6789',
    companyName: 'KENARI  Retail',
    companySize: '11 – 50 employees',
    website: 'kenari.example',
    country: 'MY',
  };
  expect(said([draft(2, FIRST, 'ms'), draft(3, same, 'Bahasa Melayu'), draft(4, {})])).toEqual([[], [], []]);
});

it('the first row with a value wins, and a row with only another meeting repeats no notes', () => {
  const other = draft(4, { companyName: 'Nacre' });
  const rows = [draft(2, { name: 'Mei' }), draft(3, { companyName: 'Kenari' }), other, { ...other, row: 5 }];
  const note = 'Company Name: “Nacre” is left out, since row 3 has another value.';
  expect(said(rows)).toEqual([[], [], [note], []]);
});
