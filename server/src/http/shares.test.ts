// Concurrent use: each address has its share, a network has a few shares, and all together have no more than the total.
import { expect, it } from 'vitest';
import { createShares } from './shares.ts';

it('limits an address to its share, and frees it when given back', () => {
  const shares = createShares({ ofAll: 10, ofAddress: 2 });
  const first = shares.take('203.0.113.1');
  expect([shares.take('203.0.113.1') !== null, shares.take('203.0.113.1')]).toEqual([true, null]);
  first?.();
  expect([shares.isFree('203.0.113.1'), shares.takenBy('203.0.113.1'), shares.taken]).toEqual([true, 1, 1]);
});

it('limits a network of rented addresses to four shares, and leaves the rest to others', () => {
  const shares = createShares({ ofAll: 100, ofAddress: 2 });
  const taken = Array.from({ length: 50 }, (_, index) => shares.take(`203.0.113.${index}`));
  expect(taken.filter((giveBack) => giveBack !== null)).toHaveLength(8);
  expect(shares.isFree('203.0.112.1')).toBe(true);
  for (const giveBack of taken) giveBack?.();
  expect([shares.taken, shares.takenBy('203.0.113.')]).toEqual([0, 0]);
});

it('limits all callers together to the total', () => {
  const shares = createShares({ ofAll: 3, ofAddress: 2 });
  const taken = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((address) => shares.take(address));
  expect(taken.map((giveBack) => giveBack !== null)).toEqual([true, true, true, false]);
});
