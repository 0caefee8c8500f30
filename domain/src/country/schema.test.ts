// Tests that a dialling code is the root plus its first suffix.
import { expect, it } from 'vitest';
import { diallingCode } from './schema.ts';

it.each([
  ['+6', ['0'], '+60'],
  ['+1', [], '+1'],
  ['+1', [''], '+1'],
  ['+7', ['6', '7'], '+76'],
])('%s with %j is %s', (root, suffixes, code) => {
  expect(diallingCode({ root, suffixes })).toBe(code);
});
