// Tests that text lines are cleaned of control characters, line breaks and surrounding blanks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from '../exhibitor/merge.ts';
import { foldForSearch } from './fold.ts';
import { cleanLine, digitsOnly, foldEmail, inForm, withoutInvisible } from './normalise.ts';

describe('a line', () => {
  it.each([
    ['  Aisha Rahman  ', 'Aisha Rahman'],
    ['A\u0000B', 'A B'],
    ['\u202eevil\u202c com\u200bpany\ufeff', 'evil company'],
    ['\u0645\u06cc\u200c\u062e', '\u0645\u06cc\u200c\u062e'],
    ['\u0000', ''],
    ['name\r\nBcc: all@example.org', 'name Bcc: all@example.org'],
    ['one\ntwo', 'one two'],
    ['one\t\ttwo', 'one two'],
    ['one\u2028two\u2029three', 'one two three'],
    ['one\u0085two\u007fthree', 'one two three'],
    ['half \ud800 a letter\udc00', 'half   a letter'],
    ['Cafe\u0301', 'Café'],
    ['a  b', 'a  b'],
    ["O'Brien; DROP TABLE visitor", "O'Brien; DROP TABLE visitor"],
    ['<b>김</b> 👩🏽‍🔬', '<b>김</b> 👩🏽‍🔬'],
    ['\u00a0name\u3000', 'name'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
  });

  it('never contains control characters or surrounding blanks, and is idempotent', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\0', '\r', '\n', ' ', 'e', '\u0301') }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const kept = cleanLine(typed);
        expect(kept).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(kept).toBe(kept.trim());
        expect(kept).toBe(kept.normalize('NFC'));
        expect(cleanLine(kept)).toBe(kept);
      }),
    );
  });

  it('without control and invisible characters, only loses surrounding blanks', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .filter((typed) => !/[\p{Cc}\u2028\u2029]/u.test(typed) && withoutInvisible(typed) === typed);
    fc.assert(
      fc.property(text, (typed) => {
        expect(cleanLine(typed)).toBe(typed.normalize('NFC').trim());
      }),
    );
  });
});

describe('digits only', () => {
  it.each([
    ['012-345 6789', '0123456789'],
    ['+60 (12) 345', '6012345'],
    ['12a3e4.5', '12345'],
    ['abc', ''],
    ['', ''],
    ['٠١٢', '012'],
    ['۰۱۲', '012'],
    ['०१२', '012'],
    ['１２', '12'],
    ['𝟎𝟏𝟘𝟡', '0109'],
    ['Ⅻ½', ''],
  ])('of %j are %j', (typed, digits) => {
    expect(digitsOnly(typed)).toBe(digits);
  });
});

describe('a folded email address', () => {
  it.each([
    ['Amira@Kenari.Example', 'amira@kenari.example'],
    ['amira@kenari.example', 'amira@kenari.example'],
  ])('%s is %s', (typed, folded) => {
    expect(foldEmail(typed)).toBe(folded);
  });
});

describe('marks on a letter', () => {
  it('are kept, but at most thirty', () => {
    expect(inForm('NFC', 'e\u0323\u0302')).toBe('\u1ec7');
    expect(inForm('NFD', `a${'\u0301'.repeat(200)}b`)).toBe(`a${'\u0301'.repeat(30)}b`);
  });

  it('are dropped in linear time from a text that consists of nothing else', () => {
    // Sorting the marks first would take minutes.
    const marks = '\u0301\u0323'.repeat(150_000);
    for (const clean of [cleanLine, foldName, foldForSearch]) expect(clean(marks).length).toBeLessThan(40);
  }, 20_000);
});
