// Formats today's hours and exhibitors for the desk.
import type { DeskExhibitor } from '@visavis/contract/desk/endpoints';
import { localMinuteAt } from '@visavis/domain/edition/fair-time';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { useDates } from '../../i18n/use-dates.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { rememberedExhibitors } from './remembered-exhibitors.ts';
import { useDeskState } from './use-desk.ts';

/** @param exhibitors those that came with the result; others are looked up in today's list */
export function useHours(exhibitors: readonly DeskExhibitor[] = []) {
  const dates = useDates();
  const { day } = useDeskState();
  return {
    hour: (minute: number) => dates.hour(minute),
    range: (minute: number, length: number) => dates.time(slotRange(minute, length)),
    at: (id: number): { exhibitor: string; booth: string } => {
      const found = [...exhibitors, ...(day?.exhibitors ?? []), ...rememberedExhibitors()].find(
        (one) => one.id === id,
      );
      return { exhibitor: found?.name ?? '', booth: found?.booth ?? '' };
    },
  };
}

/** The time at the fair, in minutes from midnight. */
export function minuteNow(zone: string): number {
  const [hours = 0, minutes = 0] = localMinuteAt(new Date(serverNow()), zone)
    .slice(11)
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}
