// Tests of the initials in placeholders.
import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Hanari Natural Co.', 'HN'],
  ['oasis', 'O'],
  ['海洋食品', '海'],
  ['3M (Asia)', '3A'],
  ['…', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
