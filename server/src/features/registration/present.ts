// Presents a meeting to organisers and its visitor, and words its hour and exhibitor for messages.
import { slotRange } from '@visavis/domain/edition/slot-time';
import type { LostSlot, Schedule } from '@visavis/domain/meeting/schema';
import { countedStatus } from '@visavis/domain/registration/state';
import type { Catalogue } from '../edition/public.ts';
import type { MeetingRow } from './repository.ts';

export interface Slot {
  exhibitorId: number;
  day: number;
  /** Start and length in minutes, counted from midnight. */
  minute: number;
  length: number;
}

/**
 * The fields of a meeting that are sent to clients.
 * @param now given where it matters whether a pending meeting can still be decided in time
 */
export function presentSchedule(catalogue: Catalogue, meeting: MeetingRow, now?: Date): Schedule {
  const { id, exhibitorId, day, minute, length, status, cancelledBy, version, releasedAt, rejectionReason } =
    meeting;
  const fairDay = catalogue.dayOf(day);
  const exhibitor = catalogue.findAnyExhibitor(exhibitorId)?.exhibitor;
  return {
    id,
    day,
    date: fairDay?.date ?? '',
    dayOfWeek: fairDay?.dayOfWeek ?? '',
    time: slotRange(minute, length),
    exhibitor: exhibitor?.company_name ?? '',
    boothNumber: exhibitor?.booth_number ?? '',
    ...(exhibitor?.hall !== undefined && { hall: exhibitor.hall }),
    status,
    cancelledBy,
    ...(rejectionReason !== null && { rejectionReason }),
    ...(releasedAt && { released: true }),
    ...(now && countedStatus(status, meeting.startsAt, now) === 'undecided' && { undecided: true }),
    version,
    exhibitorId,
    minute,
  };
}

/** Such as '05 June, 2.00pm-3.00pm'. */
export function describeHour(
  catalogue: Catalogue,
  { day, minute, length }: Omit<Slot, 'exhibitorId'>,
): string {
  const label = catalogue.dayOf(day)?.label ?? `day ${day}`;
  return `${label}, ${slotRange(minute, length)}`;
}

export function exhibitorName(catalogue: Catalogue, exhibitorId: number): string {
  return catalogue.findAnyExhibitor(exhibitorId)?.exhibitor.company_name ?? '';
}

/** A lost slot, as a refusal names it. */
export function presentLost(catalogue: Catalogue, { exhibitorId, day, minute, length }: Slot): LostSlot {
  return {
    exhibitor: exhibitorName(catalogue, exhibitorId),
    boothNumber: catalogue.findAnyExhibitor(exhibitorId)?.exhibitor.booth_number ?? '',
    day,
    time: slotRange(minute, length),
  };
}
