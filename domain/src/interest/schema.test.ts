// Tests that each set of interests has exactly one key, independent of order.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coded } from '../message/coded.ts';
import { message } from '../message/message.ts';
import { selectionKey, unknownInterests } from './schema.ts';

/** Names made mostly of the characters that could break the key. */
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
  ])('differs for %j and %j', (one, other) => {
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

  it('is unique: the names can be parsed back from it', () => {
    /** Parses from left to right: a backslash escapes the next character, a bare comma separates. */
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
    );
  });

  it('does not modify the list', () => {
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

  it('has an error for each interest that the edition lacks, by its index', () => {
    const known = (id: number) => id < 10;
    expect(unknownInterests([], known)).toEqual({});
    expect(unknownInterests([interest(1), interest(9)], known)).toEqual({});
    expect(unknownInterests([interest(10), interest(1), interest(11)], known)).toEqual({
      'interests.0.subCategoryId': coded(message('interest.not-in-edition')),
      'interests.2.subCategoryId': coded(message('interest.not-in-edition')),
    });
  });
});
