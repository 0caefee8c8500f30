// Rate limit counters cover an address and its networks: no caller is evicted, and rented neighbours do not add up.
import { describe, expect, it, vi } from 'vitest';
import { createCounters } from './counters.ts';

// Which callers share a bucket is random; here it is fixed, and none of the compared callers share one.
vi.mock('node:crypto', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:crypto')>()),
  randomBytes: (length: number) => Buffer.alloc(length, 7),
}));

const MINUTE = { max: 5, timeWindow: 60_000 };

function usesOf(counters: ReturnType<typeof createCounters>, keys: readonly string[]): number {
  return keys.filter((key) => !counters.take(key).isRefused).length;
}
const times = (key: string, count: number) => Array.from({ length: count }, () => key);

it('counts an address up to its limit, and resets when the window is over', () => {
  let now = 1;
  const counters = createCounters(MINUTE, () => now);
  expect(usesOf(counters, times('203.0.113.7', 9))).toBe(5);
  expect(counters.take('203.0.113.7')).toMatchObject({ isRefused: true, endsInMs: 60_000 });
  now += 60_000;
  expect(usesOf(counters, times('203.0.113.7', 9))).toBe(5);
});

it('keeps a count while 60,000 other addresses are counted', () => {
  const counters = createCounters({ max: 50, timeWindow: 60_000 }, () => 1);
  usesOf(counters, times('2001:0db8:0000:0001::/64', 50));
  const others = Array.from(
    { length: 60_000 },
    (_, index) => `198.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  );
  usesOf(counters, others);
  expect(counters.take('2001:0db8:0000:0001::/64').isRefused).toBe(true);
});

describe('many addresses of one network', () => {
  const sixtyFours = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index.toString(16).padStart(2, '0')}::/64`);

  it('gives an IPv6 /56 four times the share of one address, and a /48 eight times', () => {
    const counters = createCounters(MINUTE, () => 1);
    expect(usesOf(counters, sixtyFours('2001:0db8:0001:00', 256))).toBe(20);
    expect(usesOf(counters, sixtyFours('2001:0db8:0001:01', 256))).toBe(20);
    expect(usesOf(counters, sixtyFours('2001:0db8:0001:02', 256))).toBe(0);
    expect(usesOf(counters, sixtyFours('2001:0db8:0002:00', 256))).toBe(20);
  });

  it('gives an IPv4 network of 256 four times the share of one address', () => {
    const counters = createCounters(MINUTE, () => 1);
    const all = Array.from({ length: 256 }, (_, index) => `203.0.113.${index}`);
    expect(usesOf(counters, all)).toBe(20);
    expect(usesOf(counters, ['203.0.114.1'])).toBe(1);
  });

  it("gives each device in the fair's own network its own share", () => {
    const counters = createCounters(MINUTE, () => 1);
    const all = Array.from({ length: 100 }, (_, index) => `192.168.1.${index}`);
    expect(usesOf(counters, all)).toBe(100);
  });

  it('does not charge addresses for uses refused to their network', () => {
    let now = 1;
    const counters = createCounters({ max: 1, timeWindow: 1000 }, () => now);
    usesOf(counters, ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']);
    now = 900;
    expect(counters.take('203.0.113.5')).toMatchObject({ isRefused: true, endsInMs: 101 });
    now = 1001;
    expect(counters.take('203.0.113.5').isRefused).toBe(false);
  });
});

it('does not count uses that were returned', () => {
  const counters = createCounters(MINUTE, () => 1);
  for (const index of Array(40).keys()) counters.take(`203.0.113.${index}`).giveBack();
  expect(usesOf(counters, times('203.0.113.7', 9))).toBe(5);
});
