// Calls to a provider that hangs, fails or is down are given up quickly, and not made while the circuit is open.
import { afterEach, expect, it, vi } from 'vitest';
import { FakeBank } from '../../testing/fake-bank.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { ProviderUnavailable } from './failure.ts';
import { guardProvider } from './guarded.ts';

afterEach(() => vi.useRealTimers());

const ATTEMPT = { reference: 'A', providerId: 's_A' };

function open() {
  const bank = new FakeBank(() => TEST_NOW);
  let at = 0;
  const guarded = guardProvider(bank, { limitMs: 50, restMs: 10_000, now: () => at });
  return {
    bank,
    guarded,
    wait: (ms: number) => {
      at += ms;
    },
  };
}

it('passes the response of the provider through', async () => {
  const { guarded, bank } = open();
  expect(await guarded.requery(ATTEMPT)).toBeNull();
  expect([guarded.name, guarded.redirectOrigins, guarded.openMinutes]).toEqual([
    bank.name,
    bank.redirectOrigins,
    bank.openMinutes,
  ]);
});

it('gives up on a provider that never answers', async () => {
  const { guarded, bank } = open();
  vi.spyOn(bank, 'requery').mockReturnValue(new Promise(() => undefined));
  await expect(guarded.requery(ATTEMPT)).rejects.toThrow(ProviderUnavailable);
});

it('pauses for ten seconds after five failures, then makes a single call', async () => {
  const { guarded, bank, wait } = open();
  bank.isDown = true;
  const requery = () => guarded.requery(ATTEMPT).catch((error: unknown) => error);
  for (let count = 0; count < 20; count += 1) expect(await requery()).toBeInstanceOf(ProviderUnavailable);
  expect(bank.calls.requery).toBe(5);
  wait(9_999);
  await requery();
  expect(bank.calls.requery).toBe(5);
  wait(1);
  await Promise.all([requery(), requery(), requery()]);
  expect(bank.calls.requery).toBe(6);
  bank.isDown = false;
  wait(10_000);
  expect(await requery()).toBeNull();
  expect(await requery()).toBeNull();
  expect(bank.calls.requery).toBe(8);
});

it('does not count errors that are not failures of the provider', async () => {
  const { guarded, bank } = open();
  for (let count = 0; count < 6; count += 1) {
    bank.crashAt = 'before requery';
    await expect(guarded.requery(ATTEMPT)).rejects.toThrow('before requery');
  }
  expect(await guarded.requery(ATTEMPT)).toBeNull();
});
