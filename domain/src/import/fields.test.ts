// Tests that the import recognises the headings of its templates in each language.
import { expect, it } from 'vitest';
import { importFields as english } from '../words/en/import.ts';
import { importFields as malay } from '../words/ms/import.ts';
import { importFields as chinese } from '../words/zh-hans/import.ts';
import { fieldOfHeading, IMPORT_FIELDS } from './fields.ts';

it.each([
  ['English', english],
  ['Malay', malay],
  ['Chinese', chinese],
])('%s', (_, words) => {
  expect(IMPORT_FIELDS.map((field) => [words[field], fieldOfHeading(words[field])])).toEqual(
    IMPORT_FIELDS.map((field) => [words[field], field]),
  );
});
