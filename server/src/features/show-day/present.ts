// Presents an hour of the fair.
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import type { ShowHour } from '@visavis/domain/edition/show-day';
import { slotRange } from '@visavis/domain/edition/slot-time';
import type { Catalogue } from '../edition/public.ts';

export const presentHour = (
  { day, minute, startsAt, endsAt }: ShowHour,
  { slotMinutes }: Catalogue,
): NonNullable<ShowDay['hour']> => ({
  day,
  minute,
  time: slotRange(minute, slotMinutes),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
