// Hours that others have by now: taken out of the plan, and named until each company has another.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { findMeetingWith } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useMemo } from 'react';
import { type LostHours, type LostNotice, takeOutLost } from './lost-slots.ts';

/** The notice for the page; null when every company that lost its hour has another. */
export function useLostNotice(
  hours: LostHours | null,
  plan: readonly PlannedMeeting[],
  exhibitors: readonly Exhibitor[],
  edition: Edition,
): LostNotice | null {
  const notice = useMemo(
    (): LostNotice | null =>
      hours && {
        lost: takeOutLost([], hours.slots, exhibitors, edition).lost,
        keptCount: hours.keptCount,
        unheld: hours.unheld === true,
      },
    [hours, exhibitors, edition],
  );
  const isOpen = notice?.lost.some(
    ({ exhibitorId }) => exhibitorId === null || findMeetingWith(plan, exhibitorId) === null,
  );
  return isOpen ? notice : null;
}
