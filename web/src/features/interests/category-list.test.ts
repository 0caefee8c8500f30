// How the interest step loads categories: paging, dropping, caching and retrying.
import type { CategoryTree } from '@visavis/domain/category/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CachedCategories } from './categories-cache.ts';
import { type CategorySource, categoryList } from './category-list.ts';

const MINUTE = 60_000;

function setUp(count: number, { broken = [] as number[], empty = [] as number[] } = {}) {
  const requested: number[] = [];
  let lists = 0;
  let kept: CachedCategories | null = null;
  const failing = new Set(broken);
  const outage = { list: false };
  const source: CategorySource = {
    async list() {
      lists += 1;
      if (outage.list) throw new Error('no list');
      return Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Category ${index + 1}` }));
    },
    async subCategories(id) {
      requested.push(id);
      if (failing.has(id)) throw new Error('no sub-categories');
      return empty.includes(id) ? [] : [{ id: id * 100, name: `Sub ${id}` }];
    },
  };
  const cache = {
    read: () => kept,
    write: (next: CachedCategories) => {
      kept = next;
    },
  };
  const open = () => categoryList(source, cache, () => 5 * MINUTE);
  return { open, requested, failing, outage, lists: () => lists, kept: () => kept };
}

const ids = (categories: readonly CategoryTree[]) => categories.map(({ id }) => id);
const settled = (list: ReturnType<ReturnType<typeof setUp>['open']>) =>
  expect.poll(() => list.state().loading).toBe(false);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('loads ten categories at a time, each page once', async () => {
  const { open, requested } = setUp(24);
  const list = open();
  list.start();
  list.start();
  await settled(list);
  expect(requested).toEqual(upTo(10));
  expect(list.state()).toMatchObject({ hasMore: true, someFailed: false });

  await Promise.all([list.loadMore(), list.loadMore()]);
  expect(requested).toEqual(upTo(20));
  await list.loadMore();
  expect(ids(list.state().categories)).toEqual(upTo(24));
  expect(list.state().hasMore).toBe(false);
});

test('drops categories without sub-categories and those that could not be fetched, and logs the failure', async () => {
  const { open } = setUp(4, { empty: [2], broken: [3] });
  const list = open();
  list.start();
  await settled(list);
  expect(ids(list.state().categories)).toEqual([1, 4]);
  expect(list.state().someFailed).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a return sends no request, and does not consider a failed category loaded', async () => {
  const { open, requested, lists, kept, failing } = setUp(12, { broken: [3], empty: [4] });
  const first = open();
  first.start();
  await settled(first);
  expect(kept()).toMatchObject({ timestamp: 5 * MINUTE, failedIds: [3] });
  expect(kept()?.loadedIds).not.toContain(3);

  const second = open();
  second.start();
  expect(second.state()).toMatchObject({ loading: false, hasMore: true, someFailed: true });
  expect(ids(second.state().categories)).toEqual([1, 2, 5, 6, 7, 8, 9, 10]);
  expect([lists(), requested.length]).toEqual([1, 10]);

  failing.clear();
  await second.tryAgain();
  expect(requested.slice(10)).toEqual([3]);
  expect(ids(second.state().categories)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
  expect(second.state().someFailed).toBe(false);
});

test('a failed list caches nothing and can be retried', async () => {
  const { open, outage, kept } = setUp(3);
  outage.list = true;
  const list = open();
  list.start();
  await settled(list);
  expect(list.state()).toMatchObject({ listFailed: true, categories: [] });
  expect(kept()).toBeNull();

  outage.list = false;
  await list.tryAgain();
  expect(list.state().listFailed).toBe(false);
  expect(ids(list.state().categories)).toEqual([1, 2, 3]);
});

test('a search loads the remaining pages, even if it starts before the first page has loaded', async () => {
  const { open, requested } = setUp(33);
  const list = open();
  list.start();
  await list.loadAll();
  await settled(list);
  expect(requested).toEqual(upTo(33));
  expect(list.state().hasMore).toBe(false);
});

test('loads the next page when a whole page has nothing to show', async () => {
  const { open } = setUp(12, { empty: upTo(10) });
  const list = open();
  list.start();
  await settled(list);
  expect(ids(list.state().categories)).toEqual([11, 12]);
});
