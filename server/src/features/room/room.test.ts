// Room quotas, the waiting list and its order, for buyers and organisers.

import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { OfferedRoom } from '@visavis/contract/room/endpoints';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import { englishOf } from '@visavis/domain/words/english';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer, payBooking, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';

const stand = prepareOnce(() => openReview({ clock: () => now }));
let now = TEST_NOW;
const { save, rowOf } = bookingWith(() => stand.test);

beforeEach(async () => {
  now = TEST_NOW;
  await stand.test.db.deleteFrom('room_wait').execute();
  await stand.test.db.deleteFrom('booking').execute();
});

const STAY = '2 - 4 Jun 2026';
const ROOM = { stayingDuration: STAY, roomType: 'Two Single Bed' };
const create = () => createHostedBuyer(stand.test.db, stand.edition.editionId);
const bearer = ({ key }: TestBuyer) => ({ authorization: `Bearer ${key}` });
const wait = (buyer: TestBuyer) => stand.test.post('/api/payments/waiting', ROOM, bearer(buyer));
const leave = (buyer: TestBuyer) => stand.test.post('/api/payments/waiting/leave', ROOM, bearer(buyer));
const roomOf = async (buyer: TestBuyer): Promise<OfferedRoom> => {
  const { rooms }: { rooms: OfferedRoom[] } = (
    await stand.test.get('/api/payments/rooms', bearer(buyer))
  ).json();
  const room = rooms.find(({ stay, roomType }) => stay.label === STAY && roomType === 'Two Single Bed');
  if (!room) throw new Error('the room is not offered');
  return room;
};
const quotas = async () => (await stand.test.get('/api/hosted/rooms', stand.viewer)).json();
const put = (body: unknown, headers: Record<string, string> = stand.admin) =>
  stand.test.put('/api/hosted/rooms', body, headers);
const setPlaces = async (places: number | null) =>
  put({
    version: (await quotas()).version,
    rooms: [{ from: '2026-06-02', roomType: 'Two Single Bed', places }],
  });

it('without a quota no room is ever full, and nobody can wait', async () => {
  await setPlaces(null);
  const buyer = await create();
  expect(await roomOf(buyer)).toMatchObject({ isFull: false, position: null });
  expect((await wait(buyer)).json().code).toBe('booking.room-free');
  expect((await save(buyer)).statusCode).toBe(200);
});

