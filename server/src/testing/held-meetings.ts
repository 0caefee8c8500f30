// Inserts meetings of a buyer directly, for tests of their consequences.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import type { MeetingStatus } from '@visavis/domain/meeting/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { insertRow } from './rows.ts';

export interface PlacedMeeting {
  registrationId: number;
  exhibitorId: number;
  /** 1 to 4: 02 to 05 June of the test year. */
  day: number;
  minute: number;
  /** 1 unless the exhibitor has several places. */
  place?: number;
  status?: MeetingStatus;
  attendance?: 'held' | 'missed';
}

/** @returns the meeting's id */
export async function placeMeeting(db: Kysely<Database>, meeting: PlacedMeeting): Promise<number> {
  const { registrationId, exhibitorId, day, minute, place = 1, status = 4, attendance } = meeting;
  const startsAt = slotStartsAt(`2026-06-0${day + 1}`, minute, DEFAULT_TIME_ZONE);
  const id = await insertRow(db, 'claim', {
    registration_id: registrationId,
    exhibitor_id: exhibitorId,
    day,
    minute,
    place,
    starts_at: startsAt,
    status,
    ...(attendance && { attendance, attendance_at: startsAt, attendance_way: 'exhibitor-link' as const }),
  });
  return id;
}
