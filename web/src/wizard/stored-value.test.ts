// A stored value never throws, never blocks, and never touches another journey's part.
import { beforeEach, expect, test, vi } from 'vitest';
import { listShape, textShape } from '../lib/shape.ts';

const shape = listShape(textShape);
const KEY = 'selectedThings';

// Resets the memory fallback for each test, as for a new tab.
async function freshValue(
  options: { owner?: string; version?: number; migrate?: (value: unknown) => unknown } = {},
) {
  const { storedValue } = await import('./stored-value.ts');
  return storedValue({ key: KEY, owner: 'one', version: 1, shape, empty: [], ...options });
}

const realStorage = localStorage;
const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};
function stubStorage(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  vi.stubGlobal('localStorage', storage);
}

beforeEach(() => vi.resetModules());

test('returns what was written, also to a page opened later', async () => {
  (await freshValue()).write(['a']);
  vi.resetModules();
  expect((await freshValue()).read()).toEqual(['a']);
});

test('is the same object until it changes', async () => {
  const value = await freshValue();
  value.write(['a']);
  expect(value.read()).toBe(value.read());
});

test.each([
  ['not JSON', '{'],
  ['another shape', '[1,2]'],
  ['null', 'null'],
  ['no owners', '{"version":1}'],
  ['an invalid part', '{"version":1,"owners":{"one":7}}'],
  ['a value of another shape', '{"version":1,"owners":{"one":{"savedAt":"","value":[1]}}}'],
  ['another version', '{"version":2,"owners":{"one":{"savedAt":"","value":["a"]}}}'],
  ['another owner', '{"version":1,"owners":{"__proto__":{"savedAt":"","value":["a"]}}}'],
])('%s counts as nothing stored', async (_, text) => {
  localStorage.setItem(KEY, text);
  const value = await freshValue();
  expect(value.read()).toEqual([]);
  value.write(['b']);
  expect(value.read()).toEqual(['b']);
});

test("keeps another owner's part when writing and when clearing", async () => {
  const [one, other] = [await freshValue(), await freshValue({ owner: 'other' })];
  other.write(['theirs']);
  one.write(['ours']);
  one.clear();
  expect(other.read()).toEqual(['theirs']);
  expect(one.read()).toEqual([]);
  other.clear();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a newer version migrates its own part and those of others', async () => {
  (await freshValue()).write(['a']);
  (await freshValue({ owner: 'other' })).write(['b']);
  const migrate = (value: unknown) => (value as string[]).map((text) => `${text}!`);
  const one = await freshValue({ version: 2, migrate });
  expect(one.read()).toEqual(['a!']);
  one.write(['c']);
  expect((await freshValue({ owner: 'other', version: 2, migrate })).read()).toEqual(['b!']);
});

test('falls back to memory when storage is full, and reports it', async () => {
  const value = await freshValue();
  const { storageIsMemoryOnly, watchMemoryOnly } = await import('./storage.ts');
  const notify = vi.fn();
  watchMemoryOnly(notify);
  value.write(['kept']);
  expect(storageIsMemoryOnly()).toBe(false);
  stubStorage({ getItem: (key) => realStorage.getItem(key), setItem: refuse('QuotaExceededError') });
  value.write(['a']);
  value.write(['b']);
  expect(value.read()).toEqual(['b']);
  expect(storageIsMemoryOnly()).toBe(true);
  expect(notify).toHaveBeenCalledOnce();
});

test('reads forbidden storage as empty', async () => {
  stubStorage({ getItem: refuse('SecurityError'), setItem: refuse('SecurityError') });
  const value = await freshValue();
  expect(value.read()).toEqual([]);
  value.write(['a']);
  expect(value.read()).toEqual(['a']);
});

test('notifies of changes in this tab and in others, and of no other key', async () => {
  const value = await freshValue();
  const notify = vi.fn();
  const stop = value.subscribe(notify);
  value.write(['a']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(notify).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(notify).toHaveBeenCalledTimes(3);
  stop();
  value.write(['b']);
  expect(notify).toHaveBeenCalledTimes(3);
});