describe('a quota', () => {
  it('refuses bookings beyond it at the field, while a buyer with a room can still change the rest', async () => {
    await setPlaces(1);
    const [one, other] = [await create(), await create()];
    expect((await save(one)).statusCode).toBe(200);
    const refused = await save(other);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'booking.room-full', fields: { roomType: englishOf(BOOKING_MESSAGES.roomFull) } },
    ]);
    expect(await rowOf(other)).toEqual([]);
    expect(await roomOf(one)).toMatchObject({ isFull: false });
    expect(await roomOf(other)).toMatchObject({ isFull: true });
    expect((await save(one, { phoneNumber: '+60129999999' })).statusCode).toBe(200);
    // Other stays and types have their own quota.
    expect((await save(other, { roomType: 'One Double Bed' })).statusCode).toBe(200);
    // Nobody can move into a full room.
    expect((await save(other)).json().code).toBe('booking.room-full');
    expect(await rowOf(other)).toMatchObject([{ room_type: 'One Double Bed' }]);
  });

  it('frees a room when a buyer moves to another, is rejected, deleted or refunded', async () => {
    await setPlaces(1);
    const { db } = stand.test;
    const ids = ({ userId, companyId, registrationId }: TestBuyer) => ({
      user_id: userId,
      visitor_company_id: companyId,
      id: registrationId,
    });
    const next = await create();
    const frees: ((buyer: TestBuyer) => Promise<unknown>)[] = [
      (buyer) => save(buyer, { stayingDuration: '3 - 5 Jun 2026' }),
      (buyer) => stand.test.post('/api/hosted/reject', ids(buyer), stand.admin),
      (buyer) => stand.test.post('/api/hosted/delete', ids(buyer), stand.admin),
      async (buyer) => {
        const [booking] = await rowOf(buyer);
        const payment = await payBooking(db, booking?.id ?? 0);
        const { id: organiser } = await db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
        await insertRows(db, 'refund', {
          payment_id: payment,
          amount_sen: 90_000,
          reason: 'Cannot come',
          state: 'refunded',
          transaction_id: 're-1',
          organiser_id: organiser,
          requested_at: TEST_NOW,
          ended_at: TEST_NOW,
        });
      },
    ];
    for (const free of frees) {
      const buyer = await create();
      expect((await save(buyer)).statusCode).toBe(200);
      expect((await roomOf(next)).isFull).toBe(true);
      await free(buyer);
      expect((await roomOf(next)).isFull).toBe(false);
    }
  });

  it('is set by admins with the current version, and is listed with bookings, payments and waits', async () => {
    await setPlaces(1);
    const [paid, waits] = [await create(), await create()];
    await save(paid);
    await payBooking(stand.test.db, (await rowOf(paid))[0]?.id ?? 0);
    await wait(waits);
    const { rooms, version } = await quotas();
    expect(rooms).toHaveLength(6);
    expect(rooms[0]).toEqual({
      stay: { from: '2026-06-02', to: '2026-06-04', label: STAY },
      roomType: 'Two Single Bed',
      places: 1,
      booked: 1,
      paid: 1,
      waiting: 1,
    });
    const change = { version, rooms: [{ from: '2026-06-02', roomType: 'Two Single Bed', places: 2 }] };
    expect((await put(change, stand.editor)).statusCode).toBe(403);
    expect((await put(change)).json().rooms[0]).toMatchObject({ places: 2 });
    expect((await put(change)).json().code).toBe('edition.stale');
    const other = { version: version + 1, rooms: [{ ...change.rooms[0], from: '2026-06-09' }] };
    expect((await put(other)).statusCode).toBe(422);
    const [action] = (await listActions(stand.test.db))
      .filter(({ subject }) => subject === 'Rooms')
      .slice(-1);
    expect(action).toMatchObject({ action: 'edition.change' });
  });
});

it('can be set for a draft, whose stays follow from its own days', async () => {
  const made = await stand.test.post('/api/editions', { from: stand.edition.editionId }, stand.admin);
  expect(made.statusCode, made.body).toBe(201);
  const draft: { id: number } = made.json();
  const inDraft = { ...stand.admin, 'x-edition': String(draft.id) };
  const read = async () => (await stand.test.get('/api/hosted/rooms', inDraft)).json();
  const { rooms, version } = await read();
  const { from } = rooms[0].stay;
  expect(from).toMatch(/^2027-/);
  const before = await quotas();
  const changed = await put({ version, rooms: [{ from, roomType: 'Two Single Bed', places: 7 }] }, inDraft);
  expect(changed.json().rooms?.[0], changed.body).toMatchObject({ places: 7, booked: 0 });
  expect((await read()).rooms[0].places).toBe(7);
  expect(await quotas()).toEqual(before);
});

