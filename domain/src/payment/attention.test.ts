// What was stored is read back sentence by sentence, and nothing of it is lost.
import { expect, it } from 'vitest';
import { attentionParts, PAYMENT_ATTENTION, reportedOtherwise } from './attention.ts';

it('reads sentences that stand one after the other', () => {
  const stored = [
    PAYMENT_ATTENTION.paidAlready,
    reportedOtherwise('RM 9.00', 'RM 900.00'),
    PAYMENT_ATTENTION.otherPayment,
  ];
  expect(attentionParts(stored.join(' '))).toEqual([
    { kind: 'listed', sentence: PAYMENT_ATTENTION.paidAlready },
    { kind: 'reported', reported: 'RM 9.00', asked: 'RM 900.00' },
    { kind: 'listed', sentence: PAYMENT_ATTENTION.otherPayment },
  ]);
});

it.each(Object.values(PAYMENT_ATTENTION))('%s', (sentence) => {
  expect(attentionParts(sentence)).toEqual([{ kind: 'listed', sentence }]);
});

it('what it does not know stays as it is', () => {
  expect(attentionParts('Asked the bank by phone.')).toEqual([
    { kind: 'other', text: 'Asked the bank by phone.' },
  ]);
  expect(attentionParts('')).toEqual([]);
});
