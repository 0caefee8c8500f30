// Who has a place next: whose address has least; and who loses one: the slowest, when somebody waits.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue, type Occupant, type QueueLimits } from './queue.ts';

const LIMITS: QueueLimits = { ofAll: 2, ofAddress: 2, waiting: 10, waitingOfAddress: 5, waitMs: 60_000 };
const refusal = () => new Error('too many');

// Who still waits at the end of a test is not refused a minute later, in the middle of another file.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
});

/** Notes who had a place, in order. */
function standAt(limits: Partial<QueueLimits>) {
  const queue = createQueue({ ...LIMITS, ...limits }, refusal);
  const entered: string[] = [];
  const leaves: (() => void)[] = [];
  const come = (address: string, occupant?: Occupant) =>
    queue.take(address, occupant).then((leave) => {
      entered.push(address);
      leaves.push(leave);
    });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { queue, entered, leaves, come, settle };
}

it('whose address has fewest places is next, however many others came before', async () => {
  const { entered, leaves, come, settle } = standAt({});
  for (let index = 0; index < 6; index += 1) void come('10.0.0.1');
  void come('10.0.0.2');
  await settle();
  expect(entered).toEqual(['10.0.0.1', '10.0.0.1']);
  leaves[0]?.();
  await settle();
  expect(entered).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
});

it('addresses take turns where there is one place', async () => {
  const { entered, leaves, come, settle } = standAt({ ofAll: 1, ofAddress: 1 });
  for (const address of ['a', 'a', 'a', 'b', 'b', 'c']) void come(address);
  for (let index = 0; index < 6; index += 1) {
    await settle();
    leaves[index]?.();
  }
  expect(entered).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

it('one address does not fill the line', async () => {
  const { come } = standAt({});
  const outcomes = Array.from({ length: 9 }, () => come('10.0.0.1').catch((error: Error) => error.message));
  const others = come('10.0.0.2').catch((error: Error) => error.message);
  expect(await Promise.race([outcomes[7], others])).toBe('too many');
  expect(await outcomes[8]).toBe('too many');
  expect(await Promise.race([others, Promise.resolve('waits')])).toBe('waits');
});

it('the slowest gives way to whoever waits; who is fast enough stays', async () => {
  const { entered, come, settle } = standAt({ ofAll: 3 });
  const gaveWay: string[] = [];
  const occupant = (name: string, pace: number | null): Occupant => ({
    pace: () => pace,
    giveWay: () => gaveWay.push(name),
  });
  await come('10.0.0.1', occupant('slow', 5));
  await come('10.0.0.2', occupant('slowest', 1));
  await come('10.0.0.3', occupant('fast', null));
  expect(gaveWay).toEqual([]);
  void come('10.0.0.4');
  await settle();
  expect([gaveWay, entered.length]).toEqual([['slowest'], 3]);
});

it('nobody gives way to an address that has its share already', async () => {
  const { come, settle } = standAt({ ofAddress: 1, ofAll: 1 });
  let hasGivenWay = false;
  const occupant: Occupant = {
    pace: () => 1,
    giveWay: () => {
      hasGivenWay = true;
    },
  };
  await come('10.0.0.1', occupant);
  void come('10.0.0.1');
  await settle();
  expect(hasGivenWay).toBe(false);
  void come('10.0.0.2');
  await settle();
  expect(hasGivenWay).toBe(true);
});
