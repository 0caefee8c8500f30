// Password guessing at scale: how many guesses reach the password check, and which tries are refunded.
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createAttempts } from './attempts.cache.ts';

const VICTIM = 'admin@exhibition.example';
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

function openGuessing(now?: () => number) {
  const tries = createAttempts(now);
  const take = (ip: string, email: string) => tries.take({ ip } as FastifyRequest, email);
  return {
    tries,
    take,
    /** How many of the guesses reach the password check. */
    guess(count: number, of: (index: number) => { address: string; email: string }): number {
      let reached = 0;
      for (let index = 0; index < count; index += 1) {
        const { address, email } = of(index);
        try {
          take(address, email);
          reached += 1;
        } catch (error) {
          expect(error).toMatchObject({ code: 'request.too-many' });
        }
      }
      return reached;
    },
  };
}

it('lets ten of 4,000 guesses at one account from 1,000 addresses through, and twenty of 4,000 from one address', () => {
  const { guess } = openGuessing();
  const oneAccount = guess(4_000, (index) => ({
    address: addressOf(index % 1_000),
    email: index % 2 ? VICTIM : ` ${VICTIM.toUpperCase()}`,
  }));
  const oneAddress = guess(4_000, (index) => ({
    address: '192.0.2.1',
    email: `${index}@exhibition.example`,
  }));
  expect([oneAccount, oneAddress]).toEqual([10, 20]);
});

it('keeps an account locked while many others are tried', () => {
  const { guess } = openGuessing();
  const atVictim = (from: number) =>
    guess(20, (index) => ({ address: addressOf(from + index), email: VICTIM }));
  expect(atVictim(0)).toBe(10);
  guess(50_000, (index) => ({
    address: addressOf(1_000 + (index >> 4)),
    email: `${index}@exhibition.example`,
  }));
  expect(atVictim(500_000)).toBe(0);
});

it('refunds successful tries, so that an owner who logs in often is never locked out', () => {
  const { take, guess } = openGuessing();
  for (let index = 0; index < 200; index += 1) take('192.0.2.7', VICTIM)();
  expect(guess(12, () => ({ address: '192.0.2.7', email: VICTIM }))).toBe(10);
});

it('counts tries in progress: ten of fifty concurrent ones reach the password check, though all are correct', () => {
  const { take } = openGuessing();
  const taken: (() => void)[] = [];
  for (let index = 0; index < 50; index += 1) {
    try {
      taken.push(take(addressOf(index), VICTIM));
    } catch (error) {
      expect(error).toMatchObject({ code: 'request.too-many' });
    }
  }
  expect(taken).toHaveLength(10);
  for (const giveBack of taken) giveBack();
  take('192.0.2.9', VICTIM);
});

it('unlocks when the owner sets a new password, and after a quarter of an hour', () => {
  let now = 0;
  const { tries, guess } = openGuessing(() => now);
  const atVictim = (from: number) =>
    guess(12, (index) => ({ address: addressOf(from + index), email: VICTIM }));
  expect([atVictim(0), atVictim(100)]).toEqual([10, 0]);
  tries.forgive(` ${VICTIM.toUpperCase()} `);
  expect([atVictim(200), atVictim(300)]).toEqual([10, 0]);
  now = 15 * 60_000 - 1;
  expect(atVictim(400)).toBe(0);
  now += 1;
  expect(atVictim(500)).toBe(10);
});
