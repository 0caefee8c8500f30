// The visitor's plan on the grid: one meeting per company, one company per slot.
import type { PlannedMeeting } from './schema.ts';

/** A slot on the grid: day number and label of its hour. */
export interface SlotRef {
  day: number;
  time: string;
}

export type SlotState =
  | { kind: 'own'; meeting: PlannedMeeting }
  | { kind: 'other'; meeting: PlannedMeeting }
  | { kind: 'unavailable' }
  | { kind: 'available' };

const sameSlot = (a: SlotRef, b: SlotRef): boolean => a.day === b.day && a.time === b.time;

/** The meeting planned with an exhibitor, or null. */
export function findMeetingWith(plan: readonly PlannedMeeting[], exhibitorId: number): PlannedMeeting | null {
  return plan.find((meeting) => meeting.exhibitorId === exhibitorId) ?? null;
}

/**
 * The state of a slot for the company in view. The first that applies: own, booked by another of the visitor's
 * companies, unavailable, available.
 * @param unavailable slots that the server reports as not bookable at this exhibitor
 */
export function slotState(
  plan: readonly PlannedMeeting[],
  exhibitorId: number,
  slot: SlotRef,
  unavailable: readonly SlotRef[],
): SlotState {
  const meeting = plan.find((planned) => sameSlot(planned, slot));
  if (meeting) return { kind: meeting.exhibitorId === exhibitorId ? 'own' : 'other', meeting };
  return unavailable.some((taken) => sameSlot(taken, slot)) ? { kind: 'unavailable' } : { kind: 'available' };
}

/**
 * Assigns a slot to an exhibitor, replacing an earlier slot of the same exhibitor (business matching 4).
 * @returns the new plan, or the meeting of another company that already occupies the slot
 */
export function placeMeeting(
  plan: readonly PlannedMeeting[],
  wanted: PlannedMeeting,
): { ok: true; plan: PlannedMeeting[] } | { ok: false; heldBy: PlannedMeeting } {
  const heldBy = plan.find(
    (meeting) => sameSlot(meeting, wanted) && meeting.exhibitorId !== wanted.exhibitorId,
  );
  if (heldBy) return { ok: false, heldBy };
  return {
    ok: true,
    plan: [...plan.filter((meeting) => meeting.exhibitorId !== wanted.exhibitorId), wanted],
  };
}

/** The plan without the meeting with an exhibitor. */
export function removeMeeting(plan: readonly PlannedMeeting[], exhibitorId: number): PlannedMeeting[] {
  return plan.filter((meeting) => meeting.exhibitorId !== exhibitorId);
}

/** The plan without meetings whose exhibitor is no longer selected. */
export function prunePlan(plan: readonly PlannedMeeting[], selectedIds: readonly number[]): PlannedMeeting[] {
  return plan.filter((meeting) => selectedIds.includes(meeting.exhibitorId));
}

/**
 * The company to show after one is scheduled: the next without a meeting in list order, starting after the one in
 * view and wrapping around; null when all have one.
 */
export function nextUnscheduled(
  selectedIds: readonly number[],
  plan: readonly PlannedMeeting[],
  currentId: number,
): number | null {
  const start = selectedIds.indexOf(currentId) + 1;
  const withStartLock = [...selectedIds.slice(start), ...selectedIds.slice(0, start)];
  return withStartLock.find((id) => findMeetingWith(plan, id) === null) ?? null;
}

/** Submit is enabled once there are at least as many meetings as selected exhibitors (business matching 4). */
export function canSubmit(selectedCount: number, meetingCount: number): boolean {
  return selectedCount > 0 && meetingCount >= selectedCount;
}
