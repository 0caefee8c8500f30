// The swatches of a visitor's companies: ten pigments, told apart as long as they last.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignPigments, monogram, PIGMENT_COUNT, preferredPigment } from './pigment.ts';

const names = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 14 });

describe('the pigment that a name asks for', () => {
  // Published values of the hash (FNV-1a, 32 bits): a 0xe40c292c, b 0xe70c2de5, foobar 0xbf9cf968.
  it.each([
    ['', 2166136261 % 10],
    ['a', 0xe40c292c % 10],
    ['b', 0xe70c2de5 % 10],
    ['foobar', 0xbf9cf968 % 10],
    ['FooBar', 0xbf9cf968 % 10],
  ])('%j: %i', (name, pigment) => {
    expect(preferredPigment(name)).toBe(pigment);
  });

  it('is a whole number from 0 to 9', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(preferredPigment(name));
      }),
    );
  });

  it('spreads: each of the ten is asked for by some of a hundred names', () => {
    const asked = new Set(Array.from({ length: 100 }, (_, index) => preferredPigment(`Company ${index}`)));
    expect(asked.size).toBe(PIGMENT_COUNT);
  });
});

describe('the pigments of a selection', () => {
  it('are distinct up to ten companies, and all ten are used by the tenth', () => {
    fc.assert(
      fc.property(names, (list) => {
        const pigments = assignPigments(list);
        expect(pigments).toHaveLength(list.length);
        expect(new Set(pigments).size).toBe(Math.min(list.length, PIGMENT_COUNT));
        for (const pigment of pigments) expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(pigment);
      }),
    );
  });

  it('are those asked for where nothing collides, and the first always gets its wish', () => {
    fc.assert(
      fc.property(names, (list) => {
        const wished = list.map(preferredPigment);
        const pigments = assignPigments(list);
        expect(pigments[0]).toBe(wished[0]);
        if (new Set(wished).size === wished.length) expect(pigments).toEqual(wished);
      }),
    );
  });

  it('do not change when a company is added at the end', () => {
    fc.assert(
      fc.property(names, fc.string(), (list, added) => {
        expect(assignPigments([...list, added]).slice(0, list.length)).toEqual(assignPigments(list));
      }),
    );
  });

  it('give the next free one to a namesake, round the end', () => {
    const first = preferredPigment('Same');
    expect(assignPigments(Array(10).fill('Same'))).toEqual(
      Array.from({ length: 10 }, (_, step) => (first + step) % 10),
    );
  });
});

describe('the monogram', () => {
  it.each([
    ['lumi', 'L'],
    [' (7) Days', '7'],
    ['한빛', '한'],
    ['éclat', 'É'],
    ['𝒜lpha', '𝒜'],
    ['***', '?'],
    ['', '?'],
  ])('of %j is %s', (name, letter) => {
    expect(monogram(name)).toBe(letter);
  });
});
