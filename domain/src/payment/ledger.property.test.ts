// Property-based tests: the ledger's invariants hold for any events in any order.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEvent, balanceMinor, EMPTY_LEDGER, type Ledger, type LedgerEvent } from './ledger.ts';

const reference = fc.constantFrom('A', 'B', 'C');
const amountMinor = fc.constantFrom(90_000, 135_000, 0, -1);
const source = fc.constantFrom('webhook', 'requery', 'sweeper', 'return', 'organiser');
const transactionId = fc.constantFrom('t1', 't2', 't3', null, '');

const anyEvent = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('start'),
      reference,
      amountMinor,
      currency: fc.constant('MYR'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('report'),
      reference,
      source,
      report: fc.record({
        reference,
        outcome: fc.constantFrom('open', 'paid', 'failed', 'expired'),
        amountMinor,
        currency: fc.constantFrom('MYR', 'MYR', 'SGD'),
        transactionId,
      }),
    }),
  },
  fc.record({ kind: fc.constant('timeout'), reference, source }),
  fc.record({ kind: fc.constant('refund-requested'), reference, amountMinor }),
  fc.record({ kind: fc.constant('refunded'), reference, transactionId: fc.constantFrom('r1', 'r2'), source }),
  fc.record({ kind: fc.constant('refund-refused'), reference, refusal: fc.constant('No.'), source }),
  fc.record({ kind: fc.constant('transferred'), reference, transferReference: fc.constant('IBG') }),
) as fc.Arbitrary<LedgerEvent>;

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

function checkSound({ attempts, entries }: Ledger): void {
  const received = entries.filter(({ kind }) => kind === 'received');
  const refunded = entries.filter(({ kind }) => kind === 'refunded');
  const paid = attempts.filter(({ state }) => state === 'paid');
  expect(attempts.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
  expect(paid.filter(({ isSurplus }) => !isSurplus).length).toBe(paid.length > 0 ? 1 : 0);
  // One line per payment, with its own amount and transaction.
  expect(
    received.map(({ reference: of, amountMinor: minor, transactionId: id }) => [of, minor, id]).sort(),
  ).toEqual(paid.map(({ reference: of, amountMinor: minor, transactionId: id }) => [of, minor, id]).sort());
  expect(new Set(paid.map((attempt) => attempt.transactionId)).size).toBe(paid.length);
  // At most one refund per payment, never more than was received.
  expect(new Set(refunded.map((entry) => entry.reference)).size).toBe(refunded.length);
  for (const { refund, amountMinor: minor, state } of attempts)
    if (refund)
      expect([state, refund.amountMinor > 0 && refund.amountMinor <= minor]).toEqual(['paid', true]);
  expect(balanceMinor({ attempts, entries })).toBe(
    sumOf(paid.map((attempt) => attempt.amountMinor)) + sumOf(refunded.map((entry) => entry.amountMinor)),
  );
  for (const { kind, amountMinor: minor } of entries)
    expect(Math.sign(minor)).toBe(kind === 'received' ? 1 : kind === 'refunded' ? -1 : 0);
}

it('keeps every ledger valid, and never reverts an entry or a payment', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let ledger = EMPTY_LEDGER;
      for (const event of events) {
        const next = applyEvent(ledger, event).ledger;
        checkSound(next);
        expect(next.entries.slice(0, ledger.entries.length)).toEqual(ledger.entries);
        for (const [index, before] of ledger.attempts.entries()) {
          const after = next.attempts[index];
          expect(after?.reference).toBe(before.reference);
          if (before.state === 'paid')
            expect([after?.state, after?.transactionId, after?.isSurplus]).toEqual([
              'paid',
              before.transactionId,
              before.isSurplus,
            ]);
          if (before.state !== 'open') expect(after?.state).not.toBe('open');
        }
        ledger = next;
      }
    }),
  );
});

it('ignores a repeated event', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
      const before = [...events, last].reduce(
        (ledger, event) => applyEvent(ledger, event).ledger,
        EMPTY_LEDGER,
      );
      expect(applyEvent(before, last)).toEqual({ ledger: before, effect: 'none' });
    }),
  );
});

it('reaches the same payments and balance whatever the order of correct messages', () => {
  const truth = fc.array(fc.constantFrom('paid' as const, 'failed' as const, 'expired' as const), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(truth, fc.integer(), (outcomes, seed) => {
      const names = ['A', 'B', 'C'];
      const reports = outcomes.map(
        (outcome, index): LedgerEvent => ({
          kind: 'report',
          reference: names[index] ?? '',
          source: 'webhook',
          report: {
            reference: names[index] ?? '',
            outcome,
            amountMinor: 90_000,
            currency: 'MYR',
            transactionId: outcome === 'paid' ? `t${index}` : null,
          },
        }),
      );
      const started = names.flatMap((name): LedgerEvent[] => [
        { kind: 'start', reference: name, amountMinor: 90_000, currency: 'MYR' },
        { kind: 'timeout', reference: name, source: 'sweeper' },
      ]);
      const shuffled = [...reports, ...reports].sort((a, b) => rank(a, seed) - rank(b, seed));
      const inOrder = [...started, ...reports];
      const [first, second] = [inOrder, [...started, ...shuffled]].map((events) =>
        events.reduce((ledger, event) => applyEvent(ledger, event).ledger, EMPTY_LEDGER),
      );
      const paidIn = (ledger = EMPTY_LEDGER) =>
        ledger.attempts.filter(({ state }) => state === 'paid').map((attempt) => attempt.reference);
      expect(paidIn(second)).toEqual(paidIn(first));
      expect(balanceMinor(second ?? EMPTY_LEDGER)).toBe(balanceMinor(first ?? EMPTY_LEDGER));
    }),
  );
});

/** An order that depends only on the seed. */
function rank(event: LedgerEvent, seed: number): number {
  const name = event.kind === 'report' ? event.reference.charCodeAt(0) : 0;
  return Math.imul(name + 1, seed | 1) % 7;
}
