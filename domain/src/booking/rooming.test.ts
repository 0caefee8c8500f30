// Tests of the changes between two rooming lists, and of the rooms held for a night.
import { describe, expect, it } from 'vitest';
import { placesOn, ROOMING_FIELDS, type RoomingEntry, roomingChanges } from './rooming.ts';

const ENTRY: RoomingEntry = {
  registrationId: 1,
  reference: 'HB-1',
  company: 'Kenari',
  guest: 'Amira Rahman',
  additionalName: '',
  email: 'amira@kenari.example',
  phoneNumber: '+60123456789',
  stay: { from: '2026-06-02', to: '2026-06-04' },
  roomType: 'Two Single Bed',
  extraNights: ['2026-06-04'],
  isPaid: false,
  passportsAt: '2026-03-01T00:00:00.000Z',
};
const other = (registrationId: number): RoomingEntry => ({ ...ENTRY, registrationId });

describe('roomingChanges', () => {
  it("reports nothing if only the order of bookings or of a stay's dates differs", () => {
    const turned = { ...other(2), stay: { to: '2026-06-04', from: '2026-06-02' } };
    expect(roomingChanges([ENTRY, other(2)], [turned, ENTRY])).toEqual({
      added: [],
      changed: [],
      withdrawn: [],
    });
  });

  it('reports new, changed and withdrawn bookings', () => {
    const moved = { ...ENTRY, stay: { from: '2026-06-03', to: '2026-06-05' }, extraNights: [] };
    expect(roomingChanges([ENTRY, other(2)], [moved, other(3)])).toEqual({
      added: [other(3)],
      changed: [{ before: ENTRY, now: moved, fields: ['stay', 'extraNights'] }],
      withdrawn: [other(2)],
    });
  });

  it.each(ROOMING_FIELDS)('reports the field %s', (field) => {
    const values: Partial<RoomingEntry> = {
      stay: { from: '2026-06-02', to: '2026-06-05' },
      extraNights: [],
      isPaid: true,
    };
    const now = { ...ENTRY, [field]: values[field] ?? 'something else' };
    expect(roomingChanges([ENTRY], [now]).changed).toEqual([{ before: ENTRY, now, fields: [field] }]);
  });
});

describe('placesOn', () => {
  const stays = [
    { from: '2026-06-02', to: '2026-06-04' },
    { from: '2026-06-03', to: '2026-06-05' },
  ];
  const quotas = [
    { from: '2026-06-02', roomType: 'Twin', places: 40 },
    { from: '2026-06-03', roomType: 'Twin', places: 5 },
    { from: '2026-06-03', roomType: 'Double', places: 7 },
  ];
  it.each([
    ['2026-06-01', 'Twin', null],
    ['2026-06-02', 'Twin', 40],
    ['2026-06-03', 'Twin', 45],
    ['2026-06-04', 'Twin', 5],
    ['2026-06-05', 'Twin', null],
    ['2026-06-02', 'Double', null],
    ['2026-06-03', 'Double', null],
    ['2026-06-04', 'Double', 7],
  ])('%s, %s: %j', (night, roomType, places) => {
    expect(placesOn(night, roomType, stays, quotas)).toBe(places);
  });
});
