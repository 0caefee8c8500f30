// Previews the status email of a registration and sends it, once per schedule.

import { isDeepStrictEqual } from 'node:util';
import type { Output } from '@visavis/contract/endpoint';
import type { previewStatusEmail, sendStatusEmail } from '@visavis/contract/meeting/endpoints';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import { countedStatus, isDecided } from '@visavis/domain/registration/state';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { HIDDEN_KEY, type NewEmail, type Outbox, renderEmail, visitorContent } from '../email/public.ts';
import {
  findRegistrationOfVisitor,
  listMeetings,
  type MeetingRow,
  markInCalendar,
  NO_REGISTRATION,
  refreshRegistration,
} from '../registration/public.ts';
import { inMeetingTransaction } from './change.service.ts';
import { type Case, groupOf, type MeetingDependencies, openCase } from './lock.repository.ts';
import { lockStatusEmail, removeReplaced } from './status-email.repository.ts';

/** Meetings are read from the database: schedules sent with the request are ignored. */
export async function mailStatus(
  dependencies: MeetingDependencies,
  { visitorId, companyId, organiser }: { visitorId: number; companyId: number; organiser: Organiser },
): Promise<Output<typeof sendStatusEmail>> {
  const { db, outbox } = dependencies;
  const registrationId = await findRegistrationOfVisitor(db, { visitorId, companyId });
  const group = await mailStatusOf(dependencies, { registrationId, organiser });
  const outcome = message(outbox.isConfigured ? 'email.queued' : 'email.no-server');
  return { success: true, ...outcomeOf(outcome), group };
}

/**
 * @returns the current registration
 * @throws 'resource.not-found', 'registration.meetings-pending', 'registration.no-meetings', 'email.already-sent'
 */
export async function mailStatusOf(
  { db, clock, editions, outbox }: MeetingDependencies,
  { registrationId, organiser }: { registrationId: number | null; organiser: Organiser },
): Promise<MeetingGroup> {
  if (registrationId === null) throw new AppError('resource.not-found', NO_REGISTRATION);
  const catalogue = await editions.of({ registrationId }).current();
  const now = clock();
  const group = await inMeetingTransaction(db, async (transaction) => {
    const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
    const emailId = await writeEmail(transaction, outbox, await emailOf(opened));
    await markInCalendar(transaction, opened.registration.id);
    await refreshRegistration(transaction, opened.registration.id, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'registration.mail',
      subject: `${opened.registration.name} (${opened.registration.reference})`,
      registrationId: opened.registration.id,
      after: { emailId, scheduleVersion: opened.registration.scheduleVersion },
    });
    return groupOf(opened);
  });
  outbox.soon();
  return group;
}

/** Throws 'registration.meetings-pending' and 'registration.no-meetings', as `mailStatusOf` does. */
export async function previewStatus(
  { db, clock, editions, publicUrl }: MeetingDependencies & { publicUrl: string },
  { registrationId, organiser }: { registrationId: number; organiser: Organiser },
): Promise<Output<typeof previewStatusEmail>> {
  const catalogue = await editions.forStaff();
  const now = clock();
  const { recipient, content } = await inMeetingTransaction(db, async (transaction) =>
    emailOf(await openCase(transaction, catalogue, registrationId, { organiser, now })),
  );
  // The locations appear only in its calendar file.
  const { subject, html } = renderEmail(content, { publicUrl, key: HIDDEN_KEY, now, places: () => '' });
  return { recipient: recipient.address, subject, html };
}

/**
 * Emails a person at once about one changed meeting: the whole schedule if all of it is decided, so that nothing
 * remains to be sent, else this meeting alone.
 * @param notBefore when the cause can no longer be undone
 */
