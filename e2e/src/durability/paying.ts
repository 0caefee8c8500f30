// Hosted buyers who pay at the test bank during an outage, and checks that each payment is recorded once afterwards.
import { createKysely, createPool } from '@visavis/server/adapters/database/pool';
import { silentLog } from '@visavis/server/adapters/log';
import { createHostedBuyer } from '@visavis/server/testing/hosted-buyer';
import type pg from 'pg';
import { bookOver, startPaymentOver } from '../fixtures/hosted-buyer.ts';
import { answerAtBank } from '../fixtures/hosted-money.ts';
import { expect } from '../fixtures/test.ts';
import type { Query } from './fair.ts';

const RETRY_MS = 50;
const PATIENCE_MS = 40_000;

export interface Payers {
  /** One more buyer pays, retrying until the bank accepts. */
  pay(): Promise<void>;
  /** Expects each payment accepted by the bank to be paid once, with one receipt. */
  expectAllPaid(query: Query): Promise<void>;
}

/** @param count of buyers, each with a booking and a payment attempt open at the bank */
export async function preparePayers(
  url: string,
  connection: pg.PoolConfig,
  count: number,
  now: Date,
): Promise<Payers> {
  const pool = createPool({ ...connection, max: 1 }, silentLog);
  const db = createKysely(pool);
  const open: { bookingId: number; bankPage: string }[] = [];
  try {
    const { id: editionId } = await db
      .selectFrom('edition')
      .select('id')
      .orderBy('year', 'desc')
      .executeTakeFirstOrThrow();
    for (let number = 0; number < count; number += 1) {
      const buyer = { name: 'Amira Rahman', ...(await createHostedBuyer(db, editionId, { now })) };
      const bookingId = await bookOver({ url }, buyer);
      const { bankPage } = await startPaymentOver({ url }, buyer, bookingId);
      open.push({ bookingId, bankPage });
    }
  } finally {
    await pool.end();
  }
  const paid: number[] = [];
  return {
    pay: async () => {
      const next = open.pop();
      if (!next) throw new Error('Everybody has paid.');
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        try {
          await answerAtBank(next.bankPage, 'approve');
          paid.push(next.bookingId);
          return;
        } catch (error) {
          if (Date.now() > deadline) throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
    },
    expectAllPaid: async (query) => {
      const states = () =>
        query(
          `select booking_id as id,
             (select count(*)::int from payment where booking_id = given.booking_id and state = 'paid') as paid,
             (select count(*)::int from email join booking using (registration_id)
              where booking.id = given.booking_id and kind = 'deposit-receipt') as receipts
           from unnest($1::int[]) as given (booking_id) order by 1`,
          [paid],
        );
      const once = [...paid].sort((a, b) => a - b).map((id) => ({ id, paid: 1, receipts: 1 }));
      await expect.poll(states, { timeout: 30_000, intervals: [250] }).toEqual(once);
    },
  };
}
