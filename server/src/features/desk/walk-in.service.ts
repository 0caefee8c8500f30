// Books one of today's free hours for a person at the desk: an approved meeting, with the usual rules and audit trail.
import type { DeskRecord } from '@visavis/contract/desk/endpoints';
import { mayBookAtDesk } from '@visavis/domain/desk/walk-in';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { isLive } from '@visavis/domain/meeting/decision';
import { mostMeetings } from '@visavis/domain/meeting/most-meetings';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { hourLost, inGridTransaction, openCase, tryChange } from '../meeting/public.ts';
import { describeHour, listMeetings, lockMeeting, presentSchedule } from '../registration/public.ts';
import { type Answer, insertUnplaced, setAnswer } from './record.repository.ts';
import { todayOf } from './today.service.ts';

export interface DeskDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  announcer: ChangePublisher;
}

/** The context for settling one record. */
export interface Settling extends DeskDependencies {
  catalogue: Catalogue;
  organiser: Organiser;
  registrationId: number;
  now: Date;
}

type WalkIn = Extract<DeskRecord, { kind: 'walk-in' }>;

/** @param begin stores the record in the transaction */
export async function bookWalkIn(
  { db, editions, announcer, organiser, registrationId, now }: Settling,
  { id, exhibitorId, minute }: WalkIn,
  begin: (transaction: Transaction<Database>) => Promise<void>,
): Promise<Answer> {
  const answer = await inGridTransaction(db, editions, async (transaction, catalogue) => {
    await begin(transaction);
    const day = checkHour(catalogue, exhibitorId, minute, now);
    const opened = await openCase(transaction, catalogue, registrationId, {
      organiser,
      now,
      missing: message('desk.unknown'),
    });
    const { registration } = opened;
    const meetings = await listMeetings(transaction, [registrationId]);
    if (!mayBookAtDesk(meetings.map(({ status }) => status)))
      throw new AppError('meeting.ended', message('desk.not-approved'));
    const maximum = mostMeetings(catalogue.limits, registration.programme);
    if (meetings.filter(({ status }) => isLive(status)).length >= maximum)
      throw new AppError('meeting.ended', message('desk.meetings-full', { maximum }));
    const slot = { exhibitorId, day: day.day, minute, length: catalogue.slotMinutes };
    const meetingId = await insertUnplaced(transaction, {
      ...slot,
      registrationId,
      startsAt: slotStartsAt(day.date, minute, catalogue.timeZone),
    });
    const meeting = await lockMeeting(transaction, { registrationId, meetingId });
    if (!meeting) throw new Error(`meeting ${meetingId} is gone though it was just stored`);
    const to = { standing: { status: MEETING_STATUS.approved, cancelledBy: null } };
    const outcome = await tryChange(transaction, { catalogue, meeting, to, now });
    if (!outcome.ok) throw await hourLost(opened, meeting, { ...outcome, refused: 'meeting.not-saved' });
    const booked = presentSchedule(catalogue, outcome.meeting);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'meeting.book',
      subject: `${registration.name} (${registration.reference}) and ${booked.exhibitor}, ${describeHour(catalogue, slot)}`,
      registrationId,
      after: booked,
    });
    const settled: Answer = { outcome: 'settled', meetingId };
    await setAnswer(transaction, id, settled);
    return settled;
  });
  announcer.soon();
  return answer;
}

/** Returns the fair's current day. Throws for an hour or an exhibitor that does not exist. */
function checkHour(catalogue: Catalogue, exhibitorId: number, minute: number, now: Date) {
  const day = todayOf(catalogue, now);
  if (!day) throw new AppError('meeting.ended', message('meeting.no-such-day'));
  if (!catalogue.hours.some((hour) => hour.minute === minute))
    throw new AppError('meeting.ended', message('meeting.no-such-hour'));
  if (catalogue.findExhibitor(exhibitorId)?.id !== exhibitorId)
    throw new AppError('meeting.ended', message('meeting.exhibitor-not-named'));
  return day;
}
