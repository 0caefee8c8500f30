// Reads and writes bookings' payments, their entries and refunds: the rows mirror the ledger.
import type { Ledger, LedgerAttempt, LedgerEntry } from '@visavis/domain/payment/ledger';
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { PaymentProviderName } from '../../adapters/database/hosted-schema.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { told } from '../../platform/changes/told.ts';

export type PaymentRow = Selectable<Database['payment']>;
export type RefundRow = Selectable<Database['refund']>;
export type BookingRow = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

/**
 * Whether the organiser holds money of a registration: a payment received and not refunded. A caller that decides on
 * this locks the registration row first, as every payment does, so that the answer holds until the transaction ends.
 */
export async function isMoneyHeld(db: Kysely<Database>, registrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .leftJoin('refund', 'refund.payment_id', 'payment.id')
    .select('payment.id')
    .where('registration_id', '=', registrationId)
    .where('payment.state', '=', 'paid')
    // A refund in progress, or refused and not yet transferred by hand, has no end date.
    .where('refund.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A booking with its registration, locked until the transaction ends. The registration's row is locked first, then the
 * booking's: rejecting and deleting lock in the same order, so that payments and decisions are serialised.
 */
export async function lockBooking(transaction: Transaction<Database>, bookingId: number) {
  const owner = await transaction
    .selectFrom('booking')
    .select('registration_id')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!owner) return null;
  const registration = await transaction
    .selectFrom('registration')
    .select(['id', 'edition_id', 'reference', 'visitor_id', 'company_id', 'cancelled_at', 'language'])
    .where('id', '=', owner.registration_id)
    .forUpdate()
    .executeTakeFirst();
  const booking = await transaction
    .selectFrom('booking')
    .select([
      'id',
      'version',
      'name',
      'email',
      'stay_from',
      'stay_to',
      'room_type',
      'extra_nights',
      'deposit_sen',
      'extra_night_sen',
      'total_sen',
      'currency',
      'deposit_by',
      'terms_version',
    ])
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  const application = await transaction
    .selectFrom('application')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .select(['decision', 'decided_at', 'visitor.name', 'visitor.email', 'company.name as company'])
    .where('registration_id', '=', owner.registration_id)
    .executeTakeFirst();
  if (!registration || !booking || !application) return null;
  return { ...booking, registration: { ...registration, ...application } };
}

/** A booking's payments with refunds and ledger, in the order in which they were started. */
export async function readPayments(
  db: Kysely<Database>,
  bookingId: number,
): Promise<{ rows: PaymentRow[]; refunds: RefundRow[]; ledger: Ledger }> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return { rows, refunds: [], ledger: { attempts: [], entries: [] } };
  const ids = rows.map(({ id }) => id);
  const refunds = await db.selectFrom('refund').selectAll().where('payment_id', 'in', ids).execute();
  const entries = await db
    .selectFrom('payment_entry')
    .selectAll()
    .where('payment_id', 'in', ids)
    .orderBy('id')
    .execute();
  const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
  const ledger: Ledger = {
    attempts: rows.map((row) =>
      toAttempt(
        row,
        refunds.find((refund) => refund.payment_id === row.id),
      ),
    ),
    entries: entries.map(
      (row): LedgerEntry => ({
        reference: referenceOf.get(row.payment_id) ?? '',
        kind: row.kind,
        amountMinor: row.amount_sen,
        currency: row.currency,
        transactionId: row.transaction_id,
        source: row.source as LedgerEntry['source'],
        note: row.note,
      }),
    ),
  };
  return { rows, refunds, ledger };
}

function toAttempt(row: PaymentRow, refund: RefundRow | undefined): LedgerAttempt {
  return {
    reference: row.reference,
    amountMinor: row.amount_sen,
    currency: row.currency,
    state: row.state,
    transactionId: row.transaction_id,
    isSurplus: row.is_surplus,
    attention: row.attention,
    refund: refund
      ? {
          amountMinor: refund.amount_sen,
          state: refund.state,
          transactionId: refund.transaction_id,
          refusal: refund.refusal,
        }
      : null,
  };
}

export async function insertPayment(
  transaction: Transaction<Database>,
  row: Insertable<Database['payment']>,
): Promise<void> {
  await transaction.insertInto('payment').values(row).returning(told('payment')).execute();
}

export async function updatePayment(
  db: Kysely<Database>,
  paymentId: number,
  change: Updateable<Database['payment']>,
): Promise<void> {
  await db.updateTable('payment').set(change).where('id', '=', paymentId).execute();
}

/** Writes the changes of the ledger: changed attempts and added entries. */
export async function writeLedger(
  transaction: Transaction<Database>,
  {
    before,
    after,
    idOf,
    now,
  }: { before: Ledger; after: Ledger; idOf: (reference: string) => number; now: Date },
): Promise<void> {
  for (const attempt of after.attempts) {
    const former = before.attempts.find(({ reference }) => reference === attempt.reference);
    if (!former || former === attempt) continue;
    await updatePayment(transaction, idOf(attempt.reference), {
      state: attempt.state,
      transaction_id: attempt.transactionId,
      is_surplus: attempt.isSurplus,
      attention: attempt.attention,
      ...(attempt.state === former.state ? {} : { ended_at: now }),
    });
    if (former.refund && attempt.refund && former.refund !== attempt.refund)
      await transaction
        .updateTable('refund')
        .set({
          state: attempt.refund.state,
          transaction_id: attempt.refund.transactionId,
          refusal: attempt.refund.refusal,
          ended_at: attempt.refund.transactionId === null ? null : now,
        })
        .where('payment_id', '=', idOf(attempt.reference))
        .execute();
  }
  const added = after.entries.slice(before.entries.length);
  if (added.length === 0) return;
  await transaction
    .insertInto('payment_entry')
    .values(
      added.map((entry) => ({
        payment_id: idOf(entry.reference),
        at: now,
        kind: entry.kind,
        amount_sen: entry.amountMinor,
        currency: entry.currency,
        transaction_id: entry.transactionId,
        source: entry.source,
        note: entry.note,
      })),
    )
    .returning(told('payment'))
    .execute();
}

export async function insertRefund(
  transaction: Transaction<Database>,
  row: Insertable<Database['refund']>,
): Promise<void> {
  await transaction.insertInto('refund').values(row).execute();
}

/** Whether a transaction counts for another booking. */
export async function isCountedElsewhere(
  transaction: Transaction<Database>,
  bookingId: number,
  transactionId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('payment')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .where('booking_id', '<>', bookingId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPayment(
  db: Kysely<Database>,
  wanted: { reference: string } | { id: number } | { provider: PaymentProviderName; providerId: string },
): Promise<PaymentRow | null> {
  const query = db.selectFrom('payment').selectAll();
  const found =
    'reference' in wanted
      ? query.where('reference', '=', wanted.reference)
      : 'id' in wanted
        ? query.where('id', '=', wanted.id)
        : query.where('provider', '=', wanted.provider).where('provider_id', '=', wanted.providerId);
  return (await found.executeTakeFirst()) ?? null;
}
