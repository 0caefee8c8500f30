// The hours that the server keeps for a draft, made to be those of its plan.
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
} from '../../features/scheduling/holds.ts';
import { withUnheldLost } from '../../features/scheduling/lost-slots.ts';
import { ApiError } from '../../lib/api-client.ts';
import { type HeldAnswer, holdCalls } from './hold-calls.ts';
import { tellTabs } from './hold-tabs.ts';
import type { JourneyDraft } from './journey-draft.ts';

/** 'enter': what the plan has and nobody holds is held again. 'look': it is only noticed. */
export type SettleKind = 'enter' | 'look';

export interface DraftHolds extends Holds {
  /** Renews, gives back what the plan does not have, and names what others took meanwhile. */
  settle(kind: SettleKind): Promise<void>;
  /** Resolves when every call asked for before is over, of other tabs too: then the draft's token is the right one. */
  whenQuiet(): Promise<void>;
  /** Whether exactly the plan's hours are held. */
  isSettled(): boolean;
}

type DraftOfHolds = Pick<
  JourneyDraft,
  'draftToken' | 'unansweredToken' | 'mayBeRegistered' | 'meetings' | 'exhibitors' | 'lost' | 'edition'
>;

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'meeting.slot-taken';
/** The lists have changed since the draft was made: its choices are to be looked at again. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'resource.not-found';
/** What may pass: no answer, a server that failed, too many calls. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** @param owner of the draft: its tabs share one queue */
export function draftHolds(draft: DraftOfHolds, owner: string): DraftHolds {
  const name = `visavis.holds.${owner}`;
  const calls = holdCalls(name, draft.draftToken);
  const watchers = new Set<() => void>();
  let now = NOTHING_HELD;
  /** Entering failed for want of an answer: the next settling enters. */
  let owesEntry = false;

  const change = (part: Partial<typeof now>): void => {
    now = { ...now, ...part };
    for (const notify of watchers) notify();
  };
  const accept = (held: readonly HeldHour[]): void => {
    const isSame = held.length === now.held.length && held.every((hour) => isHeld(now, hour));
    change({ held, changes: isSame ? now.changes : now.changes + 1 });
  };
  const tabs = tellTabs(name, {
    onHeld: accept,
    onClaiming: (hour) => change({ claiming: [...now.claiming, hour] }),
    onClaimed: (hour) => change({ claiming: now.claiming.filter((other) => !sameHour(other, hour)) }),
  });
  const answered = ({ draftToken, held }: HeldAnswer): void => {
    if (draft.draftToken.read() !== draftToken) draft.draftToken.write(draftToken);
    accept(held);
    tabs.held(held);
  };
  /** The server knows nothing of the draft. */
  const forgotten = (): void => {
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
    draft.lost.write(withUnheldLost(draft.lost.read(), [meeting], kept));
  }

  /** Holds a planned hour, or loses it. False when another of the draft's own hours stands in the way. */
  async function holdOrLose({ meeting, hour }: { meeting: PlannedMeeting; hour: HourRef }): Promise<boolean> {
    try {
      answered(await calls.hold(hour));
      return true;
    } catch (error) {
      if (mayPass(error)) throw error;
      if (isUnknown(error)) draft.edition.clear();
      if (isTaken(error)) lose(meeting);
      return isTaken(error);
    }
  }

  async function release(exhibitorId: number): Promise<void> {
    const answer = await calls.release(exhibitorId);
    if (answer) answered(answer);
    else forgotten();
  }

  async function makeEqual(kind: SettleKind): Promise<void> {
    const answer = draft.draftToken.read() === '' ? null : await calls.renew();
    if (answer) answered(answer);
    // The holds may be meetings by now: nothing can be said of them, and nothing may be taken from the plan.
    else if (draft.mayBeRegistered()) return change({ known: false, held: [], renewalFails: false });
    else forgotten();
    for (const held of extra()) {
      // An answer was lost on the way: the plan says which hour was meant.
      const wanted = planned().find(({ hour }) => hour.exhibitorId === held.exhibitorId);
      if (wanted && (await holdOrLose(wanted)) && !extra().some((left) => sameHour(left, held))) continue;
      await release(held.exhibitorId);
    }
    if (kind === 'enter') for (const wanted of missing()) await holdOrLose(wanted);
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
    whenQuiet: () => calls.inTurn(async () => undefined),
    isSettled: () => extra().length === 0 && missing().length === 0,

    async hold(hour, onHeld) {
      const claimed = (): void =>
        change({ claiming: now.claiming.filter((other) => !sameHour(other, hour)) });
      change({ claiming: [...now.claiming, hour] });
      tabs.claiming(hour);
      try {
        await calls.inTurn(async () => {
          answered(await calls.hold(hour));
          onHeld();
        });
      } catch (error) {
        if (isUnknown(error)) draft.edition.clear();
        throw error;
      } finally {
        claimed();
        tabs.claimed(hour);
      }
    },

    settle: (kind) =>
      calls.inTurn(async () => {
        const asked = owesEntry ? 'enter' : kind;
        try {
          await makeEqual(asked);
          owesEntry = false;
        } catch (error) {
          if (!mayPass(error)) console.error(error);
          owesEntry = asked === 'enter';
          // The hours that were known go when their time is over, with or without an answer.
          const at = performance.now();
          accept(now.held.filter(({ lapsesAt }) => lapsesAt > at));
          change({ known: true, renewalFails: true });
        }
      }),
  };
}
