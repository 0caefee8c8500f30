// Tests that stored attention notes are parsed sentence by sentence without loss.
import { expect, it } from 'vitest';
import { amountMismatchSentence, attentionParts, PAYMENT_ATTENTION } from './attention.ts';

it('parses consecutive sentences', () => {
  const stored = [
    PAYMENT_ATTENTION.paidAlready,
    amountMismatchSentence('RM 9.00', 'RM 900.00'),
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

it('keeps unknown text unchanged', () => {
  expect(attentionParts('Asked the bank by phone.')).toEqual([
    { kind: 'other', text: 'Asked the bank by phone.' },
  ]);
  expect(attentionParts('')).toEqual([]);
});
