// Tests that an organiser's change keeps what is booked, is validated like a booking, and never affects the deposit.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairDatesOf } from '../edition/calendar.ts';
import { nightsDifference, readChange } from './change.ts';
import { totalMinor } from './price.ts';
import { BOOKING_MESSAGES } from './schema.ts';
import { extraNightOptions, stayLabel, stayOptions } from './stay.ts';

const DATES = fairDatesOf(2026);
const OFFERED = { stays: stayOptions(DATES), extraNights: extraNightOptions(DATES), roomTypes: ['Suite'] };
/** Dates that the edition no longer has. */
const BOOKED = {
  stay: { from: '2026-05-20', to: '2026-05-22', label: stayLabel('2026-05-20', '2026-05-22') },
  roomType: 'Two Single Bed',
  extraNights: ['2026-05-19'],
};
const AS_IT_IS = {
  stayingDuration: BOOKED.stay.label,
  roomType: BOOKED.roomType,
  extraNights: BOOKED.extraNights,
};

it('keeps a stay, a room and nights that are no longer offered', () => {
  expect(readChange(AS_IT_IS, OFFERED, BOOKED)).toEqual({
    ok: true,
    stay: BOOKED.stay,
    extraNights: BOOKED.extraNights,
  });
});

it('accepts what is offered, and reports anything else by field', () => {
  const change = { stayingDuration: '3 - 5 Jun 2026', roomType: 'Suite', extraNights: ['2026-06-06'] };
  expect(readChange(change, OFFERED, BOOKED)).toMatchObject({ ok: true, stay: { from: '2026-06-03' } });
  expect(
    readChange({ stayingDuration: 'July', roomType: 'Tent', extraNights: ['2026-07-01'] }, OFFERED, BOOKED),
  ).toEqual({
    ok: false,
    fields: {
      stayingDuration: BOOKING_MESSAGES.stay,
      roomType: BOOKING_MESSAGES.room,
      extraNights: BOOKING_MESSAGES.nightUnknown,
    },
  });
});

it('the difference is the price of the added or removed nights, whatever the deposit', () => {
  const nights = fc.nat(7);
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(100_000),
      nights,
      nights,
      (depositMinor, extraNightMinor, was, is) => {
        const total = (count: number) => totalMinor({ depositMinor, extraNightMinor }, count);
        const money = { totalMinor: total(is), paidMinor: total(was), recordedMinor: 0 };
        const difference = nightsDifference(money);
        expect(difference + 0).toBe((is - was) * extraNightMinor + 0);
        expect(nightsDifference({ ...money, recordedMinor: difference })).toBe(0);
      },
    ),
  );
});
