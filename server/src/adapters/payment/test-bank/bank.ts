// The built-in test bank: stores payments and decides how they end. It knows nothing of bookings.
import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/schema.ts';
import { ProviderUnavailable } from '../failure.ts';
import type { PaymentRequest, ProviderReport, RefundOutcome } from '../provider.ts';

/** 192 bits: anyone with the address may pay. */
const ID_BYTES = 24;
const ID_FORM = /^tb_[\w-]{32}$/;
/** A payer whose email starts with this gets no refund, to try out what happens then. */
const REFUSED_PAYER = 'refuse-refund';

export type BankPayment = Selectable<Database['test_bank_payment']>;

/** promised: the payer has approved, the money comes later and can no longer be stopped. */
export type Standing = 'open' | 'promised' | 'paid' | 'failed' | 'expired';

/** The current state of a payment. It may expire by time alone, whether or not a process was running. */
export function standingOf(payment: BankPayment, now: Date): Standing {
  if (payment.state !== 'open') return payment.state;
  if (payment.pays_at !== null) return payment.pays_at <= now ? 'paid' : 'promised';
  return payment.expires_at <= now ? 'expired' : 'open';
}

export function reportOf(payment: BankPayment, now: Date): ProviderReport {
  const standing = standingOf(payment, now);
  return {
    reference: payment.reference,
    providerId: payment.id,
    outcome: standing === 'promised' ? 'open' : standing,
    amountMinor: payment.amount_sen,
    currency: payment.currency,
    transactionId: standing === 'paid' ? payment.transaction_id : null,
  };
}

export type TestBank = ReturnType<typeof createTestBank>;

export function createTestBank(db: Kysely<Database>, clock: Clock) {
  const payments = () => db.selectFrom('test_bank_payment').selectAll();

  async function find(id: string): Promise<BankPayment | null> {
    if (!ID_FORM.test(id)) return null;
    return (await payments().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Ends an open payment; null if it has already ended, expired or been promised. */
  async function change(
    id: string,
    changes: Partial<Pick<BankPayment, 'state' | 'pays_at'>>,
  ): Promise<BankPayment | null> {
    const changed = await db
      .updateTable('test_bank_payment')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('pays_at', 'is', null)
      .where('expires_at', '>', clock())
      .returningAll()
      .executeTakeFirst();
    return changed ?? null;
  }

  return {
    find,

    /** Idempotent: the same reference twice is one payment. */
    async open(request: PaymentRequest): Promise<BankPayment> {
      await db
        .insertInto('test_bank_payment')
        .values({
          id: `tb_${randomBytes(ID_BYTES).toString('base64url')}`,
          reference: request.reference,
          amount_sen: request.amountMinor,
          currency: request.currency,
          method: request.method,
          pay_to: request.payTo,
          payer_name: request.payer.name,
          payer_email: request.payer.email,
          return_url: request.returnUrl,
          pays_at: null,
          transaction_id: `tbm_${randomBytes(ID_BYTES).toString('base64url')}`,
          refund_key: null,
          refund_id: null,
          refunded_sen: null,
          created_at: clock(),
          expires_at: request.expiresAt,
          time_zone: request.timeZone,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const payment = await payments().where('reference', '=', request.reference).executeTakeFirstOrThrow();
      if (payment.amount_sen !== request.amountMinor || payment.currency !== request.currency)
        throw new ProviderUnavailable('The test bank was asked for another amount under this reference.');
      return payment;
    },

    approve: (id: string) => change(id, { state: 'paid' }),
    decline: (id: string) => change(id, { state: 'failed' }),
    promise: (id: string, paysAt: Date) => change(id, { pays_at: paysAt }),

    /** Takes no more money for it, unless it was paid or promised before. */
    async close(id: string): Promise<BankPayment | null> {
      return (await change(id, { state: 'expired' })) ?? find(id);
    },

    async refund(request: {
      transactionId: string;
      amountMinor: number;
      currency: string;
      key: string;
    }): Promise<RefundOutcome> {
      const byMoney = payments().where('transaction_id', '=', request.transactionId);
      const payment = await byMoney.executeTakeFirst();
      if (!payment || standingOf(payment, clock()) !== 'paid') return refused('There is no such money.');
      if (payment.payer_email.toLowerCase().startsWith(REFUSED_PAYER))
        return refused('The bank of this payer takes no money back.');
      if (request.currency !== payment.currency) return refused('The money came in another currency.');
      if (request.amountMinor < 1 || request.amountMinor > payment.amount_sen)
        return refused('This is more than was paid.');
      await db
        .updateTable('test_bank_payment')
        .set({
          refund_key: request.key,
          refund_id: `tbr_${randomBytes(ID_BYTES).toString('base64url')}`,
          refunded_sen: request.amountMinor,
        })
        .where('id', '=', payment.id)
        .where('refund_key', 'is', null)
        .execute();
      // Whichever call came first, this one or another with the same key, has stored the outcome.
      const after = await byMoney.executeTakeFirstOrThrow();
      if (after.refund_key !== request.key) return refused('Money of this payment was sent back before.');
      if (after.refunded_sen !== request.amountMinor || after.refund_id === null)
        throw new ProviderUnavailable('The test bank knows another amount under this key.');
      return { kind: 'refunded', transactionId: after.refund_id };
    },
  };
}

function refused(reason: string): RefundOutcome {
  return { kind: 'refused', reason };
}
