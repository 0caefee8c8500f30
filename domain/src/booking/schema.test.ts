// Tests of the booking form's messages and of valid passport numbers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../words/english.ts';
import { BOOKING_MESSAGES, bookingFormSchema, maskedPassport } from './schema.ts';

const form = {
  name: 'Amira Rahman',
  passportNumber: 'A55120482',
  email: 'amira@kenari.example',
  phoneNumber: '+60123456789',
  additionalName: '',
  additionalPassport: '',
  stayingDuration: '2 - 4 Jun 2026',
  roomType: 'Two Single Bed' as const,
  extraNights: [],
};

/** @returns the distinct error messages, by field */
function errorsOf(changes: object): Record<string, string[]> {
  const sentences: Record<string, string[]> = {};
  for (const issue of bookingFormSchema.safeParse({ ...form, ...changes }).error?.issues ?? []) {
    const field = issue.path.join('.');
    sentences[field] = [...new Set([...(sentences[field] ?? []), englishOf(issue.message)])];
  }
  return sentences;
}

describe('the booking form', () => {
  it('accepts a valid form, with or without the optional fields', () => {
    expect(bookingFormSchema.parse(form)).toEqual(form);
    const { additionalName: _name, additionalPassport: _passport, extraNights: _nights, ...rest } = form;
    expect(bookingFormSchema.parse(rest)).toEqual(form);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: 'amira' }, 'email', 'Email is invalid'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
    [{ passportNumber: undefined }, 'passportNumber', englishOf(BOOKING_MESSAGES.passport)],
    [{ passportNumber: ' - ' }, 'passportNumber', englishOf(BOOKING_MESSAGES.passport)],
    [{ passportNumber: 'A1' }, 'passportNumber', englishOf(BOOKING_MESSAGES.passportInvalid)],
    [{ additionalPassport: 'A1' }, 'additionalPassport', englishOf(BOOKING_MESSAGES.passportInvalid)],
    [{ stayingDuration: '' }, 'stayingDuration', englishOf(BOOKING_MESSAGES.stay)],
    [{ stayingDuration: 'x'.repeat(41) }, 'stayingDuration', englishOf(BOOKING_MESSAGES.stay)],
    [{ roomType: '' }, 'roomType', englishOf(BOOKING_MESSAGES.room)],
    [{ roomType: undefined }, 'roomType', englishOf(BOOKING_MESSAGES.room)],
  ])('%j is refused with its message', (changes, field, sentence) => {
    expect(errorsOf(changes)).toEqual({ [field]: [sentence] });
  });

  it.each([['2026-06-31'], ['2026-6-1'], ['1 Jun'], [''], [20260601]])('%j is not a night', (night) => {
    expect(Object.keys(errorsOf({ extraNights: [night] }))).toEqual(['extraNights.0']);
  });

  it('rejects more nights than a month has', () => {
    const nights = Array.from({ length: 32 }, () => '2026-06-01');
    expect(Object.keys(errorsOf({ extraNights: nights }))).toEqual(['extraNights']);
  });
});

const passportOf = (typed: string) =>
  bookingFormSchema.safeParse({ ...form, passportNumber: typed }).data?.passportNumber;

describe('a passport number', () => {
  it.each([
    ['A55120482', 'A55120482'],
    [' a 5512-0482\n', 'A55120482'],
    ['12345', '12345'],
    ['A'.repeat(20), 'A'.repeat(20)],
    ['k\u00a01234567', 'K1234567'],
  ])('%j is stored as %s', (typed, kept) => {
    expect(passportOf(typed)).toBe(kept);
  });

  it.each([
    '1234',
    'A'.repeat(21),
    'A5512048²',
    'Ａ55120482',
    'ß5512048',
    'ı5512048',
    'A5512_482',
    "A5512'482",
    '<b>12345',
  ])('%j is invalid', (typed) => {
    expect(passportOf(typed)).toBeUndefined();
  });

  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const rightPassport = fc
    .array(fc.constantFrom(...alphabet), { minLength: 5, maxLength: 20 })
    .map((letters) => letters.join(''));

  it('of 5 to 20 letters and digits is accepted with any spacing and case', () => {
    fc.assert(
      fc.property(
        rightPassport,
        fc.infiniteStream(fc.constantFrom('', ' ', '-', ' - ')),
        (passport, gaps) => {
          const typed = [...passport].map((letter) => `${letter}${gaps.next().value}`).join('');
          expect(passportOf(typed.toLowerCase())).toBe(passport);
        },
      ),
    );
  });

  /** Valid characters, near misses, and lone surrogates. */
  const anyLetter = fc.constantFrom(...alphabet, ...'az -_.\'"<ßıſKＡ١\u0000\u00a0\u2028\ud83d\ude00');

  it('is never normalised to anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 30 }), (typed) => {
        const kept = passportOf(typed);
        if (kept !== undefined) expect(kept).toMatch(/^[A-Z0-9]{5,20}$/);
      }),
    );
  });

  it('is masked except for its last three characters', () => {
    expect(maskedPassport('A55120482')).toBe('••••• 482');
    fc.assert(
      fc.property(rightPassport, (passport) => {
        expect(maskedPassport(passport)).toBe(`••••• ${passport.slice(-3)}`);
        expect(maskedPassport(passport)).not.toContain(passport.slice(0, -2));
      }),
    );
  });
});