describe('the waiting list', () => {
  it('is first come, first served: a freed room goes to the next in line, not to later buyers', async () => {
    await setPlaces(1);
    const [has, next, second, late] = [await create(), await create(), await create(), await create()];
    await save(has);
    const joined = await wait(next);
    expect(joined.json()).toMatchObject({
      success: true,
      message: 'You are on the waiting list. We will email you when a room is free.',
    });
    await wait(second);
    expect([(await roomOf(next)).position, (await roomOf(second)).position]).toEqual([1, 2]);
    // Waiting twice changes nothing.
    await wait(next);
    expect((await roomOf(next)).position).toBe(1);
    await save(has, { stayingDuration: '3 - 5 Jun 2026' });
    for (const other of [second, late, has])
      expect((await save(other)).json().code).toBe('booking.room-full');
    expect((await save(next)).statusCode).toBe(200);
    expect(await roomOf(next)).toMatchObject({ position: null, isFull: false });
    expect(await roomOf(second)).toMatchObject({ position: 1, isFull: true });
  });

  it('shows organisers who is next, to offer a free room for 48 hours; a lapsed offer loses the place', async () => {
    await setPlaces(1);
    const [has, next, second] = [await create(), await create(), await create()];
    await save(has);
    await wait(next);
    await wait(second);
    const listed = async () => (await stand.test.get('/api/hosted/bookings', stand.viewer)).json().waiting;
    expect(await listed()).toMatchObject([
      { registrationId: next.registrationId, reference: next.reference, position: 1, isFree: false },
      { registrationId: second.registrationId, position: 2, isFree: false, offeredUntil: null },
    ]);
    const rows: HostedRow[] = (await stand.test.get('/api/hosted', stand.viewer)).json().data;
    const rowOfBuyer = ({ registrationId }: TestBuyer) => rows.find(({ id }) => id === registrationId);
    expect(rowOfBuyer(next)?.waiting).toMatchObject([{ stay: { label: STAY }, position: 1 }]);
    expect(rowOfBuyer(has)?.waiting).toEqual([]);
    const csv = (await stand.test.get('/api/exports/rooming?format=csv', stand.viewer)).body;
    expect(csv).toContain('"Booked"');
    expect(csv).toContain('"Waiting: next"');
    expect(csv).toContain('"Waiting: number 2"');

    const [{ id }] = await listed();
    const offer = (buyer: TestBuyer, waitId: number) =>
      stand.test.post(
        `/api/hosted/waiting/${waitId}/offer`,
        { user_id: buyer.userId, visitor_company_id: buyer.companyId },
        stand.editor,
      );
    expect((await offer(next, id)).json().code).toBe('booking.room-full');
    expect((await offer(second, id)).statusCode).toBe(404);
    await save(has, { stayingDuration: '3 - 5 Jun 2026' });
    const offered = await offer(next, id);
    expect([offered.statusCode, offered.json()]).toMatchObject([
      200,
      { message: expect.stringContaining('48 hours'), row: { waiting: [{ position: 1, isFree: true }] } },
    ]);
    const letter = await readRows(stand.test.db, 'email', { registration_id: next.registrationId }, [
      'kind',
      'recipient',
    ]);
    expect(letter).toEqual([{ kind: 'room-free', recipient: next.email }]);
    expect((await save(second)).json().code).toBe('booking.room-full');
    now = new Date(TEST_NOW.getTime() + 48 * 3_600_000);
    expect(await roomOf(next)).toMatchObject({ position: null, isFull: true, offeredUntil: null });
    expect(await roomOf(second)).toMatchObject({ position: 1, isFull: false });
    expect((await save(second)).statusCode).toBe(200);
    // A buyer who joins again is at the end.
    await wait(next);
    expect((await roomOf(next)).position).toBe(1);
  });

  it('can be left at any time, and those behind move up', async () => {
    await setPlaces(0);
    const [next, second] = [await create(), await create()];
    await wait(next);
    await wait(second);
    expect((await leave(next)).json().message).toBe('You are not on the waiting list any more.');
    expect(await roomOf(next)).toMatchObject({ position: null });
    expect(await roomOf(second)).toMatchObject({ position: 1 });
  });

  it('is closed to buyers who have paid, unknown keys and unknown stays', async () => {
    await setPlaces(0);
    const buyer = await create();
    await save(buyer, { roomType: 'One Double Bed' });
    await payBooking(stand.test.db, (await rowOf(buyer))[0]?.id ?? 0);
    expect((await wait(buyer)).json().code).toBe('hosted.step-closed');
    expect((await wait({ ...buyer, key: 'x'.repeat(43) })).statusCode).toBe(404);
    const other = await create();
    const unknown = { ...ROOM, stayingDuration: '9 - 11 Jun 2026' };
    expect((await stand.test.post('/api/payments/waiting', unknown, bearer(other))).statusCode).toBe(422);
  });
});
