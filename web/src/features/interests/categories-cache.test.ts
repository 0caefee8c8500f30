// The category cache: valid for 30 minutes, stored under the documented key and fields, and validated on reading.
import { expect, test } from 'vitest';
import { readCategories, writeCategories } from './categories-cache.ts';

const MINUTE = 60_000;
const kept = {
  timestamp: 100 * MINUTE,
  categories: [{ id: 1, name: 'Skincare', subCategories: [{ id: 7, name: 'Serums' }] }],
  loadedIds: [1],
  failedIds: [],
};

test('is stored as timestamp, categories and loadedIds', () => {
  writeCategories(kept);
  expect(JSON.parse(localStorage.getItem('categoriesCache') ?? '')).toMatchObject({
    timestamp: kept.timestamp,
    categories: kept.categories,
    loadedIds: [1],
  });
});

test.each([
  ['is fresh at once', 100, true],
  ['is fresh just before 30 minutes', 129.99, true],
  ['is stale after 30 minutes', 130, false],
  ['is stale when the clock was set back', 99, false],
])('%s', (_, minutes, isFresh) => {
  writeCategories(kept);
  expect(readCategories(minutes * MINUTE) !== null).toBe(isFresh);
});

test.each([
  '{',
  '[]',
  'null',
  '{"timestamp":"now"}',
  '{"timestamp":6000000,"categories":[{}],"loadedIds":[]}',
])('invalid contents are ignored: %s', (text) => {
  localStorage.setItem('categoriesCache', text);
  expect(readCategories(100 * MINUTE)).toBeNull();
});
