// Tests of what each message changes in each payment state.
import { describe, expect, it } from 'vitest';
import {
  applyEvent,
  balanceMinor,
  EMPTY_LEDGER,
  type Ledger,
  type LedgerEvent,
  type LedgerReport,
  openAttempt,
  refundableMinor,
  settlingAttempt,
} from './ledger.ts';

const AMOUNT = 90_000;
const start = (reference: string, amountMinor = AMOUNT): LedgerEvent => ({
  kind: 'start',
  reference,
  amountMinor,
  currency: 'MYR',
});
const report = (
  reference: string,
  outcome: LedgerReport['outcome'],
  change: Partial<LedgerReport> = {},
): LedgerEvent => ({
  kind: 'report',
  reference,
  source: 'webhook',
  report: {
    reference,
    outcome,
    amountMinor: AMOUNT,
    currency: 'MYR',
    transactionId: outcome === 'paid' ? `tx-${reference}` : null,
    ...change,
  },
});
const timeout = (reference: string): LedgerEvent => ({ kind: 'timeout', reference, source: 'sweeper' });

function run(...events: LedgerEvent[]): Ledger {
  return events.reduce((ledger, event) => applyEvent(ledger, event).ledger, EMPTY_LEDGER);
}
const stateOf = (ledger: Ledger, reference = 'A') =>
  ledger.attempts.find((attempt) => attempt.reference === reference)?.state;
const kinds = ({ entries }: Ledger) => entries.map(({ kind }) => kind);

const reach: Record<string, LedgerEvent[]> = {
  open: [start('A')],
  paid: [start('A'), report('A', 'paid')],
  failed: [start('A'), report('A', 'failed')],
  expired: [start('A'), timeout('A')],
};

describe('each state against each message', () => {
  it.each([
    ['open', report('A', 'open'), 'open', 'none'],
    ['open', report('A', 'paid'), 'paid', 'settled'],
    ['open', report('A', 'failed'), 'failed', 'ended'],
    ['open', report('A', 'expired'), 'expired', 'ended'],
    ['open', timeout('A'), 'expired', 'ended'],
    ['paid', report('A', 'open'), 'paid', 'none'],
    ['paid', report('A', 'paid'), 'paid', 'none'],
    ['paid', report('A', 'failed'), 'paid', 'none'],
    ['paid', report('A', 'expired'), 'paid', 'none'],
    ['paid', timeout('A'), 'paid', 'none'],
    ['failed', report('A', 'open'), 'failed', 'none'],
    ['failed', report('A', 'paid'), 'paid', 'settled'],
    ['failed', report('A', 'failed'), 'failed', 'none'],
    ['failed', report('A', 'expired'), 'failed', 'none'],
    ['failed', timeout('A'), 'failed', 'none'],
    ['expired', report('A', 'open'), 'expired', 'none'],
    ['expired', report('A', 'paid'), 'paid', 'settled'],
    ['expired', report('A', 'failed'), 'expired', 'none'],
    ['expired', report('A', 'expired'), 'expired', 'none'],
    ['expired', timeout('A'), 'expired', 'none'],
  ])('%s, then %o: %s', (from, event, to, effect) => {
    const before = run(...(reach[from] ?? []));
    expect(stateOf(before)).toBe(from);
    const step = applyEvent(before, event as LedgerEvent);
    expect([stateOf(step.ledger), step.effect]).toEqual([to, effect]);
    expect(balanceMinor(step.ledger)).toBe(to === 'paid' ? AMOUNT : 0);
  });
});

