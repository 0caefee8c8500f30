// The payment ledger of one booking: its attempts, and how each message changes them (decisions 7).
import { PAYMENT_ATTENTION } from './attention.ts';
import { type AgreedPayment, reportMismatch } from './report-match.ts';
import type { PaymentState } from './schema.ts';

/** Where an event came from. */
export type LedgerSource = 'buyer' | 'webhook' | 'return' | 'requery' | 'sweeper' | 'organiser';

/** The refund of a payment; at most one each. */
export interface LedgerRefund {
  amountMinor: number;
  /** requested: sent to the provider. manual: the provider refused, so the money is transferred manually. */
  state: 'requested' | 'refunded' | 'manual';
  /** The provider's refund id, or the reference of the manual transfer; null until refunded. */
  transactionId: string | null;
  /** The provider's reason for refusing. */
  refusal: string | null;
}

/** One payment attempt. */
export interface LedgerAttempt extends AgreedPayment {
  state: PaymentState;
  /** The provider's transaction id; null unless paid. */
  transactionId: string | null;
  /** Another attempt was paid before: this one is refunded in full. */
  isSurplus: boolean;
  /** What needs an organiser's attention, as text. */
  attention: string | null;
  refund: LedgerRefund | null;
}

export type LedgerEntryKind =
  | 'started'
  | 'received'
  | 'refunded'
  | 'failed'
  | 'expired'
  | 'ignored'
  | 'refused';

/** An entry of the ledger, which is append-only. */
export interface LedgerEntry {
  /** The attempt's reference. */
  reference: string;
  kind: LedgerEntryKind;
  /** In minor units: positive for 'received', negative for 'refunded', else 0. */
  amountMinor: number;
  currency: string;
  transactionId: string | null;
  source: LedgerSource;
  note: string;
}

export interface Ledger {
  readonly attempts: readonly LedgerAttempt[];
  readonly entries: readonly LedgerEntry[];
}

export const EMPTY_LEDGER: Ledger = { attempts: [], entries: [] };

/** An authenticated report by a provider about an attempt. */
export interface LedgerReport extends AgreedPayment {
  outcome: 'open' | 'paid' | 'failed' | 'expired';
  transactionId: string | null;
}

export type LedgerEvent =
  /** The buyer starts a payment. */
  | ({ kind: 'start' } & AgreedPayment)
  /** @property reference the attempt under which the report was filed: the one asked for, or the one it names */
  | {
      kind: 'report';
      reference: string;
      report: LedgerReport;
      source: LedgerSource;
      /** The same transaction is already counted for another booking. */
      isCountedElsewhere?: boolean;
      /** The order's total has changed since: this payment does not pay for the current order. */
      isOrderChanged?: boolean;
    }
  /** The attempt timed out and the provider does not know it. */
  | { kind: 'timeout'; reference: string; source: LedgerSource }
  /** Something that needs an organiser's attention. */
  | { kind: 'attention'; reference: string; sentence: string }
  | { kind: 'refund-requested'; reference: string; amountMinor: number }
  | { kind: 'refunded'; reference: string; transactionId: string; source: LedgerSource }
  | { kind: 'refund-refused'; reference: string; refusal: string; source: LedgerSource }
  /** A refund that the provider refused was transferred manually. */
  | { kind: 'transferred'; reference: string; transferReference: string };

/**
 * The effect of an event. settled: the booking is now paid, for the first time. surplus: paid although it had been
 * paid before, or for an order whose total has changed. ended: an open attempt failed or expired. ignored: only
 * recorded. none: no change and no record, as for any repeated event.
 */
export type LedgerEffect =
  | 'none'
  | 'started'
  | 'settled'
  | 'surplus'
  | 'ended'
  | 'ignored'
  | 'noted'
  | 'refund-requested'
  | 'refunded'
  | 'refund-refused';

export interface LedgerStep {
  ledger: Ledger;
  effect: LedgerEffect;
}

/** Maximum length of the attention text; further sentences are only in the entries. */
const ATTENTION_LIMIT = 500;

/** The open attempt; null if there is none. */
export const openAttempt = ({ attempts }: Ledger): LedgerAttempt | null =>
  attempts.find(({ state }) => state === 'open') ?? null;

/** The paid attempt that counts as the booking's; null while the booking is unpaid. */
export const settlingAttempt = ({ attempts }: Ledger): LedgerAttempt | null =>
  attempts.find(({ state, isSurplus }) => state === 'paid' && !isSurplus) ?? null;

/** Money received minus money refunded, in minor units. */
export const balanceMinor = ({ entries }: Ledger): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * Applies one event. A payment moves from open to paid, failed or expired, and from the last two to paid if its money
 * arrives late; it never leaves paid. Replayed, reordered, late or mismatched messages never make an unpaid booking
 * paid or a paid one unpaid (decisions 7).
 * @returns the resulting ledger and the effect; never throws, whatever the event
 */
