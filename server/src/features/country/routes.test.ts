// GET /api/countries: the shape of the public service, with the right dialling codes.
import { diallingCode } from '@visavis/domain/country/schema';
import { beforeAll, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { createTestApp } from '../../testing/test-app.ts';

interface CountryRow {
  name: { common: string };
  cca2: string;
  flags: { svg: string; png: string };
  idd: { root: string; suffixes: string[] };
}

const test = prepareOnce(createTestApp);
let countries: CountryRow[];
beforeAll(async () => {
  countries = (await test.get('/api/countries')).json();
});

it('has 250 countries sorted by name, each with flag and dialling code', () => {
  expect(countries).toHaveLength(250);
  for (const country of countries) {
    expect(country.cca2).toMatch(/^[A-Z]{2}$/);
    expect(country.flags.svg).toBe(`/flags/${country.cca2.toLowerCase()}.svg`);
    expect(diallingCode(country.idd)).toMatch(/^\+\d{1,3}$/);
  }
  const names = countries.map((country) => country.name.common);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

it.each([
  ['MY', '+60'],
  ['US', '+1'],
  ['CA', '+1'],
  ['DO', '+1'],
  ['KZ', '+7'],
  ['RU', '+7'],
  ['GB', '+44'],
  ['VA', '+39'],
  ['UM', '+1'],
  ['AQ', '+672'],
])('%s dials %s', (cca2, code) => {
  const country = countries.find((candidate) => candidate.cca2 === cca2);
  expect(country && diallingCode(country.idd)).toBe(code);
});

it('serves every flag', async () => {
  for (const { flags } of countries) {
    const response = await test.app.inject(flags.svg);
    expect([flags.svg, response.statusCode, response.headers['content-type']]).toEqual([
      flags.svg,
      200,
      'image/svg+xml',
    ]);
  }
});

it('lists the other names by which people search for a country', async () => {
  const rows: { cca2: string; altSpellings: string[] }[] = (
    await test.get('/api/countries?fields=cca2,altSpellings')
  ).json();
  const codeOf = (name: string) => rows.find(({ altSpellings }) => altSpellings.includes(name))?.cca2;
  expect(['UAE', 'USA', 'UK', 'England', 'Holland', 'Burma'].map(codeOf)).toEqual([
    'AE',
    'US',
    'GB',
    'GB',
    'NL',
    'MM',
  ]);
});

it('returns only the requested fields', async () => {
  const rows = (await test.get('/api/countries?fields=idd,name')).json();
  expect(Object.keys(rows[0]).sort()).toEqual(['idd', 'name']);
  expect((await test.get('/api/countries?fields=population')).statusCode).toBe(422);
});
