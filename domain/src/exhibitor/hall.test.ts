// Tests of the hall of a booth.
import { expect, it } from 'vitest';
import { hallOf } from './hall.ts';

it('is the hall as entered, else the letters of the booth, else empty', () => {
  expect(hallOf({ hall: 'Grand Ballroom', booth_number: 'B-145' })).toBe('Grand Ballroom');
  expect(hallOf({ booth_number: 'B-145' })).toBe('B');
  expect(hallOf({ hall: '', booth_number: ' b145 ' })).toBe('B');
  expect(hallOf({ booth_number: 'Ａ-12' })).toBe('A');
  expect(hallOf({ booth_number: '145' })).toBe('');
  // A word is not a hall.
  expect(hallOf({ booth_number: 'Foyer 3' })).toBe('');
  expect(hallOf({ booth_number: '' })).toBe('');
});
