// Fake of the draft's holds: keeps hours in memory, and refuses them as a test demands.
import type { Holds, HoldsNow, HourRef } from '../holds.ts';
import { NOTHING_HELD, sameHour } from '../holds.ts';

export interface FakeHolds extends Holds {
  /** Called at every hold; a rejection refuses it. */
  answer: (hour: HourRef) => Promise<void>;
  requested: HourRef[];
  change(part: Partial<HoldsNow>): void;
}

/** Long enough to outlast every test. */
const LONG_MS = 600_000;

export function fakeHolds(held: readonly HourRef[] = []): FakeHolds {
  const listeners = new Set<() => void>();
  const lasting = (hour: HourRef) => ({ ...hour, lapsesAt: performance.now() + LONG_MS, isLast: false });
  let now: HoldsNow = { ...NOTHING_HELD, known: true, held: held.map(lasting) };
  const fake: FakeHolds = {
    now: () => now,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    change: (part) => {
      now = { ...now, ...part };
      for (const notify of listeners) notify();
    },
    draftToken: () => undefined,
    answer: async () => {},
    requested: [],
    hold: async (hour, onHeld) => {
      fake.requested.push(hour);
      fake.change({ claiming: [...now.claiming, hour] });
      try {
        await fake.answer(hour);
        const others = now.held.filter(({ exhibitorId }) => exhibitorId !== hour.exhibitorId);
        fake.change({ held: [...others, lasting(hour)], changes: now.changes + 1 });
        onHeld();
      } finally {
        fake.change({ claiming: now.claiming.filter((other) => !sameHour(other, hour)) });
      }
    },
  };
  return fake;
}
