// Tests that vehicle codes are read as countries in a column of countries, and otherwise asked about.
import { expect, it } from 'vitest';
import { withVehicleCodes } from './vehicle-codes.ts';

const NAMES = new Map(
  Object.entries({
    DE: 'Germany',
    AT: 'Austria',
    CH: 'Switzerland',
    FR: 'France',
    IT: 'Italy',
    GB: 'United Kingdom',
    Poland: 'Poland',
  }),
);
const countryOf = (text: string) => NAMES.get(text) ?? null;

it.each([
  [
    ['D', 'A', 'CH', 'F', 'I', 'GB'],
    ['Germany', 'Austria', 'Switzerland', 'France', 'Italy', 'United Kingdom'],
  ],
  [
    ['D', 'Poland'],
    ['Germany', 'Poland'],
  ],
  [
    ['D', 'A', 'Poland'],
    ['Germany', null, 'Poland'],
  ],
  [
    ['A', 'I', 'E'],
    ['Austria', 'Italy', null],
  ],
  [
    ['A', 'a', 'B'],
    [null, null, null],
  ],
  [
    ['D', 'D', 'D'],
    [null, null, null],
  ],
  [
    ['D', 'north', 'south'],
    [null, null, null],
  ],
  [
    ['constructor', 'Poland', ' D '],
    [null, 'Poland', 'Germany'],
  ],
])('%j are read as %j', (texts, countries) => {
  expect(texts.map(withVehicleCodes(texts, countryOf))).toEqual(countries);
});
