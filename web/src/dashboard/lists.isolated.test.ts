// What every list of the dashboard keeps to, whichever lists there are: a file that defines one is found by its text.
import { filterNames } from '@visavis/domain/person/stored-search';
import { readSearch } from '@visavis/domain/registration/search';
import { describe, expect, it, vi } from 'vitest';
import type { ListDefinition } from '../list/define-list.ts';
import type { ListOf } from '../list/list-of.ts';

const defined = vi.hoisted(() => [] as ListDefinition<ListOf>[]);
vi.mock('../list/define-list.ts', () => ({
  defineList: (list: ListDefinition<ListOf>) => {
    defined.push(list);
    return list;
  },
}));

const texts = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx']);
const FILES = Object.keys(texts).filter((file) => /\bdefineList</.test(texts[file] ?? ''));
/** How many lists each file defines. */
const found = new Map<string, number>();
for (const file of FILES) {
  const before = defined.length;
  await modules[file]?.();
  found.set(file, defined.length - before);
}

/** Whether erasing somebody of this name would take a stored filter for text about them. */
const isTakenForName = (key: string): boolean =>
  filterNames(
    [key, '1'],
    { names: [key], emails: [], phones: [], reference: 'BM-7K3M-Q2XD', shared: [] },
    { read: readSearch, isCountry: () => false },
  );

it('is looked at in every file that defines a list', () => {
  expect(FILES.length).toBeGreaterThan(4);
  expect(FILES.filter((file) => !found.get(file))).toEqual([]);
});

describe('a list', () => {
  it('has only filters that stored searches know by their names', () => {
    expect(isTakenForName('unknownFilter')).toBe(true);
    const keys = new Set(defined.flatMap(({ filterSchema }) => Object.keys(filterSchema.shape)));
    expect(keys).toContain('search');
    expect([...keys].filter(isTakenForName)).toEqual([]);
  });

  it('has a column for each that its file can take', () => {
    const taking = defined.filter(({ exportColumns }) => exportColumns);
    expect(taking).not.toEqual([]);
    for (const { columns, exportColumns = [] } of taking) {
      const shown = columns.map(({ key }) => key);
      expect(exportColumns.filter((key) => !shown.includes(key))).toEqual([]);
    }
  });
});
