// The submitted number, built from what was saved, chosen and typed.
import { expect, test } from 'vitest';
import { countriesWithoutList, phoneCountries, phoneNumber, savedPhone } from './phone.ts';

const flags = { svg: '/flags/xx.svg', png: '/flags/xx.png' };
const country = (common: string, cca2: string, root: string, suffix: string) => ({
  name: { common },
  cca2,
  flags,
  idd: { root, suffixes: suffix ? [suffix] : [] },
});
const countries = phoneCountries([
  country('Malaysia', 'MY', '+6', '0'),
  country('United States', 'US', '+1', ''),
  country('Canada', 'CA', '+1', ''),
  country('Nowhere', 'XX', '', ''),
]);
const nothing = savedPhone({ number: undefined, country: undefined, digits: undefined });

test('joins root and first suffix to the dialling code, and skips an entry without one', () => {
  expect(countries.map(({ cca2, diallingCode }) => [cca2, diallingCode])).toEqual([
    ['MY', '+60'],
    ['US', '+1'],
    ['CA', '+1'],
  ]);
});

test('defaults to Malaysia, and is empty without digits', () => {
  expect(nothing).toMatchObject({ cca2: 'MY', digits: '' });
  expect(phoneNumber('MY', '', countries, nothing)).toBe('');
  expect(phoneNumber('MY', '12-345 x', null, nothing)).toBe('+6012345');
});

test('keeps the chosen country when two share a code', () => {
  const saved = savedPhone({ number: '+15550', country: 'CA', digits: '5550' });
  expect(saved).toMatchObject({ cca2: 'CA', digits: '5550' });
  expect(phoneNumber('CA', '5550', countries, saved)).toBe('+15550');
});

test('keeps the code of a saved number while the list is loading, and after it failed', () => {
  const saved = savedPhone({ number: '+6591234567', country: 'SG', digits: '91234567' });
  expect(phoneNumber('SG', '91234568', null, saved)).toBe('+6591234568');
  expect(countriesWithoutList(saved).map(({ diallingCode }) => diallingCode)).toEqual(['+60', '+65']);
});

test('shows a number saved in one piece without its code', () => {
  expect(savedPhone({ number: '+60123456789', country: undefined, digits: undefined })).toMatchObject({
    cca2: 'MY',
    digits: '123456789',
  });
});

test('starts with another country if the edition does, even when the list is missing', () => {
  const home = { cca2: 'AE', name: 'United Arab Emirates', diallingCode: '+971' };
  const begun = savedPhone({ number: undefined, country: undefined, digits: undefined }, home);
  expect(begun).toMatchObject({ cca2: 'AE', digits: '' });
  expect(phoneNumber(begun.cca2, '501234567', null, begun)).toBe('+971501234567');
  const chosen = savedPhone({ number: '+6012345', country: 'MY', digits: '12345' }, home);
  expect(countriesWithoutList(chosen).map(({ diallingCode }) => diallingCode)).toEqual(['+971', '+60']);
});
