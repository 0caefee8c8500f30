// Tests of parsing amounts as people type them.
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
])('%s is parsed as %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

it.each([
  ['12.500', 12.5],
  ['900.000', 900],
  ['0.250', 0.25],
  ['1,000.125', 1000.125],
  ['1,000', 1000],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['1.234.567', 1234567],
])('in a currency with three decimals, %s is parsed as %s', (typed, amount) => {
  expect(typedAmount(typed, 3)).toBe(amount);
});

it.each(['1,00.500', '1,5.500', '01,000.500'])(
  'in a currency with three decimals, %s is not an amount',
  (typed) => {
    expect(typedAmount(typed, 3)).toBeNull();
  },
);

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
])('%s is not an amount', (typed) => {
  expect(typedAmount(typed)).toBeNull();
});
