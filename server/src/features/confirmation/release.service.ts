// Releases the hours of unconfirmed registrations, and mails their visitors how to choose again.
import { hasBegun } from '@visavis/domain/edition/fair-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import {
  listMeetings,
  lockRegistration,
  type MeetingRow,
  presentSchedule,
  refreshRegistration,
} from '../registration/public.ts';
import { freeMeetings, readReminder } from './repository.ts';

export interface ReleaseContext {
  catalogue: Catalogue;
  outbox: Outbox;
  actor: Actor;
  now: Date;
}

export interface Released {
  registrations: number;
  hours: number;
  /** Registrations that keep their hours because they were confirmed before their turn came. */
  confirmed: number;
}

/** Only pending meetings that have not begun: an approved one was decided on by an organiser. */
export function mayBeReleased(
  catalogue: Catalogue,
  { status, day, minute }: Pick<MeetingRow, 'status' | 'day' | 'minute'>,
  now: Date,
): boolean {
  const date = catalogue.dayOf(day)?.date;
  return (
    status === MEETING_STATUS.pending &&
    date !== undefined &&
    !hasBegun(date, minute, now, catalogue.timeZone)
  );
}

/**
 * Each registration in its own transaction, locked first as for every change of meetings: a confirmation comes either
 * entirely before the release, and keeps every hour, or entirely after it.
 */
export async function releaseHours(
  db: Kysely<Database>,
  registrationIds: readonly number[],
  context: ReleaseContext,
): Promise<Released> {
  const released = { registrations: 0, hours: 0, confirmed: 0 };
  for (const registrationId of [...new Set(registrationIds)].sort((a, b) => a - b)) {
    const outcome = await inMeetingTransaction(db, (transaction) =>
      releaseRegistration(transaction, registrationId, context),
    );
    if (outcome === 'confirmed') released.confirmed += 1;
    else if (outcome > 0) {
      released.registrations += 1;
      released.hours += outcome;
    }
  }
  return released;
}

/** @returns how many hours were freed */
export async function releaseRegistration(
  transaction: Transaction<Database>,
  registrationId: number,
  { catalogue, outbox, actor, now }: ReleaseContext,
): Promise<number | 'confirmed'> {
  const { editionId } = catalogue;
  const registration = await lockRegistration(transaction, { registrationId, editionId });
  if (registration?.programme !== 'business') return 0;
  // Read under the lock, so that a confirmation in the meantime is seen.
  const { confirmed_at } = await readReminder(transaction, registrationId);
  if (confirmed_at) return 'confirmed';
  const freed = (await listMeetings(transaction, [registrationId])).filter((meeting) =>
    mayBeReleased(catalogue, meeting, now),
  );
  if (freed.length === 0) return 0;
  await freeMeetings(transaction, registrationId, freed, now);
  await refreshRegistration(transaction, registrationId, now);
  const { name, company, reference, email: address, language } = registration;
  await recordAction(transaction, {
    at: now,
    actor,
    // Named like every change of a meeting, so that the schedule shows when it last changed.
    action: 'meeting.release',
    subject: `${name} (${reference})`,
    registrationId,
    before: { hours: freed.map((meeting) => presentSchedule(catalogue, meeting)) },
  });
  const meetings = await listMeetings(transaction, [registrationId]);
  const content = visitorContent('hours-released', catalogue, {
    name,
    company,
    reference,
    language,
    meetings: meetings.map((meeting) => ({ ...meeting, released: meeting.releasedAt !== null, event: null })),
  });
  await outbox.add(transaction, { recipient: { name, address }, content, editionId, registrationId });
  return freed.length;
}