describe('a mismatch', () => {
  const changes: [string, Partial<LedgerReport>, string][] = [
    ['a sen less', { amountMinor: AMOUNT - 1 }, 'RM 899.99 instead of RM 900.00'],
    ['a sen more', { amountMinor: AMOUNT + 1 }, 'RM 900.01 instead of RM 900.00'],
    ['nothing', { amountMinor: 0 }, 'RM 0.00'],
    ['a negative amount', { amountMinor: -AMOUNT }, '-RM 900.00'],
    ['no number', { amountMinor: Number.NaN }, 'instead of RM 900.00'],
    ['another currency', { currency: 'IDR' }, 'IDR 900.00 instead of RM 900.00'],
    ['a currency in small letters', { currency: 'myr' }, 'instead of RM 900.00'],
    ['another reference', { reference: 'B' }, 'named another payment'],
    ['no transaction', { transactionId: null }, 'without naming its transaction'],
    ['an empty transaction', { transactionId: '' }, 'without naming its transaction'],
  ];
  it.each(changes)('paid with %s is recorded but changes nothing', (_, change, sentence) => {
    for (const from of ['open', 'failed', 'expired']) {
      const before = run(...(reach[from] ?? []));
      const { ledger, effect } = applyEvent(before, report('A', 'paid', change));
      expect([stateOf(ledger), effect, balanceMinor(ledger)]).toEqual([from, 'ignored', 0]);
      expect(ledger.attempts[0]?.attention).toContain(sentence);
      expect(kinds(ledger).at(-1)).toBe('ignored');
      // A repeat is not recorded again.
      expect(applyEvent(ledger, report('A', 'paid', change))).toEqual({ ledger, effect: 'none' });
    }
  });

  it.each(['failed', 'expired'] as const)('%s with another amount does not end the attempt', (outcome) => {
    const { ledger } = applyEvent(run(start('A')), report('A', outcome, { amountMinor: 1 }));
    expect(stateOf(ledger)).toBe('open');
  });

  it('ignores a second transaction of a paid attempt', () => {
    const { ledger, effect } = applyEvent(
      run(start('A'), report('A', 'paid')),
      report('A', 'paid', { transactionId: 'other' }),
    );
    expect([effect, balanceMinor(ledger), ledger.attempts[0]?.transactionId]).toEqual([
      'ignored',
      AMOUNT,
      'tx-A',
    ]);
  });

  it('ignores a transaction already counted for another attempt or another booking', () => {
    const before = run(start('A'), report('A', 'failed'), start('B'), report('B', 'paid'));
    const same = applyEvent(before, report('A', 'paid', { transactionId: 'tx-B' }));
    expect([same.effect, stateOf(same.ledger), balanceMinor(same.ledger)]).toEqual([
      'ignored',
      'failed',
      AMOUNT,
    ]);
    const elsewhere = applyEvent(run(start('A')), {
      ...report('A', 'paid'),
      isCountedElsewhere: true,
    } as LedgerEvent);
    expect([elsewhere.effect, stateOf(elsewhere.ledger)]).toEqual(['ignored', 'open']);
  });

  it('ignores an attempt that was never started', () => {
    const before = run(start('A'));
    expect(applyEvent(before, report('Z', 'paid'))).toEqual({ ledger: before, effect: 'none' });
  });
});

