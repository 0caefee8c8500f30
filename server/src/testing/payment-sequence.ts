// Random sequences of payment commands for one booking, and the invariants of its ledger after each of them.
import type { Ledger } from '@visavis/domain/payment/ledger';
import fc from 'fast-check';
import { ProviderUnavailable } from '../adapters/payment/failure.ts';
import { AppError } from '../http/app-error.ts';
import { type BankMessage, Crash, type CrashPoint, type FakeBank, paidReport, signed } from './fake-bank.ts';

/** The shop under test: the pure ledger in memory, or the service on a database. */
export interface Shop {
  readonly bank: FakeBank;
  start(method: 'credit' | 'online'): Promise<void>;
  deliver(message: BankMessage): Promise<void>;
  /** The buyer's result page requests the outcome, whatever its URL says. */
  lookAtResult(reference: string): Promise<void>;
  /** An organiser triggers a requery. */
  requery(): Promise<void>;
  sweep(): Promise<void>;
  refund(reference: string): Promise<void>;
  wait(ms: number): void;
  read(): Promise<Ledger>;
  /** Number of receipts emailed. */
  receipts(): Promise<number>;
}

const CRASH_POINTS: CrashPoint[] = [
  'before start',
  'after start',
  'before requery',
  'after requery',
  'before close',
  'after close',
  'before refund',
  'after refund',
];

export type PaymentCommand =
  | { kind: 'start'; method: 'credit' | 'online' }
  | { kind: 'pay' | 'decline' | 'expire' | 'return' | 'refund'; session: number }
  /** The attempt expires, the shop is notified, and another is started: from here on money may come late or twice. */
  | { kind: 'again'; session: number }
  | { kind: 'deliver'; message: number }
  | { kind: 'forge'; session: number; signature: string | null }
  | { kind: 'mismatch'; session: number; of: 'amount' | 'currency' | 'reference' }
  | { kind: 'requery' | 'sweep' | 'down' | 'up' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'crash'; at: CrashPoint };

const which = fc.nat({ max: 3 });
const one = <T extends string>(kind: T) => fc.constant(kind);

export const paymentCommand: fc.Arbitrary<PaymentCommand> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: one('start'), method: fc.constantFrom('credit', 'online') }) },
  { weight: 7, arbitrary: fc.record({ kind: one('pay'), session: which }) },
  { weight: 4, arbitrary: fc.record({ kind: one('again'), session: which }) },
  { weight: 1, arbitrary: fc.record({ kind: one('decline'), session: which }) },
  { weight: 1, arbitrary: fc.record({ kind: one('expire'), session: which }) },
  { weight: 4, arbitrary: fc.record({ kind: one('deliver'), message: which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: one('forge'),
      session: which,
      signature: fc.constantFrom(null, 'a'.repeat(64)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: one('mismatch'),
      session: which,
      of: fc.constantFrom('amount', 'currency', 'reference'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: one('return'), session: which }) },
  { weight: 1, arbitrary: fc.record({ kind: one('requery') }) },
  { weight: 3, arbitrary: fc.record({ kind: one('sweep') }) },
  { weight: 3, arbitrary: fc.record({ kind: one('wait'), seconds: fc.constantFrom(5, 25, 60, 400, 1900) }) },
  { weight: 1, arbitrary: fc.record({ kind: one('down') }) },
  { weight: 1, arbitrary: fc.record({ kind: one('up') }) },
  { weight: 2, arbitrary: fc.record({ kind: one('crash'), at: fc.constantFrom(...CRASH_POINTS) }) },
  { weight: 2, arbitrary: fc.record({ kind: one('refund'), session: which }) },
);

/** Commands that happen outside the shop, so that the ledger need not be checked after them. */
const OUTSIDE_THE_SHOP = new Set<PaymentCommand['kind']>([
  'pay',
  'decline',
  'expire',
  'wait',
  'down',
  'up',
  'crash',
]);

/** Tolerates expected errors of the shop: refusals, an unavailable provider, and a simulated crash. */
async function tolerating(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = [AppError, ProviderUnavailable, Crash].some((kind) => error instanceof kind);
    if (!isExpected) throw error;
  }
}

