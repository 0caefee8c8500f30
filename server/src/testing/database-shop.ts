// The payment service on a real database with a fake bank, for one booking: runs the same sequences as the ledger.

import { randomUUID } from 'node:crypto';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import type { Database } from '../adapters/database/schema.ts';
import { silentLog } from '../adapters/log.ts';
import type { PaymentProvider } from '../adapters/payment/provider.ts';
import { createEditionService } from '../features/edition/service.ts';
import { createOutbox } from '../features/email/outbox.service.ts';
import { readPayments } from '../features/payment/repository.ts';
import { createPaymentService, type PaymentService } from '../features/payment/service.ts';
import { FakeBank } from './fake-bank.ts';
import { createBooking, createHostedBuyer } from './hosted-buyer.ts';
import { logInAs } from './organisers.ts';
import { owned } from './own.ts';
import type { Shop } from './payment-sequence.ts';
import { readRow, readRows } from './rows.ts';
import { createSmallEdition, TEST_NOW } from './small-edition.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestStorage } from './test-storage.ts';

/** The service as the sweeper uses it, with an outbox that sends nothing. */
export function paymentServiceOf(
  db: Kysely<Database>,
  clock: Clock,
  provider: PaymentProvider,
): PaymentService {
  return createPaymentService({
    db,
    clock,
    provider,
    editions: createEditionService(db, false),
    outbox: createOutbox({
      clock,
      publicUrl: 'https://visavis.example',
      mail: { wake: () => undefined },
    }),
    publicUrl: 'https://visavis.example',
    log: silentLog,
  });
}

export interface DatabaseStand {
  /** Opens a shop on the same booking, without payments, and with an empty bank. */
  openShop(): Promise<Shop>;
  close(): Promise<void>;
}

export async function createDatabaseStand(): Promise<DatabaseStand> {
  const database = await createTestDatabase();
  const storage = await createTestStorage();
  const { db, pool } = database;
  const { editionId } = await createSmallEdition(db);
  const buyer = await createHostedBuyer(db, editionId);
  const bookingId = await createBooking(db, storage.sealer, buyer);
  await logInAs(db, 'admin');
  const admin: Organiser = await readRow(db, 'organiser', {}, ['id', 'email', 'role']);
  let runs = 0;

  return {
    async openShop() {
      let now = TEST_NOW;
      const clock = () => now;
      const bank = new FakeBank(clock);
      runs += 1;
      await pool.query('delete from payment; delete from email; delete from idempotent_answer');
      if (runs % 50 === 0) await pool.query('vacuum');
      const service = paymentServiceOf(db, clock, bank);
      return {
        bank,
        async start(method) {
          const { payment_data } = await service.process({
            registrationId: owned(buyer.registrationId),
            body: { hotel_booking_id: bookingId, payment_type: 'full', payment_method: method, amount: 900 },
            key: randomUUID(),
            readSummary: async () => null,
          });
          const session = bank.find(payment_data.pay_ref);
          if (session) session.isKnown = true;
        },
        deliver: (message) => service.receive({ provider: bank.name, ...message }),
        lookAtResult: async (reference) => {
          await service.outcome(reference);
        },
        requery: async () => {
          await service.requery(buyer);
        },
        sweep: async () => {
          await service.sweep();
        },
        async refund(reference) {
          const { id } = await readRow(db, 'payment', { reference }, ['id']);
          await service.refund(
            { paymentId: id, reason: 'Must cancel.', transferReference: undefined },
            admin,
          );
        },
        wait(ms) {
          now = new Date(now.getTime() + ms);
        },
        read: async () => (await readPayments(db, bookingId)).ledger,
        async receipts() {
          const mails = await readRows(db, 'email', { kind: 'deposit-receipt' }, ['id']);
          return mails.length;
        },
      };
    },
    async close() {
      await database.drop();
      await storage.remove();
    },
  };
}
