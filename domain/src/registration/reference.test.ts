// Tests of references: format, unambiguous letters and a nearly uniform distribution.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, REFERENCE_BYTES } from './reference.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytes = fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES });

describe('a reference', () => {
  it('is BM and two groups of four, without 0, 1, I, L, O and U', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(newReference('business', random)).toMatch(/^BM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      }),
    );
  });

  it('depends only on its random bytes', () => {
    expect(newReference('business', new Uint8Array(16))).toBe('BM-2222-2222');
    // Two bytes per letter: 0x0100 is 256, and 256 % 30 is 16, the letter J.
    expect(newReference('business', Uint8Array.from([1, 0, 0, 1, ...new Uint8Array(11), 29]))).toBe(
      'BM-J322-222Z',
    );
  });

  it('requires enough bytes', () => {
    expect(() => newReference('business', new Uint8Array(REFERENCE_BYTES - 1))).toThrow(RangeError);
  });

  it('draws each of its eight letters at random, and each letter about equally often', () => {
    for (let place = 0; place < 8; place += 1) {
      const counts = new Map<string, number>();
      for (let value = 0; value < 65_536; value += 8) {
        // Every eighth value is enough; since 8 and 30 share the factor two, an offset is added to reach all letters.
        const shifted = value + (Math.floor(value / 8) % 8);
        const random = new Uint8Array(REFERENCE_BYTES);
        random.set([shifted >> 8, shifted & 255], place * 2);
        const letter = newReference('business', random).replace(/^BM-|-/g, '')[place] ?? '';
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
      }
      expect([...counts.keys()].sort().join('')).toBe(LETTERS);
      expect(Math.max(...counts.values()) / Math.min(...counts.values())).toBeLessThan(1.1);
    }
  });
});
