// Which part of an edition an audited action changes.
import { expect, it } from 'vitest';
import { partOf } from './parts.ts';

it.each([
  ['words.draft', 'words'],
  ['category.undo-merge', 'categories'],
  ['exhibitor.block-hours', 'exhibitors'],
  ['edition.change', 'edition'],
  ['import.undo', 'imports'],
  ['edition.export', null],
  ['exhibitor.make-link', null],
  ['meeting.move', null],
] as const)('%s changes %s', (action, part) => {
  expect(partOf(action)).toBe(part);
});
