// The state of each grid hour for a meeting that is to be moved: free for the visitor and the exhibitor, or why not.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';

/** The state of an hour; the first that applies, except that the meeting's own hour is always 'here'. */
export const MOVE_STATES = [
  /** Where the meeting is now. */
  'here',
  /** The visitor has another live meeting. */
  'elsewhere',
  /** An organiser has blocked it. */
  'blocked',
  /** Every place is taken, at least one by a meeting. */
  'taken',
  /** Every place is taken, at least one by a visitor who is still choosing, none by a meeting. */
  'held',
  /** No representative is at the booth. */
  'unstaffed',
  'begun',
  /** The exhibitor is free, but the visitor cannot meet it at any hour. */
  'barred',
  'free',
] as const;
export type MoveState = (typeof MOVE_STATES)[number];

/** A live claim on a place of the exhibitor, excluding the meeting to move. */
export interface PlaceClaim<Who> extends SlotTime {
  place: number;
  /** An absence blocks the place of a representative who is away. */
  kind: 'meeting' | 'hold' | 'absence';
  /** Who meets the exhibitor; null for a hold or an absence. */
  who: Who | null;
}

export interface MoveSituation<Who, Other extends SlotTime> {
  slots: readonly SlotTime[];
  /** Number of places of the exhibitor. */
  places: number;
  claims: readonly PlaceClaim<Who>[];
  blocked: readonly SlotTime[];
  /** The visitor's other live meetings. */
  others: readonly Other[];
  /** The live meeting to move if it is with this exhibitor, else null. */
  moving: SlotTime | null;
  /** The visitor cannot meet this exhibitor at any hour. */
  isBarred: boolean;
  hasBegun: (slot: SlotTime) => boolean;
}

export interface MoveHour<Who, Other> {
  slot: SlotTime;
  state: MoveState;
  /** Places left for this meeting; 0 in a blocked hour. */
  left: number;
  /** Those who meet the exhibitor at that time, by place. */
  meeting: Who[];
  /** Number of visitors who hold a place and are still choosing. */
  held: number;
  /** The visitor's other meetings at that time. */
  elsewhere: Other[];
}

const isSame = (one: SlotTime, other: SlotTime): boolean =>
  one.day === other.day && one.minute === other.minute && one.length === other.length;

/** The hours in slot order. The database has the final say when the meeting is moved. */
export function moveHours<Who, Other extends SlotTime>(
  situation: MoveSituation<Who, Other>,
): MoveHour<Who, Other>[] {
  const { slots, places, moving } = situation;
  return slots.map((slot) => {
    const claims = situation.claims
      .filter((claim) => overlaps(claim, slot))
      .sort((one, other) => one.place - other.place);
    const isBlocked = situation.blocked.some((one) => overlaps(one, slot));
    const taken = new Set(claims.map(({ place }) => place)).size;
    const hour = {
      slot,
      left: isBlocked ? 0 : Math.max(0, places - taken),
      meeting: claims.flatMap(({ who }) => who ?? []),
      held: claims.filter(({ kind }) => kind === 'hold').length,
      elsewhere: situation.others.filter((other) => overlaps(other, slot)),
    };
    if (moving && isSame(moving, slot)) return { ...hour, state: 'here' };
    const state = stateOf(hour, { isBlocked, ...situation });
    // The meeting is longer than the slot, or starts within it.
    const isWithin = moving !== null && overlaps(moving, slot);
    return { ...hour, state: state === 'free' && isWithin ? 'here' : state };
  });
}

function stateOf(
  { slot, left, meeting, held, elsewhere }: Omit<MoveHour<unknown, unknown>, 'state'>,
  {
    isBlocked,
    isBarred,
    hasBegun,
  }: Pick<MoveSituation<unknown, SlotTime>, 'isBarred' | 'hasBegun'> & { isBlocked: boolean },
): MoveState {
  if (elsewhere.length > 0) return 'elsewhere';
  if (isBlocked) return 'blocked';
  if (left === 0) return meeting.length > 0 ? 'taken' : held > 0 ? 'held' : 'unstaffed';
  if (hasBegun(slot)) return 'begun';
  return isBarred ? 'barred' : 'free';
}