export async function tellOfMeeting(
  opened: Case,
  outbox: Outbox,
  { meetingId, notBefore }: { meetingId: number; notBefore?: Date },
): Promise<void> {
  const { transaction, registration } = opened;
  const meetings = await listMeetings(transaction, [registration.id]);
  const isWhole = isDecided(
    meetings.map(({ status, startsAt }) => countedStatus(status, startsAt, opened.now)),
  );
  const told = isWhole ? meetings : meetings.filter(({ id }) => id === meetingId);
  const { scheduleVersion, ...email } = letterOf(opened, told);
  await outbox.add(transaction, {
    ...email,
    ...(isWhole && { scheduleVersion }),
    ...(notBefore && { notBefore }),
  });
  await markInCalendar(transaction, registration.id, { only: isWhole ? null : meetingId });
  await refreshRegistration(transaction, registration.id, opened.now);
}

/** Throws 'registration.meetings-pending', 'registration.no-meetings'. */
async function emailOf(opened: Case): Promise<StatusEmail> {
  const meetings = await listMeetings(opened.transaction, [opened.registration.id]);
  if (meetings.length === 0) throw new AppError('registration.no-meetings', message('email.no-meetings'));
  if (!isDecided(meetings.map(({ status, startsAt }) => countedStatus(status, startsAt, opened.now))))
    throw new AppError('registration.meetings-pending', message('email.meetings-pending'));
  return letterOf(opened, meetings);
}

type StatusEmail = NewEmail & { registrationId: number; scheduleVersion: number };

function letterOf({ catalogue, registration, now }: Case, meetings: readonly MeetingRow[]): StatusEmail {
  const { id, programme, name, email, company, reference, language, scheduleVersion } = registration;
  const { visitorId: userId, companyId } = registration;
  return {
    recipient: { name, address: email },
    content: visitorContent('meeting-status', catalogue, {
      name,
      company,
      reference,
      language,
      ...(programme === 'hosted' && { hosted: { userId, companyId } }),
      meetings: meetings.map(
        ({
          exhibitorId,
          day,
          minute,
          length,
          startsAt,
          status,
          cancelledBy,
          rejectionReason,
          ...meeting
        }) => ({
          exhibitorId,
          day,
          minute,
          length,
          status,
          cancelledBy,
          rejectionReason,
          isUndecided: countedStatus(status, startsAt, now) === 'undecided',
          event: eventOf(status, meeting),
        }),
      ),
    }),
    editionId: catalogue.editionId,
    registrationId: id,
    scheduleVersion,
  };
}

/** Whether an email's content says the same about these meetings as a new email would. */
export function isAsTold(opened: Case, content: unknown, meetings: readonly MeetingRow[]): boolean {
  const said = (one: unknown) =>
    (one as { meetings?: { event?: unknown }[] }).meetings?.map(({ event: _, ...meeting }) => meeting);
  const now: unknown = JSON.parse(JSON.stringify(letterOf(opened, meetings).content));
  return isDeepStrictEqual(said(content), said(now));
}

/** An approved meeting is in the calendar; one that used to be is cancelled; others have no event. */
function eventOf(
  status: MeetingRow['status'],
  { id, version, isInCalendar }: Pick<MeetingRow, 'id' | 'version' | 'isInCalendar'>,
) {
  if (status !== MEETING_STATUS.approved && !isInCalendar) return null;
  return { meetingId: id, sequence: version, isKnown: isInCalendar };
}

/** Writes a new email, or rewrites this schedule's email if it was not sent. */
async function writeEmail(
  transaction: Transaction<Database>,
  outbox: Outbox,
  email: StatusEmail,
): Promise<number> {
  const earlier = await lockStatusEmail(transaction, email);
  if (!earlier) {
    await removeReplaced(transaction, email);
    return outbox.add(transaction, email);
  }
  if (earlier.state === 'queued') throw new AppError('email.already-sent', message('email.being-sent'));
  if (earlier.state === 'sent') throw new AppError('email.already-sent', message('email.nothing-changed'));
  await outbox.rewrite(transaction, earlier.id, email);
  return earlier.id;
}
