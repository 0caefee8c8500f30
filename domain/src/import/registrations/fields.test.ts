// The headings of the template in each language are those that the import of people knows.
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