describe('several attempts', () => {
  it('allows one open attempt at a time, and none after a paid one', () => {
    const open = run(start('A'));
    expect(applyEvent(open, start('B'))).toEqual({ ledger: open, effect: 'none' });
    const paid = run(start('A'), report('A', 'paid'));
    expect(applyEvent(paid, start('B'))).toEqual({ ledger: paid, effect: 'none' });
    expect(openAttempt(run(start('A'), timeout('A'), start('B')))?.reference).toBe('B');
    expect(applyEvent(open, start('A')).effect).toBe('none');
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'starts no attempt of %s minor units',
    (amountMinor) => {
      expect(applyEvent(EMPTY_LEDGER, start('A', amountMinor)).effect).toBe('none');
    },
  );

  it('counts a late payment if nothing was paid, and the next as surplus', () => {
    const ledger = run(start('A'), timeout('A'), start('B'), report('A', 'paid'), report('B', 'paid'));
    expect(settlingAttempt(ledger)?.reference).toBe('A');
    expect(ledger.attempts.map(({ isSurplus }) => isSurplus)).toEqual([false, true]);
    expect(ledger.attempts[1]?.attention).toContain('the whole amount is due back');
    expect(balanceMinor(ledger)).toBe(2 * AMOUNT);
    expect(ledger.entries.find(({ note }) => note !== '')?.note).toBe('It timed out.');
    expect(ledger.entries.find(({ kind }) => kind === 'received')?.note).toBe(
      'Came after the attempt had expired.',
    );
  });
});

describe('refunds', () => {
  const paid = () => run(start('A'), report('A', 'paid'));
  const ask = (amountMinor: number, reference = 'A'): LedgerEvent => ({
    kind: 'refund-requested',
    reference,
    amountMinor,
  });
  const sent = (transactionId = 'r-1'): LedgerEvent => ({
    kind: 'refunded',
    reference: 'A',
    transactionId,
    source: 'organiser',
  });
  const refused: LedgerEvent = {
    kind: 'refund-refused',
    reference: 'A',
    refusal: 'Too old.',
    source: 'organiser',
  };
  const byHand: LedgerEvent = { kind: 'transferred', reference: 'A', transferReference: 'IBG 1' };

  it('are made once, however often they are requested and reported', () => {
    const once = [ask(AMOUNT), sent()].reduce((ledger, event) => applyEvent(ledger, event).ledger, paid());
    expect([balanceMinor(once), once.attempts[0]?.state, once.attempts[0]?.refund?.state]).toEqual([
      0,
      'paid',
      'refunded',
    ]);
    for (const again of [ask(AMOUNT), ask(1), sent(), sent('r-2'), refused, byHand])
      expect(applyEvent(once, again)).toEqual({ ledger: once, effect: 'none' });
  });

  it('are transferred manually when the provider refuses', () => {
    const manual = [ask(40_000), refused].reduce((ledger, event) => applyEvent(ledger, event).ledger, paid());
    expect([balanceMinor(manual), manual.attempts[0]?.refund]).toEqual([
      AMOUNT,
      { amountMinor: 40_000, state: 'manual', transactionId: null, refusal: 'Too old.' },
    ]);
    expect(applyEvent(manual, sent()).effect).toBe('none');
    const done = applyEvent(manual, byHand).ledger;
    expect([balanceMinor(done), done.attempts[0]?.refund?.transactionId]).toEqual([AMOUNT - 40_000, 'IBG 1']);
    expect(applyEvent(done, byHand)).toEqual({ ledger: done, effect: 'none' });
  });

  it.each([0, -1, 1.5, AMOUNT + 1, Number.NaN])('of %s minor units are refused', (amountMinor) => {
    expect(applyEvent(paid(), ask(amountMinor)).effect).toBe('none');
  });

  it.each(['open', 'failed', 'expired'])('of a payment that is %s are refused', (state) => {
    expect(applyEvent(run(...(reach[state] ?? [])), ask(AMOUNT)).effect).toBe('none');
  });

  it('reported before they were requested change nothing', () => {
    for (const event of [sent(), refused, byHand]) expect(applyEvent(paid(), event).effect).toBe('none');
  });

  it.each([
    ['cover only the deposit of a booking’s payment', false, false, 90_000],
    ['cover all of a surplus payment', true, false, 135_000],
    ['cover all of a payment received after the application had ended', false, true, 135_000],
  ])('%s', (_, isSurplus, isUnwanted, minor) => {
    const attempt = { state: 'paid', amountMinor: 135_000, isSurplus } as const;
    expect(refundableMinor(attempt, 90_000, isUnwanted)).toBe(minor);
    expect(refundableMinor({ ...attempt, state: 'open' }, 90_000, isUnwanted)).toBe(0);
  });

  it('never exceed what was paid', () => {
    expect(refundableMinor({ state: 'paid', amountMinor: 50_000, isSurplus: false }, 90_000, false)).toBe(
      50_000,
    );
  });
});

it('records each note for organisers once, up to a readable length', () => {
  const attend = (sentence: string): LedgerEvent => ({ kind: 'attention', reference: 'A', sentence });
  const ledger = run(start('A'), attend('One.'), attend('Two.'), attend('One.'), attend('x'.repeat(500)));
  expect(ledger.attempts[0]?.attention).toBe('One. Two.');
  expect(applyEvent(ledger, attend('Two.')).effect).toBe('none');
});