async function act(shop: Shop, command: PaymentCommand): Promise<void> {
  const { bank } = shop;
  if (command.kind === 'start') return shop.start(command.method);
  if (command.kind === 'wait') return shop.wait(command.seconds * 1000);
  if (command.kind === 'requery') return shop.requery();
  if (command.kind === 'sweep') return shop.sweep();
  if (command.kind === 'crash') {
    bank.crashAt = command.at;
    return;
  }
  if (command.kind === 'down' || command.kind === 'up') {
    bank.isDown = command.kind === 'down';
    return;
  }
  if (command.kind === 'deliver') {
    const message = bank.messages[command.message % Math.max(1, bank.messages.length)];
    return message && shop.deliver(message);
  }
  if (!('session' in command)) return;
  const session = bank.sessions[command.session % Math.max(1, bank.sessions.length)];
  if (!session) return;
  switch (command.kind) {
    case 'pay':
      return bank.pay(session);
    case 'again': {
      bank.end(session, 'expired');
      await shop.deliver(signed(bank.report(session)));
      return shop.start('credit');
    }
    case 'decline':
      return bank.end(session, 'failed');
    case 'expire':
      return bank.end(session, 'expired');
    case 'return':
      return shop.lookAtResult(session.reference);
    case 'refund':
      return shop.refund(session.reference);
    case 'forge': {
      const { body } = signed(paidReport(session));
      return shop.deliver({ body, headers: command.signature ? { 'x-signature': command.signature } : {} });
    }
    case 'mismatch': {
      const wrong = {
        amount: { amountMinor: session.amountMinor - 1, transactionId: `t_wrong_${session.reference}` },
        currency: { currency: 'IDR', transactionId: `t_wrong_${session.reference}` },
        reference: { reference: `${session.reference}X` },
      };
      return shop.deliver(signed(paidReport(session, wrong[command.of])));
    }
  }
}

/** Coarse steps suffice: the sweeper's pauses are longer. */
const STEP_MS = 20_000;
const SEEN_WITHIN_MS = 60_000;
const DAY_MS = 25 * 3_600_000;

/**
 * Runs a sequence and compares the ledger with the bank's truth after each step. Then the bank recovers, and what it
 * knows must reach the ledger: within a minute if the attempt was open, within a day if it had ended.
 */
export async function liveThrough(shop: Shop, commands: readonly PaymentCommand[]): Promise<Ledger> {
  const { bank } = shop;
  let before = await shop.read();
  for (const command of commands) {
    await tolerating(() => act(shop, command));
    if (OUTSIDE_THE_SHOP.has(command.kind)) continue;
    const after = await shop.read();
    checkAlways(bank, before, after);
    before = after;
  }
  bank.isDown = false;
  bank.crashAt = null;
  const open = before.attempts.filter(({ state }) => state === 'open').map(({ reference }) => reference);
  for (let passed = 0; passed < SEEN_WITHIN_MS; passed += STEP_MS) {
    shop.wait(STEP_MS);
    await shop.sweep();
  }
  const minuteLater = await shop.read();
  checkAlways(bank, before, minuteLater);
  for (const reference of open)
    if (bank.find(reference)?.state === 'paid' && !isPaid(minuteLater, reference))
      throw new Error('a payment was not seen within a minute');
  shop.wait(DAY_MS);
  await shop.sweep();
  const last = await shop.read();
  checkAlways(bank, minuteLater, last);
  await checkAtLast(shop, last);
  return last;
}

const isPaid = ({ attempts }: Ledger, reference: string): boolean =>
  attempts.some((attempt) => attempt.reference === reference && attempt.state === 'paid');

function checkAlways(bank: FakeBank, before: Ledger, { attempts, entries }: Ledger): void {
  for (const attempt of attempts) {
    if (attempt.state !== 'paid') continue;
    const session = bank.find(attempt.reference);
    if (session?.state !== 'paid') throw new Error('falsely paid: the bank received no money');
    if (session.transactionId !== attempt.transactionId || session.amountMinor !== attempt.amountMinor)
      throw new Error('falsely paid: transaction or amount differ from the bank');
  }
  for (const { reference, state } of before.attempts)
    if (state === 'paid' && !isPaid({ attempts, entries }, reference))
      throw new Error('a paid attempt is no longer paid');
  if (attempts.filter(({ state }) => state === 'open').length > 1) throw new Error('two attempts are open');
  const counting = attempts.filter(({ state, isSurplus }) => state === 'paid' && !isSurplus);
  if (counting.length > 1) throw new Error('two attempts count as the payment');
  const money = entries.filter(({ kind }) => kind === 'received' || kind === 'refunded');
  const names = money.map(({ kind, transactionId }) => `${kind} ${transactionId}`);
  if (new Set(names).size < names.length) throw new Error('a transaction has two entries');
}

async function checkAtLast(shop: Shop, ledger: Ledger): Promise<void> {
  const { sessions } = shop.bank;
  for (const { reference, state } of sessions)
    if (state === 'paid' && !isPaid(ledger, reference)) throw new Error('the sweep missed a payment');
  const known = sessions.reduce(
    (sum, { state, amountMinor, refund }) =>
      sum + (state === 'paid' ? amountMinor : 0) - (refund?.amountMinor ?? 0),
    0,
  );
  const kept = ledger.entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (known !== kept) throw new Error(`the ledger has ${kept} minor units, the bank ${known}`);
  if (ledger.attempts.some(({ refund }) => refund?.state === 'requested'))
    throw new Error('a refund was never completed');
  const receipts = ledger.attempts.some(({ state }) => state === 'paid') ? 1 : 0;
  if ((await shop.receipts()) !== receipts) throw new Error('the receipt was not mailed exactly once');
}
