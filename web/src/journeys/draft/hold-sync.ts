// Keeps the server's holds for a draft equal to the slots of its plan.
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import { prunePlan } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { hourOfMeeting } from '../../features/scheduling/grid-slot.ts';
import {
  type HeldHour,
  type Holds,
  type HourRef,
  isHeld,
  NOTHING_HELD,
  sameHour,
  type WantedHour,
} from '../../features/scheduling/holds.ts';
import { addLostMeetings } from '../../features/scheduling/lost-slots.ts';
import { ApiError } from '../../lib/api-client.ts';
import { type HeldAnswer, holdCalls } from './hold-calls.ts';
import { connectTabs } from './hold-tabs.ts';
import type { JourneyDraft } from './journey-draft.ts';

/** 'enter' holds planned slots again that are not held; 'look' only reports them as missing. */
export type SettleKind = 'enter' | 'look';

export interface DraftHolds extends Holds {
  /** Renews the holds, releases those outside the plan, and records planned slots that others took. */
  settle(kind: SettleKind): Promise<void>;
  /**
   * Resolves once every earlier call has finished, including those of other tabs: the draft's token is then current.
   */
  whenQuiet(): Promise<void>;
  /** Whether exactly the plan's slots are held. */
  isSettled(): boolean;
}

type DraftOfHolds = Pick<
  JourneyDraft,
  'draftToken' | 'unansweredToken' | 'mayBeRegistered' | 'meetings' | 'exhibitors' | 'lost' | 'edition'
>;

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'meeting.slot-taken';
/** The wanted hours that a refusal names; they do not overlap, so day and start identify them. */
const takenOf = <H extends HourRef>(error: unknown, wanted: readonly H[]): H[] => {
  if (!isTaken(error)) return [];
  const lost = (error as ApiError).lost ?? [];
  return wanted.filter(({ day, minute }) =>
    lost.some((slot) => slot.day === day && parseSlotTime(slot.time) === minute),
  );
};
/** The lists have changed since the draft was made: its choices must be checked again. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'resource.not-found';
/** Worth a retry: no response, a server error, or too many calls. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/**
 * @param owner of the draft: its tabs share one queue
 * @param keyOf the key of the buyer's link, whose edition the hours are of
 */
