// The key of a set of interests: one key for one set, whatever the order, and never one for two.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { selectionKey, unknownInterests } from './schema.ts';

/** Names made of little more than the characters that could confuse the key. */
const name = fc.string({ unit: fc.constantFrom('a', 'b', ',', '\\', ' '), maxLength: 5 });
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });

describe('the key of a set of interests', () => {
  it('is the sorted names, joined by commas', () => {
    expect(selectionKey(['Serums', 'Cleansers', 'Nail Polish'])).toBe('Cleansers,Nail Polish,Serums');
  });

  it.each([
    [['a,b'], ['a', 'b']],
    [['a\\', 'b'], ['a\\,b']],
    [['a\\,b'], ['a,b']],
    [['a\\', 'b'], ['a,b']],
    [
      ['a', 'b,c'],
      ['a,b', 'c'],
    ],
  ])('tells %j from %j', (one, other) => {
    expect(selectionKey(one)).not.toBe(selectionKey(other));
  });

  it('does not depend on order or repetition', () => {
    const shuffled = names.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.subarray(list)),
    );
    fc.assert(
      fc.property(shuffled, ([list, other, again]) => {
        expect(selectionKey([...other, ...again])).toBe(selectionKey(list));
      }),
    );
  });

  it('is never the same for two sets: the names can be read back from it', () => {
    /** Reads from left to right: a backslash takes the next character as it is, a bare comma parts. */
    const readBack = (key: string) => {
      const read = [''];
      for (let index = 0; index < key.length; index += 1) {
        const isEscape = key[index] === '\\';
        if (isEscape) index += 1;
        if (key[index] === ',' && !isEscape) read.push('');
        else read.push(`${read.pop() ?? ''}${key[index] ?? ''}`);
      }
      return read;
    };
    fc.assert(
      fc.property(names, (list) => {
        expect(readBack(selectionKey(list))).toEqual(list.toSorted());
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves the list as it was', () => {
    const list = Object.freeze(['b', 'a']);
    expect(selectionKey(list)).toBe('a,b');
    expect(list).toEqual(['b', 'a']);
  });
});

describe('unknownInterests', () => {
  const interest = (subCategoryId: number) => ({
    category: 'Skincare',
    subCategory: 'Serums',
    categoryId: 1,
    subCategoryId,
  });

  it('has a sentence for each that the edition does not have, by its place', () => {
    const known = (id: number) => id < 10;
    expect(unknownInterests([], known)).toEqual({});
    expect(unknownInterests([interest(1), interest(9)], known)).toEqual({});
    expect(unknownInterests([interest(10), interest(1), interest(11)], known)).toEqual({
      'interests.0.subCategoryId': coded(message('interest.not-in-edition')),
      'interests.2.subCategoryId': coded(message('interest.not-in-edition')),
    });
  });
});
