// Tests of booking totals, to the minor unit, and of which booking forms are refused.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDatesOf } from '../edition/calendar.ts';
import { englishOf } from '../words/english.ts';
import { orderLines, readBooking, totalDiffersSentence, totalMinor } from './price.ts';
import { BOOKING_MESSAGES, type BookingForm, DEFAULT_ROOM_TYPES } from './schema.ts';
import { extraNightOptions, nightsOf, stayOptions } from './stay.ts';

const PRICES = { depositMinor: 90_000, extraNightMinor: 45_000 };
const DATES = fairDatesOf(2026);
const PROGRAMME = {
  stays: stayOptions(DATES),
  extraNights: extraNightOptions(DATES),
  roomTypes: DEFAULT_ROOM_TYPES,
};
const OFFERED = extraNightOptions(DATES).map(({ date }) => date);

const formOf = (changes: Partial<BookingForm> = {}): BookingForm => ({
  name: 'Amira Rahman',
  passportNumber: 'A55120482',
  email: 'amira@kenari.example',
  phoneNumber: '+60123456789',
  additionalName: '',
  additionalPassport: '',
  stayingDuration: '2 - 4 Jun 2026',
  roomType: 'One Double Bed',
  extraNights: [],
  ...changes,
});

const refused = (changes: Partial<BookingForm>) => {
  const verdict = readBooking(formOf(changes), PROGRAMME);
  return verdict.ok ? {} : verdict.fields;
};

describe('the total', () => {
  it.each([
    [0, 90_000],
    [1, 135_000],
    [5, 315_000],
    [7, 405_000],
  ])('for %i extra nights is %i minor units', (nights, minor) => {
    expect(totalMinor(PRICES, nights)).toBe(minor);
  });

  it('is the sum of the lines of the order, whatever the prices', () => {
    const prices = fc.record({
      depositMinor: fc.integer({ min: 1, max: 10_000_000 }),
      extraNightMinor: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(prices, fc.subarray(OFFERED), (table, nights) => {
        const lines = orderLines(table, nights);
        expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor(table, nights.length));
        expect(lines.flatMap(({ dates }) => dates)).toEqual(nights);
        expect(lines).toHaveLength(nights.length === 0 ? 1 : 2);
      }),
    );
  });

  it('has a line for the deposit and one for the extra nights', () => {
    expect(orderLines(PRICES, ['2026-06-01', '2026-06-05'])).toEqual([
      { label: 'Refundable deposit', minor: 90_000, dates: [] },
      { label: 'Extra night × 2', minor: 90_000, dates: ['2026-06-01', '2026-06-05'] },
    ]);
  });

  it('is quoted in the message if the page shows a different total', () => {
    expect(englishOf(totalDiffersSentence(135_000, 'MYR'))).toBe(
      'The total has changed. Please look at the order again: it is RM 1,350.00 now.',
    );
  });
});

describe('readBooking', () => {
  it('accepts the stay by its label and by its first date', () => {
    for (const stayingDuration of ['3 - 5 Jun 2026', '2026-06-03'])
      expect(readBooking(formOf({ stayingDuration }), PROGRAMME)).toMatchObject({
        ok: true,
        stay: { from: '2026-06-03', to: '2026-06-05' },
      });
  });

  it.each([
    [{ stayingDuration: '2 - 4 Jun 2025' }, { stayingDuration: BOOKING_MESSAGES.stay }],
    [{ stayingDuration: '2026-06-05' }, { stayingDuration: BOOKING_MESSAGES.stay }],
    [{ extraNights: ['2026-06-08'] }, { extraNights: BOOKING_MESSAGES.nightUnknown }],
    [{ extraNights: ['2026-05-31'] }, { extraNights: BOOKING_MESSAGES.nightUnknown }],
    [{ extraNights: ['2025-06-01'] }, { extraNights: BOOKING_MESSAGES.nightUnknown }],
    [{ extraNights: ['2026-06-06', '2026-06-06'] }, { extraNights: BOOKING_MESSAGES.nightTwice }],
    [{ extraNights: ['2026-06-02'] }, { extraNights: BOOKING_MESSAGES.nightInStay }],
    [{ extraNights: ['2026-06-01', '2026-06-03'] }, { extraNights: BOOKING_MESSAGES.nightInStay }],
    [{ additionalName: 'Farid' }, { additionalPassport: BOOKING_MESSAGES.additionalPassport }],
    [{ additionalPassport: 'A55120483' }, { additionalName: BOOKING_MESSAGES.additionalName }],
  ])('%j is refused with its message', (changes, fields) => {
    expect(refused(changes)).toEqual(fields);
  });

  it('reports all errors at once', () => {
    expect(
      Object.keys(
        refused({ stayingDuration: 'next week', extraNights: ['2020-01-01'], additionalName: 'Farid' }),
      ),
    ).toEqual(['stayingDuration', 'extraNights', 'additionalPassport']);
  });

  it('accepts only a room type that the edition offers', () => {
    const offered = { ...PROGRAMME, roomTypes: ['Sea view'] };
    expect(readBooking(formOf({ roomType: 'Sea view' }), offered)).toMatchObject({ ok: true });
    expect(readBooking(formOf({ roomType: 'Two Single Bed' }), offered)).toEqual({
      ok: false,
      fields: { roomType: BOOKING_MESSAGES.room },
    });
  });

  it('accepts the departure night, and nights that belong to another stay', () => {
    expect(
      readBooking(formOf({ extraNights: ['2026-06-05', '2026-06-04', '2026-06-01'] }), PROGRAMME),
    ).toMatchObject({
      ok: true,
      extraNights: ['2026-06-01', '2026-06-04', '2026-06-05'],
    });
  });

  it('accepts nights that are not adjacent to the stay', () => {
    for (const extraNights of [['2026-06-07'], ['2026-06-01', '2026-06-05']])
      expect(readBooking(formOf({ extraNights }), PROGRAMME)).toMatchObject({ ok: true, extraNights });
  });

  it('accepts only offered nights outside the stay, each once, and returns them in order', () => {
    const night = fc.oneof(
      fc.constantFrom(...OFFERED),
      fc.constantFrom('2026-05-31', '2026-06-08', '2025-06-01', ''),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...stayOptions(DATES)),
        fc.array(night, { maxLength: 8 }),
        (stay, nights) => {
          const verdict = readBooking(
            formOf({ stayingDuration: stay.label, extraNights: nights }),
            PROGRAMME,
          );
          const isRight =
            new Set(nights).size === nights.length &&
            nights.every((date) => OFFERED.includes(date) && !nightsOf(stay).includes(date));
          expect(verdict.ok).toBe(isRight);
          if (verdict.ok) expect(verdict.extraNights).toEqual([...nights].sort());
        },
      ),
    );
  });
});
