// Validates a plan from an earlier visit against the current edition and companies.
import type { Edition } from '@visavis/domain/edition/schema';
import { prunePlan } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';

/** Drops meetings of companies no longer selected and of slots that this edition does not have. */
export function planOfEdition(
  plan: readonly PlannedMeeting[],
  selectedIds: readonly number[],
  edition: Edition,
): PlannedMeeting[] {
  return prunePlan(plan, selectedIds).filter(
    (meeting) =>
      edition.hours.some((hour) => hour.label === meeting.time) &&
      edition.days.some((day) => day.day === meeting.day && day.date === meeting.date),
  );
}

/** The plan in the order in which the companies were chosen. */
export const inOrderOf = (plan: readonly PlannedMeeting[], ids: readonly number[]): PlannedMeeting[] =>
  [...plan].sort((a, b) => ids.indexOf(a.exhibitorId) - ids.indexOf(b.exhibitorId));
