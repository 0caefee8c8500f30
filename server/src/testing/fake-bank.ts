// A payment provider for tests: consistent, but as unreliable as a test requires.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../adapters/clock.ts';
import { MessageRefused, ProviderUnavailable } from '../adapters/payment/failure.ts';
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderReport,
  RefundOutcome,
} from '../adapters/payment/provider.ts';

/** An attempt as the bank knows it: the truth that the ledger must converge to. */
export interface BankSession {
  providerId: string;
  reference: string;
  amountMinor: number;
  currency: string;
  expiresAt: Date;
  state: ProviderReport['outcome'];
  /** Whether the buyer was sent there: an attempt whose address was never given out cannot be paid. */
  isKnown: boolean;
  /** What the payer sees, and in which language. */
  shown: Pick<PaymentRequest, 'language' | 'description' | 'payTo'>;
  /** Whether it no longer accepts money. */
  isClosed: boolean;
  transactionId: string | null;
  refund: { key: string; transactionId: string; amountMinor: number } | null;
}

export interface BankMessage {
  body: Buffer;
  headers: Record<string, string>;
}

/** Simulates that the program ended at this point. */
export class Crash extends Error {}

export type CrashPoint = `${'before' | 'after'} ${'start' | 'requery' | 'close' | 'refund'}`;

const SECRET = 'fake bank';
const BANK_ORIGIN = 'https://bank.example';
const bankAddress = (id: string): string => `${BANK_ORIGIN}/pay/${id}`;

export class FakeBank implements PaymentProvider {
  readonly name = 'test' as const;
  readonly redirectOrigins = [BANK_ORIGIN];
  readonly openMinutes = 30;
  readonly sessions: BankSession[] = [];
  /** Everything it ever sent, to be delivered in any order, any number of times, or never. */
  readonly messages: BankMessage[] = [];
  readonly calls = { start: 0, requery: 0, close: 0, refund: 0 };
  isDown = false;
  refusesRefunds = false;
  checksSignature = true;
  redirectUrl = bankAddress;
  crashAt: CrashPoint | null = null;
  readonly #clock: Clock;
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async check(): Promise<void> {
    if (this.isDown) throw new ProviderUnavailable('The bank is down.');
  }

  start({ reference, amountMinor, currency, expiresAt, ...shown }: PaymentRequest) {
    return this.#answer('start', () => {
      let session = this.find(reference);
      if (!session) {
        this.#count += 1;
        session = {
          providerId: `s_${reference}`,
          reference,
          amountMinor,
          currency,
          expiresAt,
          shown,
          state: 'open',
          isKnown: false,
          isClosed: false,
          transactionId: null,
          refund: null,
        };
        this.sessions.push(session);
      }
      return { providerId: session.providerId, redirectUrl: this.redirectUrl(session.providerId) };
    });
  }

  requery({ reference }: { reference: string }): Promise<ProviderReport | null> {
    return this.#answer('requery', () => {
      const session = this.find(reference);
      return session ? this.report(session) : null;
    });
  }

  close({ reference }: { reference: string }): Promise<ProviderReport | null> {
    return this.#answer('close', () => {
      const session = this.find(reference);
      if (!session) return null;
      session.isClosed = true;
      if (session.state === 'open') session.state = 'expired';
      return this.report(session);
    });
  }

  refund({ transactionId, amountMinor, key }: { transactionId: string; amountMinor: number; key: string }) {
    return this.#answer('refund', (): RefundOutcome => {
      const session = this.sessions.find((candidate) => candidate.transactionId === transactionId);
      if (!session) return { kind: 'refused', reason: 'There is no such transaction.' };
      if (session.refund?.key === key)
        return { kind: 'refunded', transactionId: session.refund.transactionId };
      if (this.refusesRefunds || session.refund)
        return { kind: 'refused', reason: 'This payment is too old to be refunded.' };
      session.refund = { key, transactionId: `r_${transactionId}`, amountMinor };
      return { kind: 'refunded', transactionId: session.refund.transactionId };
    });
  }

  readMessage(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): ProviderReport {
    if (this.checksSignature) {
      const signature = Buffer.from(String(headers['x-signature'] ?? ''));
      const expected = Buffer.from(signatureOf(body));
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
        throw new MessageRefused();
    }
    return JSON.parse(body.toString()) as ProviderReport;
  }

  /** Resets all faults and call counters. */
  recover(): void {
    Object.assign(this.calls, { start: 0, requery: 0, close: 0, refund: 0 });
    this.isDown = false;
    this.refusesRefunds = false;
    this.crashAt = null;
    this.redirectUrl = bankAddress;
  }

  find(reference: string): BankSession | undefined {
    return this.sessions.find((session) => session.reference === reference);
  }

  /** The buyer pays, even an attempt that was declined or has expired, unless it was closed. */
  pay(session: BankSession): void {
    if (!session.isKnown || session.isClosed || session.state === 'paid') return;
    session.state = 'paid';
    session.transactionId = `t_${session.reference}`;
    this.#notify(session);
  }

  end(session: BankSession, state: 'failed' | 'expired'): void {
    if (session.state !== 'open') return;
    session.state = state;
    this.#notify(session);
  }

  #notify(session: BankSession): void {
    this.messages.push(signed(this.report(session)));
  }

  /** The true status of an attempt. */
  report(session: BankSession): ProviderReport {
    if (session.state === 'open' && this.#clock() >= session.expiresAt) {
      session.state = 'expired';
      session.isClosed = true;
    }
    const { reference, providerId, state, amountMinor, currency, transactionId } = session;
    return { reference, providerId, outcome: state, amountMinor, currency, transactionId };
  }

  async #answer<T>(call: keyof FakeBank['calls'], work: () => T): Promise<T> {
    this.calls[call] += 1;
    if (this.isDown) throw new ProviderUnavailable('The bank is closed.');
    this.#crash(`before ${call}`);
    const answer = work();
    this.#crash(`after ${call}`);
    return answer;
  }

  #crash(point: CrashPoint): void {
    if (this.crashAt !== point) return;
    this.crashAt = null;
    throw new Crash(point);
  }
}

/** A message signed by the bank. */
export function signed(report: ProviderReport): BankMessage {
  const body = Buffer.from(JSON.stringify(report));
  return { body, headers: { 'content-type': 'application/json', 'x-signature': signatureOf(body) } };
}

const signatureOf = (body: Buffer): string => createHmac('sha256', SECRET).update(body).digest('hex');

/** A paid report of an attempt, for tests that forge messages the bank never sent. */
export function paidReport(session: BankSession, change: Partial<ProviderReport> = {}): ProviderReport {
  const { reference, providerId, amountMinor, currency } = session;
  return {
    reference,
    providerId,
    outcome: 'paid',
    amountMinor,
    currency,
    transactionId: `t_${reference}`,
    ...change,
  };
}
