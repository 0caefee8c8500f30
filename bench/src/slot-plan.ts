// Assigns every registration of a run eight unique hours, by arithmetic that SQL can reproduce.
import { DEFAULT_SLOT_MINUTES, DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';

export const MEETINGS_A_REGISTRATION = 8;
const DAYS = 4;
const SLOTS_AN_EXHIBITOR = DAYS * DEFAULT_STARTS.length;
/** Distance between the slots of consecutive meetings: 7 x 3 is less than 28, so a visitor's eight slots differ. */
const SLOT_STEP = 3;

/**
 * Exhibitors form groups of eight, far apart in the list; a registration meets one group. Consecutive registrations
 * use groups that are far apart, and each round over all groups shifts the slots by one.
 */
export interface SlotPlan {
  firstExhibitorId: number;
  groups: number;
  /** Coprime to `groups`. */
  groupStep: number;
  /** Number of registrations that fit. */
  capacity: number;
}

export interface PlannedSlot {
  exhibitorId: number;
  day: number;
  minute: number;
}

/** A plan for exhibitors with consecutive ids from `firstExhibitorId`. */
export function planSlots(firstExhibitorId: number, exhibitors: number): SlotPlan {
  const groups = Math.floor(exhibitors / MEETINGS_A_REGISTRATION);
  let groupStep = Math.max(1, Math.floor(groups * 0.618));
  while (greatestDivisor(groupStep, groups) !== 1) groupStep += 1;
  return { firstExhibitorId, groups, groupStep, capacity: groups * SLOTS_AN_EXHIBITOR };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The slots of the registration with this index, from 0 up to the capacity. */
export function slotsOf(plan: SlotPlan, index: number): PlannedSlot[] {
  if (index >= plan.capacity) throw new RangeError(`there are free hours for ${plan.capacity} registrations`);
  const group = ((index % plan.groups) * plan.groupStep) % plan.groups;
  const round = Math.floor(index / plan.groups);
  return Array.from({ length: MEETINGS_A_REGISTRATION }, (_, place) => {
    const slot = (round + SLOT_STEP * place) % SLOTS_AN_EXHIBITOR;
    return {
      exhibitorId: plan.firstExhibitorId + group + place * plan.groups,
      day: 1 + Math.floor(slot / DEFAULT_STARTS.length),
      minute: DEFAULT_STARTS[slot % DEFAULT_STARTS.length] ?? 0,
    };
  });
}

/** The same as a query with an integer parameter: rows of exhibitor_id, day and hour. */
export function slotsInSql(plan: SlotPlan, index: string): string {
  const slot = `((${index} / ${plan.groups} + ${SLOT_STEP} * place) % ${SLOTS_AN_EXHIBITOR})`;
  return `select ${plan.firstExhibitorId} + ((${index} % ${plan.groups}) * ${plan.groupStep}) % ${plan.groups} + place * ${plan.groups} as exhibitor_id,
      1 + ${slot} / ${DEFAULT_STARTS.length} as day,
      ${DEFAULT_STARTS[0]} + ${DEFAULT_SLOT_MINUTES} * (${slot} % ${DEFAULT_STARTS.length}) as minute
    from generate_series(0, ${MEETINGS_A_REGISTRATION - 1}) as place`;
}
