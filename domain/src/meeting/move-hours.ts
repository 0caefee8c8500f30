// What each hour of the grid is for a meeting that is to move: free for its visitor and the exhibitor, or why not.
import { overlaps, type SlotTime } from '../edition/slot-time.ts';

/** The meaning of an hour; the first that applies, except that the meeting's own hour is always 'here'. */
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

/** A live claim on a place of the exhibitor; the meeting to move is not among them. */
export interface PlaceClaim<Who> extends SlotTime {
  place: number;
  /** An absence keeps the place of a representative who is away. */
  kind: 'meeting' | 'hold' | 'absence';
  /** Who meets the exhibitor; null for a hold or an absence. */
  who: Who | null;
}

export interface MoveSituation<Who, Other extends SlotTime> {
  slots: readonly SlotTime[];
  /** Of the exhibitor. */
  places: number;
  claims: readonly PlaceClaim<Who>[];
  blocked: readonly SlotTime[];
  /** The visitor's other live meetings. */
  others: readonly Other[];
  /** The live meeting to move, where it is with this exhibitor; else null. */
  moving: SlotTime | null;
  /** The visitor cannot meet this exhibitor at any hour. */
  isBarred: boolean;
  hasBegun: (slot: SlotTime) => boolean;
}

export interface MoveHour<Who, Other> {
  slot: SlotTime;
  state: MoveState;
  /** Places that are left for this meeting; 0 in a blocked hour. */
  left: number;
  /** Those who meet the exhibitor then, by place. */
  meeting: Who[];
  /** Visitors who hold a place and are still choosing. */
  held: number;
  /** The visitor's own meetings then. */
  elsewhere: Other[];
}

const isSame = (one: SlotTime, other: SlotTime): boolean =>
  one.day === other.day && one.minute === other.minute && one.length === other.length;

/** The hours in the order of the slots. The database has the last word when the meeting is moved. */
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
    // A meeting that is longer than the slot, or begins within it.
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
