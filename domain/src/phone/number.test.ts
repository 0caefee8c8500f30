// Tests of parsing phone numbers as people write them, and of the stored form.
import { expect, test } from 'vitest';
import { internationalNumber, readPhone } from './number.ts';

const CHOSEN = {
  MY: { cca2: 'MY', diallingCode: '+60' },
  IT: { cca2: 'IT', diallingCode: '+39' },
  CA: { cca2: 'CA', diallingCode: '+1' },
  GB: { cca2: 'GB', diallingCode: '+44' },
  KZ: { cca2: 'KZ', diallingCode: '+7' },
  // Has no numbering plan of its own.
  AQ: { cca2: 'AQ', diallingCode: '+672' },
} as const;

test.each([
  ['0123456789', 'MY', 'MY', '+60', '123456789'],
  ['012-345 6789', 'MY', 'MY', '+60', '123456789'],
  ['٠١٢٣٤٥٦٧٨٩', 'MY', 'MY', '+60', '123456789'],
  ['+60 (0)12-345 6789', 'MY', 'MY', '+60', '123456789'],
  ['60123456789', 'MY', 'MY', '+60', '123456789'],
  ['0612345678', 'IT', 'IT', '+39', '0612345678'],
  ['tel:+1 (415) 555-2671', 'MY', 'US', '+1', '4155552671'],
  ['+1 416 555 0143', 'MY', 'CA', '+1', '4165550143'],
  ['+1 415 555 2671', 'CA', 'CA', '+1', '4155552671'],
  ['+44 7911 123456', 'GB', 'GB', '+44', '7911123456'],
  ['+44 (0)20 7946 0018', 'MY', 'GB', '+44', '2079460018'],
  ['0065 9123 4567', 'MY', 'SG', '+65', '91234567'],
  ['+852 1234', 'MY', 'HK', '+852', '1234'],
  ['+7 701 000', 'KZ', 'KZ', '+7', '701000'],
  ['+1 555 000', 'MY', 'US', '+1', '555000'],
  ['012', 'MY', 'MY', '+60', '012'],
  ['60 (12) 345-678', 'MY', 'MY', '+60', '6012345678'],
  ['123456', 'AQ', 'AQ', '+672', '123456'],
  ['abc', 'MY', 'MY', '+60', ''],
  ['', 'MY', 'MY', '+60', ''],
] as const)('%j with %s chosen belongs to %s: %s %s', (text, chosen, cca2, diallingCode, digits) => {
  expect(readPhone(text, CHOSEN[chosen])).toEqual({ kind: 'number', cca2, diallingCode, digits });
});

test.each(['+999 123', 'tel:+999-123-4567', '+٩٩٩ ١٢٣'])('no country has the code of %j', (text) => {
  expect(readPhone(text, CHOSEN.MY)).toEqual({ kind: 'unknown-code' });
});

test.each([
  ['+600123456789', '+60123456789'],
  ['+60123456789', '+60123456789'],
  ['+390612345678', '+390612345678'],
  ['+78001234567', '+78001234567'],
  ['+6012345', '+6012345'],
  ['0123456789', '+60123456789'],
  ['60123456789', '+60123456789'],
  ['12345', '12345'],
  ['+1', '+1'],
  ['', ''],
  ['+999123', null],
  ['+0123456789', null],
])('%j is stored as %j', (given, stored) => {
  expect(internationalNumber(given)).toBe(stored);
});