export function applyEvent(ledger: Ledger, event: LedgerEvent): LedgerStep {
  if (event.kind === 'start') return start(ledger, event);
  const attempt = ledger.attempts.find(({ reference }) => reference === event.reference);
  if (!attempt) return { ledger, effect: 'none' };
  switch (event.kind) {
    case 'report':
      return applyReport(ledger, attempt, event);
    case 'timeout':
      if (attempt.state !== 'open') return { ledger, effect: 'none' };
      return end(ledger, attempt, 'expired', event.source, 'It timed out.');
    case 'attention':
      return note(ledger, attempt, event.sentence);
    case 'refund-requested':
      return requestRefund(ledger, attempt, event.amountMinor);
    case 'refunded':
      return completeRefund(ledger, attempt, 'requested', event.transactionId, event.source);
    case 'transferred':
      return completeRefund(ledger, attempt, 'manual', event.transferReference, 'organiser');
    case 'refund-refused':
      return refuseRefund(ledger, attempt, event.refusal, event.source);
  }
}

function start(ledger: Ledger, { reference, amountMinor, currency }: AgreedPayment): LedgerStep {
  const isKnown = ledger.attempts.some((attempt) => attempt.reference === reference);
  const isSound = Number.isSafeInteger(amountMinor) && amountMinor > 0;
  if (isKnown || !isSound || openAttempt(ledger) || settlingAttempt(ledger))
    return { ledger, effect: 'none' };
  const attempt: LedgerAttempt = {
    reference,
    amountMinor,
    currency,
    state: 'open',
    transactionId: null,
    isSurplus: false,
    attention: null,
    refund: null,
  };
  return {
    ledger: {
      attempts: [...ledger.attempts, attempt],
      entries: [...ledger.entries, entryOf(attempt, { kind: 'started', source: 'buyer' })],
    },
    effect: 'started',
  };
}

function applyReport(
  ledger: Ledger,
  attempt: LedgerAttempt,
  {
    report,
    source,
    isCountedElsewhere = false,
    isOrderChanged = false,
  }: Extract<LedgerEvent, { kind: 'report' }>,
): LedgerStep {
  const { transactionId } = report;
  const ignored = (sentence: string) => ignore(ledger, attempt, { transactionId, source, sentence });
  const difference = reportMismatch(attempt, report);
  if (difference !== null) return ignored(difference);
  if (report.outcome === 'open') return { ledger, effect: 'none' };
  if (report.outcome !== 'paid') {
    if (attempt.state === 'open') return end(ledger, attempt, report.outcome, source, '');
    // Repeated or out of order: what is paid stays paid.
    return { ledger, effect: 'none' };
  }
  if (transactionId === null || transactionId === '') return ignored(PAYMENT_ATTENTION.noTransaction);
  if (attempt.state === 'paid')
    return attempt.transactionId === transactionId
      ? { ledger, effect: 'none' }
      : ignored(PAYMENT_ATTENTION.secondTransaction);
  const isCounted = ledger.attempts.some((other) => other.transactionId === transactionId);
  if (isCounted || isCountedElsewhere) return ignored(PAYMENT_ATTENTION.countedBefore);
  return receive(ledger, attempt, { transactionId, source, isOrderChanged });
}

function receive(
  ledger: Ledger,
  attempt: LedgerAttempt,
  {
    transactionId,
    source,
    isOrderChanged,
  }: { transactionId: string; source: LedgerSource; isOrderChanged: boolean },
): LedgerStep {
  const isSecond = settlingAttempt(ledger) !== null;
  const isSurplus = isSecond || isOrderChanged;
  const isLate = attempt.state !== 'open';
  const paid: LedgerAttempt = {
    ...attempt,
    state: 'paid',
    transactionId,
    isSurplus,
    attention: isSurplus
      ? withSentence(
          attempt.attention,
          isSecond ? PAYMENT_ATTENTION.paidAlready : PAYMENT_ATTENTION.orderChanged,
        )
      : attempt.attention,
  };
  const entry = entryOf(attempt, {
    kind: 'received',
    amountMinor: attempt.amountMinor,
    transactionId,
    source,
    note: isLate ? `Came after the attempt had ${attempt.state}.` : '',
  });
  return { ledger: withAttempt(ledger, paid, entry), effect: isSurplus ? 'surplus' : 'settled' };
}

function end(
  ledger: Ledger,
  attempt: LedgerAttempt,
  state: 'failed' | 'expired',
  source: LedgerSource,
  text: string,
): LedgerStep {
  const entry = entryOf(attempt, { kind: state, source, note: text });
  return { ledger: withAttempt(ledger, { ...attempt, state }, entry), effect: 'ended' };
}

