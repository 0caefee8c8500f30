// The queue admits the address with the fewest places next, and preempts the slowest occupant when others wait.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue, type Occupant, type QueueLimits } from './queue.ts';

const LIMITS: QueueLimits = { ofAll: 2, ofAddress: 2, waiting: 10, waitingOfAddress: 5, waitMs: 60_000 };
const refusal = () => new Error('too many');

// Fake timers, so that waiters left over from a test are not refused a minute later in another file.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Records who got a place, in order. */
function openQueue(limits: Partial<QueueLimits>) {
  const queue = createQueue({ ...LIMITS, ...limits }, refusal);
  const entered: string[] = [];
  const releases: (() => void)[] = [];
  const join = (address: string, occupant?: Occupant) =>
    queue.take(address, occupant).then((release) => {
      entered.push(address);
      releases.push(release);
    });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { queue, entered, releases, join, settle };
}

it('admits the address with the fewest places next, however many others joined earlier', async () => {
  const { entered, releases, join, settle } = openQueue({});
  for (let index = 0; index < 6; index += 1) void join('10.0.0.1');
  void join('10.0.0.2');
  await settle();
  expect(entered).toEqual(['10.0.0.1', '10.0.0.1']);
  releases[0]?.();
  await settle();
  expect(entered).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
});

it('alternates between addresses when there is one place', async () => {
  const { entered, releases, join, settle } = openQueue({ ofAll: 1, ofAddress: 1 });
  for (const address of ['a', 'a', 'a', 'b', 'b', 'c']) void join(address);
  for (let index = 0; index < 6; index += 1) {
    await settle();
    releases[index]?.();
  }
  expect(entered).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

it('keeps one address from filling the queue', async () => {
  const { join } = openQueue({});
  const outcomes = Array.from({ length: 9 }, () => join('10.0.0.1').catch((error: Error) => error.message));
  const others = join('10.0.0.2').catch((error: Error) => error.message);
  expect(await Promise.race([outcomes[7], others])).toBe('too many');
  expect(await outcomes[8]).toBe('too many');
  expect(await Promise.race([others, Promise.resolve('waits')])).toBe('waits');
});

it('makes the slowest occupant give way when another caller waits; fast ones stay', async () => {
  const { entered, join, settle } = openQueue({ ofAll: 3 });
  const gaveWay: string[] = [];
  const occupant = (name: string, pace: number | null): Occupant => ({
    pace: () => pace,
    giveWay: () => gaveWay.push(name),
  });
  await join('10.0.0.1', occupant('slow', 5));
  await join('10.0.0.2', occupant('slowest', 1));
  await join('10.0.0.3', occupant('fast', null));
  expect(gaveWay).toEqual([]);
  void join('10.0.0.4');
  await settle();
  expect([gaveWay, entered.length]).toEqual([['slowest'], 3]);
});

it('makes no occupant give way to an address that has used up its share', async () => {
  const { join, settle } = openQueue({ ofAddress: 1, ofAll: 1 });
  let hasGivenWay = false;
  const occupant: Occupant = {
    pace: () => 1,
    giveWay: () => {
      hasGivenWay = true;
    },
  };
  await join('10.0.0.1', occupant);
  void join('10.0.0.1');
  await settle();
  expect(hasGivenWay).toBe(false);
  void join('10.0.0.2');
  await settle();
  expect(hasGivenWay).toBe(true);
});
