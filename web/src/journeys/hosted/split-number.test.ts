// Splits a stored number into its country and its digits.
import { expect, test } from 'vitest';
import { splitNumber } from './split-number.ts';

const COUNTRIES = [
  { cca2: 'CA', diallingCode: '+1' },
  { cca2: 'HK', diallingCode: '+852' },
  { cca2: 'KZ', diallingCode: '+7' },
  { cca2: 'MY', diallingCode: '+60' },
  { cca2: 'RU', diallingCode: '+7' },
  { cca2: 'US', diallingCode: '+1' },
];

test.each([
  ['+60 12-345 6789', 'MY', { cca2: 'MY', digits: '123456789' }],
  ['+12025550143', 'MY', { cca2: 'US', digits: '2025550143' }],
  ['+1 416 555 0143', 'CA', { cca2: 'CA', digits: '4165550143' }],
  ['+7 701 000', 'KZ', { cca2: 'KZ', digits: '701000' }],
  ['+852 1234', 'MY', { cca2: 'HK', digits: '1234' }],
  ['012-345 6789', 'MY', null],
  ['+999 1', 'MY', null],
  ['+', 'MY', null],
])('%j with current country %s', (number, current, expected) => {
  expect(splitNumber(number, COUNTRIES, current)).toEqual(expected);
});
