// Emails each person once about the changes to their meetings, audits them, and lists meetings without another slot.
import type { StayReason } from '@visavis/domain/email/schema';
import type { StandingMeeting } from '@visavis/domain/impact/plan';
import type { TouchedKind, TouchedOutcome } from '@visavis/domain/impact/schema';
import { isLive } from '@visavis/domain/meeting/decision';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { type MeetingRow, presentSchedule } from '../registration/public.ts';
import { type Person, readPeople } from './snapshot.repository.ts';

/** Affected meetings before and after the change, each with the edition of that time. */
export interface Changed {
  registrationIds: readonly number[];
  former: Catalogue;
  before: readonly MeetingRow[];
  present: Catalogue;
  after: readonly MeetingRow[];
  /** The kind of change by meeting. */
  kinds: ReadonlyMap<number, TouchedKind>;
}

const STAYS: Record<TouchedKind, StayReason> = {
  'day-removed': 'grid',
  'day-moved': 'grid',
  'hour-closed': 'grid',
  'length-changed': 'grid',
  'hour-blocked': 'blocked',
  'exhibitor-withdrawn': 'withdrawn',
};

/** @returns how many people were notified */
export async function tellEveryone(
  transaction: Transaction<Database>,
  { organiser, now, outbox }: { organiser: Organiser; now: Date; outbox: Outbox },
  changed: Changed,
): Promise<number> {
  const people = await readPeople(transaction, changed.registrationIds);
  for (const person of people) {
    const isOwn = ({ registrationId }: MeetingRow) => registrationId === person.registrationId;
    const before = changed.before.filter(isOwn);
    const after = changed.after.filter(isOwn);
    await outbox.add(transaction, letterTo(person, changed, before, after));
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'meeting.reschedule',
      subject: `${person.name} (${person.reference})`,
      registrationId: person.registrationId,
      before: { meetings: before.map((meeting) => presentSchedule(changed.former, meeting)) },
      after: { meetings: after.map((meeting) => presentSchedule(changed.present, meeting)) },
    });
  }
  return people.length;
}

function letterTo(
  { registrationId, programme, visitorId: userId, companyId, email: address, ...person }: Person,
  { former, present, kinds }: Changed,
  before: readonly MeetingRow[],
  after: readonly MeetingRow[],
) {
  const { name, company, reference, language } = person;
  const timeBefore = new Map(before.map((meeting) => [meeting.id, presentSchedule(former, meeting)]));
  const content = visitorContent('meetings-changed', present, {
    name,
    company,
    reference,
    language,
    ...(programme === 'hosted' && { hosted: { userId, companyId } }),
    meetings: after.map((meeting) => {
      const was = timeBefore.get(meeting.id);
      const is = presentSchedule(present, meeting);
      const isElsewhere = was !== undefined && was.exhibitorId !== is.exhibitorId;
      const isMoved = was !== undefined && (isElsewhere || was.date !== is.date || was.time !== is.time);
      const { id, version, isInCalendar } = meeting;
      const kind = kinds.get(id);
      return {
        ...meeting,
        ...(!isMoved && kind && isLive(meeting.status) && { stays: STAYS[kind] }),
        ...(kind === 'exhibitor-withdrawn' && !isElsewhere && { isWithdrawn: true }),
        ...(isMoved &&
          isLive(meeting.status) && {
            was: { date: was.date, time: was.time, ...(isElsewhere && { exhibitor: was.exhibitor }) },
          }),
        // Only events in an earlier calendar file are corrected: decisions are announced by Send Email.
        event: isInCalendar ? { meetingId: id, sequence: version, isKnown: true } : null,
      };
    }),
  });
  return {
    recipient: { name, address },
    content,
    editionId: present.editionId,
    registrationId,
    // For anyone who already had the complete schedule by email, this email counts as a status email.
    ...(person.isMailed && { scheduleVersion: person.scheduleVersion }),
  };
}

/** Meetings left off the grid, for the organiser's list. */
export async function presentLeft(
  transaction: Transaction<Database>,
  { registrationIds, present, after }: Changed,
  kept: readonly StandingMeeting[],
): Promise<TouchedOutcome['left']> {
  const keptIds = new Set(kept.map(({ id }) => id));
  const people = new Map(
    (await readPeople(transaction, registrationIds)).map((person) => [person.registrationId, person]),
  );
  return after
    .filter(({ id }) => keptIds.has(id))
    .map((meeting) => {
      const { exhibitor, boothNumber, date, time } = presentSchedule(present, meeting);
      const person = people.get(meeting.registrationId);
      return {
        id: meeting.id,
        registrationId: meeting.registrationId,
        reference: person?.reference ?? '',
        name: person?.name ?? '',
        exhibitor,
        boothNumber,
        date,
        time,
      };
    });
}
