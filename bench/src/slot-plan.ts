// Hands every registration of a run eight hours that no other has, by arithmetic that SQL can repeat.
import { FAIR_HOURS } from '@visavis/domain/edition/slot-time';

export const MEETINGS_A_REGISTRATION = 8;
const DAYS = 4;
const SLOTS_AN_EXHIBITOR = DAYS * FAIR_HOURS.length;
/** Between the slots of neighbouring meetings: 7 x 3 is less than 28, so that the eight of a visitor differ. */
const SLOT_STEP = 3;

/**
 * Exhibitors stand in groups of eight, far apart in the list; a registration meets one group. Neighbouring
 * registrations take groups that lie far apart, and each round over all groups shifts the slots by one.
 */
export interface SlotPlan {
  firstExhibitorId: number;
  groups: number;
  /** Has no divisor in common with `groups`. */
  groupStep: number;
  /** How many registrations find free hours. */
  capacity: number;
}

export interface PlannedSlot {
  exhibitorId: number;
  day: number;
  hour: number;
}

/** A plan over exhibitors with ids from `firstExhibitorId`, without gaps. */
export function planSlots(firstExhibitorId: number, exhibitors: number): SlotPlan {
  const groups = Math.floor(exhibitors / MEETINGS_A_REGISTRATION);
  let groupStep = Math.max(1, Math.floor(groups * 0.618));
  while (greatestDivisor(groupStep, groups) !== 1) groupStep += 1;
  return { firstExhibitorId, groups, groupStep, capacity: groups * SLOTS_AN_EXHIBITOR };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The slots of the registration with this index, from 0 to the capacity. */
export function slotsOf(plan: SlotPlan, index: number): PlannedSlot[] {
  if (index >= plan.capacity) throw new RangeError(`there are free hours for ${plan.capacity} registrations`);
  const group = ((index % plan.groups) * plan.groupStep) % plan.groups;
  const round = Math.floor(index / plan.groups);
  return Array.from({ length: MEETINGS_A_REGISTRATION }, (_, place) => {
    const slot = (round + SLOT_STEP * place) % SLOTS_AN_EXHIBITOR;
    return {
      exhibitorId: plan.firstExhibitorId + group + place * plan.groups,
      day: 1 + Math.floor(slot / FAIR_HOURS.length),
      hour: FAIR_HOURS[0] + (slot % FAIR_HOURS.length),
    };
  });
}

/** The same as a query over one integer parameter: rows of exhibitor_id, day and hour. */
export function slotsInSql(plan: SlotPlan, index: string): string {
  const slot = `((${index} / ${plan.groups} + ${SLOT_STEP} * place) % ${SLOTS_AN_EXHIBITOR})`;
  return `select ${plan.firstExhibitorId} + ((${index} % ${plan.groups}) * ${plan.groupStep}) % ${plan.groups} + place * ${plan.groups} as exhibitor_id,
      1 + ${slot} / ${FAIR_HOURS.length} as day,
      ${FAIR_HOURS[0]} + ${slot} % ${FAIR_HOURS.length} as hour
    from generate_series(0, ${MEETINGS_A_REGISTRATION - 1}) as place`;
}