/** Records a message once, however often it is received. */
function ignore(
  ledger: Ledger,
  attempt: LedgerAttempt,
  ignored: { transactionId: string | null; source: LedgerSource; sentence: string },
): LedgerStep {
  const { transactionId, source, sentence } = ignored;
  const isKnown = ledger.entries.some(
    (entry) =>
      entry.kind === 'ignored' &&
      entry.reference === attempt.reference &&
      entry.note === sentence &&
      entry.transactionId === transactionId,
  );
  if (isKnown) return { ledger, effect: 'none' };
  const entry = entryOf(attempt, { kind: 'ignored', transactionId, source, note: sentence });
  const noted = { ...attempt, attention: withSentence(attempt.attention, sentence) };
  return { ledger: withAttempt(ledger, noted, entry), effect: 'ignored' };
}

function note(ledger: Ledger, attempt: LedgerAttempt, sentence: string): LedgerStep {
  const attention = withSentence(attempt.attention, sentence);
  if (attention === attempt.attention) return { ledger, effect: 'none' };
  return { ledger: withAttempt(ledger, { ...attempt, attention }), effect: 'noted' };
}

function requestRefund(ledger: Ledger, attempt: LedgerAttempt, amountMinor: number): LedgerStep {
  const isSound = Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= attempt.amountMinor;
  if (attempt.state !== 'paid' || attempt.refund || !isSound) return { ledger, effect: 'none' };
  const refund: LedgerRefund = { amountMinor, state: 'requested', transactionId: null, refusal: null };
  return { ledger: withAttempt(ledger, { ...attempt, refund }), effect: 'refund-requested' };
}

/** @param from the required state of the refund: 'requested' for the provider's refund, 'manual' for a transfer */
function completeRefund(
  ledger: Ledger,
  attempt: LedgerAttempt,
  from: 'requested' | 'manual',
  transactionId: string,
  source: LedgerSource,
): LedgerStep {
  const { refund } = attempt;
  if (refund?.state !== from || refund.transactionId !== null || transactionId === '')
    return { ledger, effect: 'none' };
  const isByHand = from === 'manual';
  const ended: LedgerRefund = { ...refund, transactionId, state: isByHand ? 'manual' : 'refunded' };
  const entry = entryOf(attempt, {
    kind: 'refunded',
    amountMinor: -refund.amountMinor,
    // One manual transfer may cover several refunds, so its reference is not unique, but the payment's is.
    transactionId: isByHand ? `by-hand:${attempt.reference}` : transactionId,
    source,
    note: isByHand ? `Sent by hand: ${transactionId}` : '',
  });
  return { ledger: withAttempt(ledger, { ...attempt, refund: ended }, entry), effect: 'refunded' };
}

function refuseRefund(
  ledger: Ledger,
  attempt: LedgerAttempt,
  refusal: string,
  source: LedgerSource,
): LedgerStep {
  const { refund } = attempt;
  if (refund?.state !== 'requested') return { ledger, effect: 'none' };
  const entry = entryOf(attempt, { kind: 'refused', source, note: refusal });
  const refused: LedgerAttempt = { ...attempt, refund: { ...refund, state: 'manual', refusal } };
  return { ledger: withAttempt(ledger, refused, entry), effect: 'refund-refused' };
}

/**
 * The refundable part of a payment: all of a surplus payment or one received after the application had ended, else
 * the deposit, since extra nights are not refundable (decisions 7).
 * @param depositMinor of the booking, when it was made
 * @param isUnwanted received after the application was rejected or deleted
 * @returns minor units; 0 if nothing was paid
 */
export function refundableMinor(
  { state, amountMinor, isSurplus }: Pick<LedgerAttempt, 'state' | 'amountMinor' | 'isSurplus'>,
  depositMinor: number,
  isUnwanted: boolean,
): number {
  if (state !== 'paid') return 0;
  return isSurplus || isUnwanted ? amountMinor : Math.min(depositMinor, amountMinor);
}

function entryOf(
  { reference, currency }: LedgerAttempt,
  given: Pick<LedgerEntry, 'kind' | 'source'> & Partial<LedgerEntry>,
): LedgerEntry {
  return { reference, currency, amountMinor: 0, transactionId: null, note: '', ...given };
}

function withAttempt(ledger: Ledger, changed: LedgerAttempt, entry?: LedgerEntry): Ledger {
  return {
    attempts: ledger.attempts.map((attempt) => (attempt.reference === changed.reference ? changed : attempt)),
    entries: entry ? [...ledger.entries, entry] : ledger.entries,
  };
}

function withSentence(attention: string | null, sentence: string): string {
  if (attention === null) return sentence;
  const longer = `${attention} ${sentence}`;
  return attention.includes(sentence) || longer.length > ATTENTION_LIMIT ? attention : longer;
}
