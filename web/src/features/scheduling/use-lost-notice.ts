// The notice of lost hours, shown until each company that lost its hour has another.
import type { Edition } from '@visavis/domain/edition/schema';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { findMeetingWith } from '@visavis/domain/meeting/scheduling';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { useMemo } from 'react';
import { type LostHours, type LostNotice, removeLost } from './lost-slots.ts';

/** @returns null once every company that lost its hour has another */
export function useLostNotice(
  hours: LostHours | null,
  plan: readonly PlannedMeeting[],
  exhibitors: readonly Exhibitor[],
  edition: Edition,
): LostNotice | null {
  const notice = useMemo(
    (): LostNotice | null =>
      hours && {
        lost: removeLost([], hours.slots, exhibitors, edition).lost,
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
