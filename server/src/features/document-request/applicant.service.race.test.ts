// Concurrent uploads through the same link: only one succeeds, and a control shows why the lock is needed.
import type { Own } from '@visavis/domain/identity/caller';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../adapters/database/schema.ts';
import { ASKED_BECAUSE, openAsking } from '../../testing/asked-document.ts';
import { owned } from '../../testing/own.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { completeRequest } from './applicant.service.ts';
import { endRequest, findRequest, insertRequest } from './repository.ts';

const stand = prepareOnce(openAsking);

describe('concurrent uploads', () => {
  const ROUNDS = 5;
  it(`succeed only once, in ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await stand.create();
      await stand.ask(buyer);
      const key = await stand.keyOf(buyer);
      const answers = await Promise.all([stand.handIn(key), stand.handIn(key), stand.handIn(key)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
      expect((await stand.rowOf(buyer)).documents).toHaveLength(1);
    }
    expect(await stand.leftOver()).toEqual([]);
  });

  type Accept = (
    transaction: Transaction<Database>,
    given: { requestId: Own<'document-request'>; now: Date },
    store: () => Promise<number>,
  ) => Promise<unknown>;

  /** The second call starts while the first is storing; the first ends once the second waits or stores too. */
  async function race(accept: Accept): Promise<number> {
    const { db } = stand.test;
    const { registrationId } = await stand.create();
    const organiser = await db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
    const id = await db.transaction().execute((transaction) =>
      insertRequest(transaction, {
        registrationId,
        kind: 'passport',
        reason: ASKED_BECAUSE,
        organiserId: organiser.id,
        now: stand.now(),
      }),
    );
    const requestId = owned<'document-request'>(id);
    let stored = 0;
    const hasSecondArrived = async () =>
      stored === 2 ||
      (await db
        .selectFrom('pg_stat_activity' as never)
        .select('pid' as never)
        .where('wait_event_type' as never, '=', 'Lock' as never)
        // Other tests wait for locks in their own databases.
        .where('datname' as never, '=', sql`current_database()` as never)
        .executeTakeFirst()) !== undefined;
    const take = (store: () => Promise<number>) =>
      db
        .transaction()
        .execute((transaction) => accept(transaction, { requestId, now: stand.now() }, store))
        .catch(() => undefined);
    let second: Promise<unknown> | undefined;
    await take(async () => {
      stored += 1;
      second = take(async () => {
        stored += 1;
        return 1;
      });
      await expect.poll(hasSecondArrived, { timeout: 10_000, interval: 10 }).toBe(true);
      return 1;
    });
    await second;
    return stored;
  }

  it('the second sees the result of the first', async () => {
    expect(await race(completeRequest)).toBe(1);
  });

  it('control: without the lock both store', async () => {
    const unlocked: Accept = async (transaction, { requestId, now }, store) => {
      const row = await findRequest(transaction, requestId);
      if (row?.state !== 'asked') throw new Error('ended');
      await store();
      await endRequest(transaction, requestId, 'handed-in', now);
    };
    expect(await race(unlocked)).toBe(2);
  });
});
