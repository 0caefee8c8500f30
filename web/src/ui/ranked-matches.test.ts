// Finds countries as people type them: by alias, without accents, exact code first.
import { expect, test } from 'vitest';
import { rankedMatches } from './ranked-matches.ts';

const COUNTRIES = [
  { name: 'Belarus', code: 'BY' },
  { name: "Côte d'Ivoire", code: 'CI' },
  { name: 'Curaçao', code: 'CW' },
  { name: 'Mauritius', code: 'MU' },
  { name: 'Myanmar', code: 'MM', otherNames: ['Burma'] },
  { name: 'Malaysia', code: 'MY' },
  { name: 'Réunion', code: 'RE' },
  { name: 'Türkiye', code: 'TR', otherNames: ['Turkey'] },
  { name: 'Ukraine', code: 'UA' },
  { name: 'United Arab Emirates', code: 'AE', otherNames: ['UAE', 'Emirates'] },
  { name: 'United Kingdom', code: 'GB', otherNames: ['UK', 'England'] },
  { name: 'United States', code: 'US', otherNames: ['USA', 'America'] },
] as const;

const found = (query: string) =>
  rankedMatches<{ name: string; code: string; otherNames?: readonly string[] }>(COUNTRIES, query, (one) => ({
    names: [one.name, ...(one.otherNames ?? [])],
    code: one.code,
  })).map(({ name }) => name);

test.each([
  ['uk', 'United Kingdom'],
  ['UAE', 'United Arab Emirates'],
  ['usa', 'United States'],
  ['england', 'United Kingdom'],
  ['burma', 'Myanmar'],
  ['turkiye', 'Türkiye'],
  ['curacao', 'Curaçao'],
  ['reunion', 'Réunion'],
  ['cote', "Côte d'Ivoire"],
  ['my', 'Malaysia'],
  ['us', 'United States'],
])('%j finds %s first', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test('ranks exact names and codes first, then prefixes, then other matches', () => {
  expect(found('uk')).toEqual(['United Kingdom', 'Ukraine']);
  expect(found('m')).toEqual([
    'Mauritius',
    'Myanmar',
    'Malaysia',
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ]);
  expect(found('zz')).toEqual([]);
  expect(found('  ')).toHaveLength(COUNTRIES.length);
});
