// Stays and room types are settings of an edition: offers follow them, and existing bookings do not change.
import { beforeAll, expect, it } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(() => createTestApp({ clock: () => TEST_NOW }));
const edition = prepareOnce(() => createSmallEdition(test.db));
let admin: Record<string, string>;
const { save } = bookingWith(() => test);
beforeAll(async () => {
  admin = await logInAs(test.db, 'admin');
});

const path = () => `/api/editions/${edition.editionId}`;
async function put(changes: object) {
  const { version, settings } = (await test.get(path(), admin)).json();
  return test.put(path(), { version, settings: { ...settings, ...changes } }, admin);
}
const hosted = async () => (await test.get('/api/edition')).json().hosted;

it.each([
  [{ stayNights: 0 }, 'settings.stayNights'],
  [{ stayNights: 15 }, 'settings.stayNights'],
  [{ stayArrivals: 0 }, 'settings.stayArrivals'],
  [{ roomTypes: [] }, 'settings.roomTypes'],
  [{ roomTypes: ['Sea view', ' SEA  view'] }, 'settings.roomTypes'],
  [{ roomTypes: Array.from({ length: 9 }, (_, index) => `Type ${index}`) }, 'settings.roomTypes'],
])('refuses %j with a message on its field', async (changes, field) => {
  const refused = await put(changes);
  expect([refused.statusCode, Object.keys(refused.json().fields)[0]]).toEqual([422, field]);
});

it('offers stays across the end of a month with its own room types; a booking keeps its nights and type', async () => {
  const first = await createHostedBuyer(test.db, edition.editionId);
  expect((await save(first)).statusCode).toBe(200);
  const dates = ['2026-06-28', '2026-06-29', '2026-06-30', '2026-07-01'];
  const changed = await put({
    dates,
    stayNights: 4,
    stayArrivals: 2,
    roomTypes: ['Sea view', ' Suite for two '],
  });
  expect(changed.statusCode, changed.body).toBe(200);
  await expect.poll(async () => (await hosted()).roomTypes).toEqual(['Sea view', 'Suite for two']);
  const { stays, extraNights } = await hosted();
  expect(stays.map(({ label }: { label: string }) => label)).toEqual([
    '28 Jun - 2 Jul 2026',
    '29 Jun - 3 Jul 2026',
  ]);
  expect([extraNights.at(0).date, extraNights.at(-1).date]).toEqual(['2026-06-27', '2026-07-04']);

  const second = await createHostedBuyer(test.db, edition.editionId);
  const stayingDuration = '28 Jun - 2 Jul 2026';
  const unknown = await save(second, { stayingDuration });
  expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([422, ['roomType']]);
  const booked = await save(second, {
    stayingDuration,
    roomType: 'Sea view',
    extraNights: ['2026-07-02'],
    totalAmount: 1350,
  });
  expect(booked.statusCode, booked.body).toBe(200);
  expect(booked.json().summary).toMatchObject({
    bookingData: { stayingDuration, roomType: 'Sea view' },
  });

  // A type that is no longer offered is still counted while booked.
  expect((await put({ roomTypes: ['Suite for two'] })).statusCode).toBe(200);
  await expect.poll(async () => (await hosted()).roomTypes).toEqual(['Suite for two']);
  const { rooms } = (await test.get(`/api/hosted/rooms?edition=${edition.editionId}`, admin)).json();
  const ofFirst = rooms.filter(({ stay }: { stay: { from: string } }) => stay.from === '2026-06-28');
  expect(
    ofFirst.map(({ roomType, booked: count }: { roomType: string; booked: number }) => [roomType, count]),
  ).toEqual([
    ['Suite for two', 0],
    ['Sea view', 1],
  ]);
  const { rows } = await test.database.pool.query(
    'select stay_from::text as "from", stay_to::text as "to", room_type as type from booking order by id',
  );
  expect(rows).toEqual([
    { from: '2026-06-02', to: '2026-06-04', type: 'Two Single Bed' },
    { from: '2026-06-28', to: '2026-07-02', type: 'Sea view' },
  ]);

  const numbers = async (roomType: string) => {
    const { version } = (await test.get(`/api/hosted/rooms?edition=${edition.editionId}`, admin)).json();
    return test.put(
      `/api/hosted/rooms?edition=${edition.editionId}`,
      { version, rooms: [{ from: '2026-06-28', roomType, places: 4 }] },
      admin,
    );
  };
  expect((await numbers('Sea view')).statusCode).toBe(200);
  const invented = await numbers('constructor');
  expect([invented.statusCode, Object.keys(invented.json().fields)]).toEqual([422, ['rooms']]);
});
