// Resolving names on organisers' lists, and words of searches, to countries.
import { generateDemoEdition } from '@visavis/tools/demo-edition/generate.ts';
import { expect, it } from 'vitest';
import { OTHER_NAMES } from './alias.service.ts';
import countries from './countries.json' with { type: 'json' };
import { countriesMeant } from './meaning.cache.ts';
import { countryCodeOf } from './service.ts';

it.each([
  ['South Korea', 'KR'],
  ['Republic of Korea', 'KR'],
  ['Korea (South)', 'KR'],
  ['North Korea', 'KP'],
  ['Hong Kong', 'HK'],
  ['Hong Kong S.A.R., China', 'HK'],
  ['Taiwan', 'TW'],
  ['Türkiye', 'TR'],
  ['TURKIYE', 'TR'],
  ['Turkey', 'TR'],
  ['United States', 'US'],
  ['the  United States of America', 'US'],
  ['U.S.A.', 'US'],
  ['United Kingdom', 'GB'],
  ['England', 'GB'],
  ['UK', 'GB'],
  [' malaysia ', 'MY'],
  ['MY', 'MY'],
  ['The Netherlands', 'NL'],
  ['Viet Nam', 'VN'],
  ['Cote d’Ivoire', 'CI'],
  ['Bosnia & Herzegovina', 'BA'],
  ['Guinea-Bissau', 'GW'],
  ['Guinea', 'GN'],
  ['Republic of the Congo', 'CG'],
  ['Democratic Republic of the Congo', 'CD'],
  ['Réunion', 'RE'],
  ['Dominican Republic', 'DO'],
  ['Dominica', 'DM'],
  ['Republic', null],
  ['Atlantis', null],
  ['', null],
  ['—', null],
  ['__proto__', null],
  ['constructor', null],
])('%j is %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

it('knows every bundled country by its name and its code, and no other name conflicts with one', () => {
  for (const { name, cca2 } of countries)
    expect([name, countryCodeOf(name), countryCodeOf(cca2)]).toEqual([name, cca2, cca2]);
  const codes = new Set(countries.map(({ cca2 }) => cca2));
  for (const [code, names] of Object.entries(OTHER_NAMES)) {
    expect([code, codes.has(code)]).toEqual([code, true]);
    for (const name of names) expect([name, countryCodeOf(name)]).toEqual([name, code]);
  }
});

it('knows the country of every exhibitor of the demo edition', () => {
  const names = new Set(generateDemoEdition().exhibitors.map(({ region_country }) => region_country));
  expect(names.size).toBe(47);
  expect([...names].filter((name) => countryCodeOf(name) === null)).toEqual([]);
});

it.each([
  ['jerman', ['germany']],
  ['arab saudi', ['saudi arabia']],
  ['德国', ['germany']],
  ['holland', ['netherlands']],
  // The stored name needs no translation; part of a name in Latin letters is too often the name of a person.
  ['germany', []],
  ['ali', []],
  ['德', []],
] as const)('a search for %s also means %j', (folded, stored) => {
  expect(countriesMeant(folded)).toEqual(stored);
});
