// Tests that the import of people recognises the headings of its template in each language.
import { expect, it } from 'vitest';
import { personFields as english } from '../../words/en/import.ts';
import { personFields as malay } from '../../words/ms/import.ts';
import { personFields as chinese } from '../../words/zh-hans/import.ts';
import { PERSON_FIELDS, personFieldOfHeading } from './fields.ts';

it.each([
  ['English', english],
  ['Malay', malay],
  ['Chinese', chinese],
])('%s', (_, words) => {
  expect(PERSON_FIELDS.map((field) => [words[field], personFieldOfHeading(words[field])])).toEqual(
    PERSON_FIELDS.map((field) => [words[field], field]),
  );
});
