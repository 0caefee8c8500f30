// Amounts as people type them.
import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['900', 900],
  [' 450,5 ', 450.5],
  ['0.05', 0.05],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ["12'500.50", 12500.5],
  ['1.234.567,89', 1234567.89],
  ['1000.00', 1000],
])('%s is %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

it.each([
  '',
  '-1',
  '1,00,000',
  '1.0000',
  '0.005',
  '1,000,50',
  '1.000.50',
  '1,5,5',
  'RM 5',
  '1e3',
  '.5',
  '5.',
])('%s is no amount', (typed) => {
  expect(typedAmount(typed)).toBeNull();
});
