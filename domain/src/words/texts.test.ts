// Versions of a document, and fields that no text has.
import { expect, it } from 'vitest';
import { problemsOf } from './text-fields.ts';
import { differing, nextVersion } from './texts.ts';

it.each([
  ['2025-05', '2026-11', '2026-11'],
  ['2026-11', '2026-11', '2026-11.2'],
  ['2026-11.2', '2026-11', '2026-11.3'],
  ['2026-11.9', '2026-11', '2026-11.10'],
  ['2026-11.rev', '2026-11', '2026-11.2'],
  ['2026-1', '2026-11', '2026-11'],
  ['my own', '2026-11', '2026-11'],
])('after %s comes, in %s, %s', (current, month, next) => {
  expect(nextVersion(current, month)).toBe(next);
});

it('names fields that a text does not have, and those that are too long', () => {
  const place = { name: 'Hall', address: 'Street', city: 'Ipoh', country: 'Malaysia', travel: 'On foot.' };
  expect(problemsOf('place', place, 'en')).toEqual({});
  expect(problemsOf('place', { ...place, subject: '' }, 'en')).toMatchObject({
    subject: { code: 'words.field-unknown' },
  });
  expect(problemsOf('place', { ...place, city: 'x'.repeat(20_001) }, 'en')).toMatchObject({
    city: { code: 'words.too-long', values: { most: 20_000 } },
  });
});

it('lists the fields that differ, also those that only one has', () => {
  expect(differing({ a: '1', b: '2' }, { a: '1', b: '3', c: '' })).toEqual(['b', 'c']);
});
