// The last room goes to one of several concurrent requests to two servers; a control shows why the lock is needed.
import { mayTakeRoom } from '@visavis/domain/booking/room';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../adapters/database/schema.ts';
import { bookingFormOf } from '../../testing/booking-form.ts';
import { createBooking, createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Room, readSituations } from './repository.ts';
import { takeRoom } from './service.ts';

const ROUNDS = 10;
let first: TestApp;
let second: TestApp;
let editionId: number;
let room: Room;

beforeAll(async () => {
  first = await createTestApp();
  ({ editionId } = await createSmallEdition(first.db));
  second = await createTestApp({ db: first.db, sealer: first.storage.sealer });
  room = { editionId, from: '2026-06-02', roomType: 'Two Single Bed' };
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});

async function leave(free: number): Promise<void> {
  const { db } = first;
  const taken = (await readSituations(db, editionId)).of(room, 0).taken;
  await db
    .insertInto('room_quota')
    .values({
      edition_id: editionId,
      stay_from: room.from,
      room_type: room.roomType,
      places: taken + free,
    })
    .onConflict((conflict) =>
      conflict.columns(['edition_id', 'stay_from', 'room_type']).doUpdateSet({ places: taken + free }),
    )
    .execute();
}

const create = () => createHostedBuyer(first.db, editionId);
const save = (app: TestApp, buyer: TestBuyer) =>
  app.post(`/api/payments/booking/${buyer.userId}/${buyer.companyId}`, bookingFormOf(buyer), {
    authorization: `Bearer ${buyer.key}`,
  });

it(`two servers give the last room to one of four buyers, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyers = await Promise.all([create(), create(), create(), create()]);
    await leave(1);
    const answers = await Promise.all(
      buyers.map((buyer, index) => save(index % 2 === 0 ? first : second, buyer)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const codes = answers.filter(({ statusCode }) => statusCode === 409).map((one) => one.json().code);
    expect(new Set(codes)).toEqual(new Set(['booking.room-full']));
  }
});

type Take = (
  transaction: Transaction<Database>,
  registrationId: number,
  room: Room,
  now: Date,
) => Promise<void>;

/** The second checks after the first has checked but not yet stored. @returns how many got the only room */
async function race(take: Take): Promise<number> {
  const { db } = first;
  const [one, other] = [await create(), await create()];
  await leave(1);
  const isWaiting = async () =>
    (await db
      .selectFrom('pg_stat_activity' as never)
      .select('pid' as never)
      .where('wait_event_type' as never, '=', 'Lock' as never)
      // Other tests wait for locks in their own databases.
      .where('datname' as never, '=', sql`current_database()` as never)
      .executeTakeFirst()) !== undefined;
  let taken = 0;
  const book = (buyer: TestBuyer, between: () => Promise<void>) =>
    db
      .transaction()
      .execute(async (transaction) => {
        await take(transaction, buyer.registrationId, room, TEST_NOW);
        await between();
        await createBooking(transaction, first.storage.sealer, buyer);
      })
      .then(
        () => {
          taken += 1;
        },
        () => undefined,
      );
  let later: Promise<void> | undefined;
  await book(one, async () => {
    let hasChecked = false;
    later = book(other, async () => {
      hasChecked = true;
    });
    await expect
      .poll(async () => hasChecked || (await isWaiting()), { timeout: 10_000, interval: 10 })
      .toBe(true);
  });
  await later;
  return taken;
}

it('the second buyer sees the room taken by the first', async () => {
  expect(await race(takeRoom)).toBe(1);
});

it('control: without the lock both get the only room', async () => {
  const unlocked: Take = async (transaction, registrationId, wanted, now) => {
    const situations = await readSituations(transaction, wanted.editionId);
    if (!mayTakeRoom(situations.of(wanted, registrationId), registrationId, now)) throw new Error('full');
  };
  expect(await race(unlocked)).toBe(2);
});
