// Guessing passwords at scale: how many guesses reach the password check.
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitCalls } from '../../http/rate-limit.ts';
import { limitTries } from './tries.ts';

/** What the limiter would keep by itself. */
const FEW_COUNTS = 5_000;

/** A server that only counts. @returns guesses that got through */
async function openGuessing(countsKept?: number) {
  const app = fastify();
  await limitCalls(app, 1_000_000);
  const limit = limitTries(app, countsKept);
  app.post('/login', async (request) => {
    await limit(request);
    return 'checked';
  });
  return {
    close: () => app.close(),
    /** How many of some guesses reach the password. */
    guess: async (count: number, of: (index: number) => { address: string; email: string }) => {
      let reached = 0;
      for (let index = 0; index < count; index += 1) {
        const { address, email } = of(index);
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/login',
          remoteAddress: address,
          payload: { email },
        });
        if (statusCode === 200) reached += 1;
        else expect(statusCode).toBe(429);
      }
      return reached;
    },
  };
}

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
const VICTIM = 'admin@exhibition.example';

it('of 4,000 guesses at one account from 1,000 addresses ten get through, of 4,000 from one address twenty', async () => {
  const guessing = await openGuessing();
  const oneAccount = await guessing.guess(4_000, (index) => ({
    address: addressOf(index % 1_000),
    email: index % 2 ? VICTIM : ` ${VICTIM.toUpperCase()}`,
  }));
  const oneAddress = await guessing.guess(4_000, (index) => ({
    address: '192.0.2.1',
    email: `${index}@exhibition.example`,
  }));
  await guessing.close();
  expect([oneAccount, oneAddress]).toEqual([10, 20]);
});

it.each([
  ['keeps an account closed while many others are tried', undefined, 0],
  ['control: with few counts kept it would open again', FEW_COUNTS, 10],
])('%s', async (_, countsKept, again) => {
  const guessing = await openGuessing(countsKept);
  const atVictim = (from: number) =>
    guessing.guess(20, (index) => ({ address: addressOf(from + index), email: VICTIM }));
  expect(await atVictim(0)).toBe(10);
  const others = await guessing.guess(FEW_COUNTS + 1_000, (index) => ({
    address: addressOf(1_000 + (index >> 4)),
    email: `${index}@exhibition.example`,
  }));
  // By chance one of them may be counted together with the account that is closed.
  expect(others).toBeGreaterThan(FEW_COUNTS);
  expect(await atVictim(2_000)).toBe(again);
  await guessing.close();
});