export function holdSync(draft: DraftOfHolds, owner: string, keyOf?: () => string | undefined): DraftHolds {
  const name = `visavis.holds.${owner}`;
  const calls = holdCalls(name, draft.draftToken, keyOf);
  const watchers = new Set<() => void>();
  let now = NOTHING_HELD;
  /** Entering failed without a response: the next settling enters. */
  let mustEnter = false;

  const change = (part: Partial<typeof now>): void => {
    now = { ...now, ...part };
    for (const notify of watchers) notify();
  };
  const accept = (held: readonly HeldHour[]): void => {
    const isSame = held.length === now.held.length && held.every((hour) => isHeld(now, hour));
    change({ held, changes: isSame ? now.changes : now.changes + 1 });
  };
  const tabs = connectTabs(name, {
    onHeld: accept,
    onClaiming: (hour) => change({ claiming: [...now.claiming, hour] }),
    onClaimed: (hour) => change({ claiming: now.claiming.filter((other) => !sameHour(other, hour)) }),
  });
  const acceptAnswer = ({ draftToken, held }: HeldAnswer): void => {
    if (draft.draftToken.read() !== draftToken) draft.draftToken.write(draftToken);
    accept(held);
    tabs.held(held);
  };
  /** The server does not know the draft. */
  const acceptUnknown = (): void => {
    accept([]);
    tabs.held([]);
  };

  const planned = (): { meeting: PlannedMeeting; hour: HourRef }[] =>
    prunePlan(
      draft.meetings.read(),
      draft.exhibitors.read().map(({ id }) => id),
    ).flatMap((meeting) => {
      const hour = hourOfMeeting(meeting);
      return hour === null ? [] : [{ meeting, hour }];
    });
  const extra = (): HeldHour[] => {
    const wanted = planned();
    return now.held.filter(
      (held) =>
        !wanted.some(({ hour }) => sameHour(hour, held)) &&
        !now.claiming.some((hour) => sameHour(hour, held)),
    );
  };
  const missing = () => planned().filter(({ hour }) => !isHeld(now, hour));

  function lose(meeting: PlannedMeeting): void {
    const kept = draft.meetings
      .read()
      .filter(
        ({ exhibitorId, day, time }) =>
          exhibitorId !== meeting.exhibitorId || day !== meeting.day || time !== meeting.time,
      );
    draft.meetings.write(kept);
    draft.lost.write(addLostMeetings(draft.lost.read(), [meeting], kept));
  }

  /** Holds a planned slot, or records it as lost. False when another slot of the draft is in the way. */
  async function holdOrLose({ meeting, hour }: { meeting: PlannedMeeting; hour: HourRef }): Promise<boolean> {
    try {
      acceptAnswer(await calls.hold([hour]));
      return true;
    } catch (error) {
      if (mayPass(error)) throw error;
      if (isUnknown(error)) draft.edition.clear();
      if (isTaken(error)) lose(meeting);
      return isTaken(error);
    }
  }

  /** Holds hours, all but those that others have taken, and returns these. */
  async function takeMany(
    hours: readonly WantedHour[],
    onHeld: (held: readonly WantedHour[]) => void = () => undefined,
  ): Promise<WantedHour[]> {
    let left = [...hours];
    const taken: WantedHour[] = [];
    while (left.length > 0)
      try {
        acceptAnswer(await calls.hold(left));
        onHeld(left);
        break;
      } catch (error) {
        const gone = takenOf(error, left);
        if (gone.length === 0) throw error;
        taken.push(...gone);
        left = left.filter((hour) => !gone.includes(hour));
      }
    return taken;
  }

  /** Holds the planned slots that are not held, and records those that others took as lost. */
  async function holdMissing(): Promise<void> {
    const wanted = missing();
    try {
      const taken = await takeMany(wanted.map(({ hour }) => hour));
      for (const { meeting, hour } of wanted) if (taken.includes(hour)) lose(meeting);
    } catch (error) {
      if (mayPass(error)) throw error;
      // One of them cannot be held at all; the others can.
      for (const one of wanted) await holdOrLose(one);
    }
  }

  /** Shows hours as being claimed, in every tab, while work on them waits for its turn and runs. */
  async function claim<T>(hours: readonly HourRef[], work: () => Promise<T>): Promise<T> {
    change({ claiming: [...now.claiming, ...hours] });
    for (const hour of hours) tabs.claiming(hour);
    try {
      return await calls.withStartLock(work);
    } catch (error) {
      if (isUnknown(error)) draft.edition.clear();
      throw error;
    } finally {
      change({ claiming: now.claiming.filter((other) => !hours.some((hour) => sameHour(other, hour))) });
      for (const hour of hours) tabs.claimed(hour);
    }
  }

  async function release(exhibitorId: number): Promise<void> {
    const answer = await calls.release(exhibitorId);
    if (answer) acceptAnswer(answer);
    else acceptUnknown();
  }

  async function reconcile(kind: SettleKind): Promise<void> {
    const answer = draft.draftToken.read() === '' ? null : await calls.renew();
    if (answer) acceptAnswer(answer);
    // The holds may be meetings by now: their state is unknown, and nothing may be removed from the plan.
    else if (draft.mayBeRegistered()) return change({ known: false, held: [], renewalFails: false });
    else acceptUnknown();
    for (const held of extra()) {
      // A response was lost: the plan decides which slot was meant.
      const wanted = planned().find(({ hour }) => hour.exhibitorId === held.exhibitorId);
      if (wanted && (await holdOrLose(wanted)) && !extra().some((left) => sameHour(left, held))) continue;
      await release(held.exhibitorId);
    }
    if (kind === 'enter') await holdMissing();
    change({ known: true, renewalFails: false });
  }

  return {
    now: () => now,
    subscribe: (notify) => {
      watchers.add(notify);
      if (watchers.size === 1) tabs.join();
      return () => {
        watchers.delete(notify);
        if (watchers.size === 0) tabs.leave();
      };
    },
    draftToken: () => draft.draftToken.read() || undefined,
    whenQuiet: () => calls.withStartLock(async () => undefined),
    isSettled: () => extra().length === 0 && missing().length === 0,

    hold: (hour, onHeld) =>
      claim([hour], async () => {
        acceptAnswer(await calls.hold([hour]));
        onHeld();
      }),

    holdMany: (hours, onHeld) => claim(hours, () => takeMany(hours, onHeld)),

    settle: (kind) =>
      calls.withStartLock(async () => {
        const settleKind = mustEnter ? 'enter' : kind;
        try {
          await reconcile(settleKind);
          mustEnter = false;
        } catch (error) {
          if (!mayPass(error)) console.error(error);
          mustEnter = settleKind === 'enter';
          // Known holds are dropped when they lapse, with or without a response.
          const at = performance.now();
          accept(now.held.filter(({ lapsesAt }) => lapsesAt > at));
          change({ known: true, renewalFails: true });
        }
      }),
  };
}
