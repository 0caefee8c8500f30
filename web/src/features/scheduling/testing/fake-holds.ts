// Fake of the draft's holds: keeps hours in memory, and refuses them as a test demands.
import { ApiError } from '../../../lib/api-client.ts';
import type { Holds, HoldsNow, HourRef, WantedHour } from '../holds.ts';
import { NOTHING_HELD, sameHour } from '../holds.ts';

export interface FakeHolds extends Holds {
  /** Called for every hour that is to be held; a rejection refuses it. */
  answer: (hour: HourRef) => Promise<void>;
  requested: HourRef[];
  /** How many calls the requests of `requested` would have taken. */
  callCount: number;
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
    callCount: 0,
    hold: async (hour, onHeld) => {
      const [gone] = await claim([hour], onHeld);
      if (gone) throw gone.error;
    },
    holdMany: async (hours, onHeld) => (await claim(hours, onHeld)).map(({ hour }) => hour),
  };

  /** @returns the hours that were refused as taken */
  async function claim(
    hours: readonly WantedHour[],
    onHeld: (held: readonly WantedHour[]) => void,
  ): Promise<{ hour: WantedHour; error: ApiError }[]> {
    fake.callCount += 1;
    fake.requested.push(...hours);
    fake.change({ claiming: [...now.claiming, ...hours] });
    try {
      const answers = await Promise.all(
        hours.map((hour) =>
          fake.answer(hour).then(
            () => [],
            (error: unknown) => {
              if (!(error instanceof ApiError) || error.code !== 'meeting.slot-taken') throw error;
              return [{ hour, error }];
            },
          ),
        ),
      );
      const gone = answers.flat();
      const held = hours.filter((hour) => !gone.some((one) => one.hour === hour));
      if (held.length > 0) {
        const others = now.held.filter(
          ({ exhibitorId }) => !held.some((hour) => hour.exhibitorId === exhibitorId),
        );
        fake.change({ held: [...others, ...held.map(lasting)], changes: now.changes + 1 });
        onHeld(held);
      }
      return gone;
    } finally {
      fake.change({
        claiming: now.claiming.filter((other) => !hours.some((hour) => sameHour(other, hour))),
      });
    }
  }
  return fake;
}
