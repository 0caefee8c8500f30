// Which rows of the tree are shown, and where keys and drops lead.
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { describe, expect, it } from 'vitest';
import { actionOf, allRows, dropOn, type NodeKey, shownRows, typedAhead } from './tree-rows.ts';

const counts = { exhibitors: 5, products: 9, registrations: 5 };
const sub = (id: number, name: string, formerNames: string[] = []) => ({
  id,
  name,
  names: { ms: `${name} ms`, 'zh-Hans': name },
  formerNames,
  ...counts,
});
const TREE: StoredTree = {
  edition: 3,
  version: 1,
  merges: [],
  categories: [
    {
      id: 1,
      name: 'Skincare',
      names: { ms: 'Penjagaan kulit', 'zh-Hans': '护肤' },
      ...counts,
      subCategories: [sub(10, 'Serums', ['Ampoules']), sub(11, 'Sun care')],
    },
    { id: 2, name: 'Makeup', names: {}, ...counts, subCategories: [sub(20, 'Lip colour')] },
    { id: 3, name: 'Nails', names: {}, ...counts, subCategories: [] },
  ],
};
const ROWS = allRows(TREE, LANGUAGES);
const OPEN: ReadonlySet<NodeKey> = new Set(['category-1' as const]);
const shown = (search = '', opened = OPEN) => shownRows(ROWS, opened, search).map(({ node }) => node.name);
const rowOf = (name: string) => {
  const row = shownRows(ROWS, OPEN, '').find(({ node }) => node.name === name);
  if (!row) throw new Error(`no row ${name}`);
  return row;
};
const press = (name: string, key: string, altKey = false) =>
  actionOf({ key, altKey }, rowOf(name), shownRows(ROWS, OPEN, ''), TREE);

it('shows the sub-categories of open categories', () => {
  expect(shown()).toEqual(['Skincare', 'Serums', 'Sun care', 'Makeup', 'Nails']);
  expect(shown('', new Set())).toEqual(['Skincare', 'Makeup', 'Nails']);
});

it.each([
  ['护肤', ['Skincare']],
  ['SUN', ['Skincare', 'Sun care']],
  ['lip colour ms', ['Makeup', 'Lip colour']],
  ['ampoule', ['Skincare', 'Serums']],
  ['zzq', []],
])('finds %s in any language and among former names', (search, names) => {
  expect(shown(search)).toEqual(names);
});

describe('keys', () => {
  it.each([
    ['Skincare', 'ArrowDown', { go: 'sub-category-10' }],
    ['Skincare', 'ArrowRight', { go: 'sub-category-10' }],
    ['Skincare', 'ArrowLeft', { open: 'category-1', isOpen: false }],
    ['Makeup', 'ArrowRight', { open: 'category-2', isOpen: true }],
    ['Serums', 'ArrowLeft', { go: 'category-1' }],
    ['Serums', 'Home', { go: 'category-1' }],
    ['Serums', 'End', { go: 'category-3' }],
    ['Skincare', 'ArrowUp', null],
    ['Nails', 'ArrowDown', null],
  ])('on %s, %s leads to %j', (name, key, action) => {
    expect(press(name, key)).toEqual(action);
  });

  it.each([
    ['Serums', 'ArrowDown', 'Skincare', 1],
    ['Sun care', 'ArrowUp', 'Skincare', 0],
    ['Sun care', 'ArrowRight', 'Makeup', 1],
    ['Makeup', 'ArrowUp', null, 0],
  ])('Alt on %s, %s moves it to %s, %i', (name, key, parent, position) => {
    const action = press(name, key, true);
    const moved = action && 'move' in action ? action.move : null;
    expect([moved?.parent?.name ?? null, moved?.position]).toEqual([parent, position]);
  });

  it.each([
    ['Serums', 'ArrowUp'],
    ['Sun care', 'ArrowDown'],
    ['Serums', 'ArrowLeft'],
    ['Makeup', 'ArrowRight'],
  ])('Alt on %s, %s moves nothing', (name, key) => {
    expect(press(name, key, true)).toBeNull();
  });

  it('typed letters lead to the next name that begins with them, wrapping around', () => {
    const rows = shownRows(ROWS, OPEN, '');
    const find = (typed: string, from: string) => typedAhead(typed, rowOf(from), rows, 'en');
    expect(find('s', 'Skincare')).toBe('sub-category-10');
    expect(find('s', 'Sun care')).toBe('category-1');
    expect(find('su', 'Serums')).toBe('sub-category-11');
    expect(find('x', 'Serums')).toBeNull();
  });
});

describe('a drop', () => {
  it.each([
    ['Serums', 'Sun care', 'Skincare', 1],
    ['Serums', 'Makeup', 'Makeup', 1],
    ['Nails', 'Skincare', null, 0],
  ])('of %s on %s moves it to %s, %i', (dragged, target, parent, position) => {
    const move = dropOn(rowOf(dragged), rowOf(target))?.move;
    expect([move?.parent?.name ?? null, move?.position]).toEqual([parent, position]);
  });

  it('of a category on a sub-category, or of a row on itself, moves nothing', () => {
    expect(dropOn(rowOf('Nails'), rowOf('Serums'))).toBeNull();
    expect(dropOn(rowOf('Nails'), rowOf('Nails'))).toBeNull();
  });
});
