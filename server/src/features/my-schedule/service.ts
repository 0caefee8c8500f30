// Reads a visitor's own schedule for the page and the calendar file.

import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import type { Own } from '@visavis/domain/identity/caller';
import { isLive } from '@visavis/domain/meeting/decision';
import { message } from '@visavis/domain/message/message';
import { releaseInstant } from '@visavis/domain/registration/confirmation';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { calendarOf, type Outbox, type Places, visitorContent } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { listMeetings, lockRegistration, markInCalendar, presentSchedule } from '../registration/public.ts';
import { findOwnRegistration, type OwnRegistration } from './repository.ts';

export interface MyScheduleDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  announcer: ChangePublisher;
  outbox: Outbox;
  places: (editionId: number) => Promise<Places>;
}

/** Who opened a schedule. */
export interface KeyHolder {
  registrationId: Own<'registration'>;
  /** 'here' with an emailed key: the holder of any other key may have typed somebody else's address. */
  confirmedFrom: NonNullable<MySchedule['confirmedFrom']>;
}

/** The error for a key without access, which does not reveal what exists. */
export const unknownSchedule = () => new AppError('resource.not-found', message('link.unknown'));

async function getRegistration(
  db: Kysely<Database>,
  catalogue: Catalogue,
  registrationId: Own<'registration'>,
): Promise<OwnRegistration> {
  const registration = await findOwnRegistration(db, { registrationId, editionId: catalogue.editionId });
  if (!registration) throw unknownSchedule();
  return registration;
}

/** Throws 'resource.not-found' for a registration that was deleted or belongs to another edition. */
export async function readSchedule(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { registrationId, confirmedFrom }: KeyHolder,
  now: Date,
): Promise<MySchedule> {
  const registration = await getRegistration(db, catalogue, registrationId);
  const { name, company, reference, changedAt, createdAt, confirmedAt } = registration;
  const meetings = await listMeetings(db, [registrationId]);
  const { releasedAfterHours } = catalogue.unconfirmed;
  const isAtRisk = confirmedAt === null && releasedAfterHours !== null;
  return {
    edition: catalogue.editionId,
    name,
    company,
    reference,
    meetings: meetings.map((meeting) => {
      const schedule = presentSchedule(catalogue, meeting, now);
      return {
        ...schedule,
        hasBegun: hasBegun(schedule.date, schedule.minute, now, catalogue.timeZone),
        ...(catalogue.findExhibitor(meeting.exhibitorId) === null && { isWithdrawn: true as const }),
      };
    }),
    changedAt: changedAt.toISOString(),
    emailConfirmed: confirmedAt !== null,
    confirmedFrom,
    releasedFrom: isAtRisk ? releaseInstant(createdAt, releasedAfterHours).toISOString() : null,
  };
}

/**
 * The meetings, and those of an earlier file that were dropped since, which the calendar cancels. A later file must
 * be able to cancel what this one contains.
 * Throws 'resource.not-found' if there are neither.
 */
export async function readCalendar(
  { db, clock, editions, places }: MyScheduleDependencies,
  registrationId: Own<'registration'>,
): Promise<string> {
  const catalogue = await editions.of({ registrationId }).current();
  const { name, company, reference, language } = await getRegistration(db, catalogue, registrationId);
  const meetings = await listMeetings(db, [registrationId]);
  const content = visitorContent('meeting-status', catalogue, {
    name,
    company,
    reference,
    language,
    meetings: meetings
      .filter(({ status, isInCalendar }) => isLive(status) || isInCalendar)
      .map(({ id, exhibitorId, day, minute, length, status, cancelledBy, version }) => ({
        exhibitorId,
        day,
        minute,
        length,
        status,
        cancelledBy,
        event: { meetingId: id, sequence: version, isKnown: true },
      })),
  });
  const calendar = calendarOf(content, clock(), await places(catalogue.editionId));
  if (calendar === null) throw new AppError('resource.not-found', message('my-schedule.no-meetings'));
  await inMeetingTransaction(db, async (transaction) => {
    await lockRegistration(transaction, { registrationId, editionId: catalogue.editionId });
    await markInCalendar(transaction, registrationId, { hasPending: true });
  });
  return calendar;
}
