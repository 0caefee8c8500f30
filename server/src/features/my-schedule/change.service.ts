// A visitor's changes to their own meetings: by the usual rules, and never over a change that the visitor has not seen.

import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import { type DecisionRefusal, decide, type MeetingAction } from '@visavis/domain/meeting/decision';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, type FieldMessages } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { recordConfirmation } from '../confirmation/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { changeMeeting, checkVersion, inGridTransaction, inMeetingTransaction } from '../meeting/public.ts';
import {
  describeHour,
  lockMeeting,
  lockRegistration,
  type MeetingRow,
  presentSchedule,
} from '../registration/public.ts';
import { findOwnRegistration } from './repository.ts';
import { type KeyHolder, type MyScheduleDependencies, readSchedule, unknownSchedule } from './service.ts';

/** Confirms the email address of the registration, which keeps its hours from then on. */
export async function confirmEmail(
  { db, clock, editions }: MyScheduleDependencies,
  { registrationId, confirmedFrom }: KeyHolder,
): Promise<MySchedule> {
  if (confirmedFrom !== 'here')
    throw new AppError('request.invalid', message('my-schedule.confirm-by-email'));
  const catalogue = await editions.of({ registrationId }).current();
  const now = clock();
  return inMeetingTransaction(db, async (transaction) => {
    const registration = await lockRegistration(transaction, {
      registrationId,
      editionId: catalogue.editionId,
    });
    if (!registration) throw unknownSchedule();
    await recordConfirmation(transaction, registration, now);
    return readSchedule(transaction, catalogue, { registrationId, confirmedFrom }, now);
  });
}

interface Change extends KeyHolder {
  meetingId: number;
  /** Version of the meeting that the visitor has seen. */
  version: number;
}

interface Hour {
  day: number;
  minute: number;
}

/** Cancels a meeting: its hour is free at once. */
export function cancelMeeting(dependencies: MyScheduleDependencies, change: Change): Promise<MySchedule> {
  return changeOwn(dependencies, change, 'cancel', null);
}

/** Moves a pending meeting to another hour of its exhibitor, or asks again for one that ended. */
export function moveMeeting(
  dependencies: MyScheduleDependencies,
  { day, minute, ...change }: Change & Hour,
): Promise<MySchedule> {
  return changeOwn(dependencies, change, 'move', { day, minute });
}

async function changeOwn(
  { db, clock, editions, announcer }: MyScheduleDependencies,
  { registrationId, confirmedFrom, meetingId, version }: Change,
  action: 'cancel' | 'move',
  wanted: Hour | null,
): Promise<MySchedule> {
  const now = clock();
  const schedule = await inGridTransaction(
    db,
    editions.of({ registrationId }),
    async (transaction, catalogue) => {
      if (wanted) checkHour(catalogue, wanted);
      const registration = await lockRegistration(transaction, {
        registrationId,
        editionId: catalogue.editionId,
      });
      if (!registration) throw unknownSchedule();
      // Using an emailed link confirms the address.
      if (confirmedFrom === 'here') await recordConfirmation(transaction, registration, now);
      const meeting = await lockMeeting(transaction, { registrationId, meetingId });
      if (!meeting) throw new AppError('resource.not-found', message('my-schedule.meeting-unknown'));
      checkVersion(catalogue, meeting, version);
      // Released because nobody confirmed the address, so taking it again requires that.
      const isConfirmed = async () =>
        (await findOwnRegistration(transaction, { registrationId, editionId: catalogue.editionId }))
          ?.confirmedAt != null;
      if (wanted && meeting.releasedAt && !(await isConfirmed()))
        throw new AppError('request.invalid', message('my-schedule.confirm-by-email'));
      const standing = standingAfter(catalogue, meeting, action, now);
      const changed = await changeMeeting(transaction, {
        catalogue,
        meeting,
        // A time off the grid, like another length, was allowed for the former slot only.
        to: {
          standing,
          ...(wanted && { ...wanted, length: catalogue.slotMinutes, offGridReason: null }),
        },
        now,
      });
      if (changed.version !== meeting.version)
        await recordChange(transaction, { catalogue, registration, before: meeting, after: changed, now });
      return readSchedule(transaction, catalogue, { registrationId, confirmedFrom }, now);
    },
  );
  announcer.soon();
  return schedule;
}

/** Throws if the edition does not have the day or hour. */
function checkHour(catalogue: Catalogue, { day, minute }: Hour): void {
  const fields: FieldMessages = {};
  if (!catalogue.days.some((one) => one.day === day)) fields.day = message('meeting.no-such-day');
  if (!catalogue.hours.some((one) => one.minute === minute)) fields.minute = message('meeting.no-such-hour');
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

function standingAfter(catalogue: Catalogue, meeting: MeetingRow, action: MeetingAction, now: Date) {
  const shown = presentSchedule(catalogue, meeting);
  if (hasBegun(shown.date, shown.minute, now, catalogue.timeZone))
    throw new AppError('meeting.ended', message('my-schedule.meeting-begun'), {
      meeting: shown,
    });
  if (action === 'move' && catalogue.findExhibitor(meeting.exhibitorId) === null)
    throw new AppError(
      'meeting.ended',
      message('my-schedule.exhibitor-withdrawn', { name: shown.exhibitor }),
      {
        meeting: shown,
      },
    );
  const decision = decide(meeting, action);
  if (decision.ok) return decision.standing;
  throw refusal(decision.reason, shown);
}

function refusal(reason: DecisionRefusal, meeting: ReturnType<typeof presentSchedule>): AppError {
  if (reason === 'approved')
    return new AppError('request.invalid', message('my-schedule.meeting-approved'), { meeting });
  return new AppError('meeting.ended', message('my-schedule.meeting-ended'), { meeting });
}

async function recordChange(
  transaction: Transaction<Database>,
  {
    catalogue,
    registration,
    before,
    after,
    now,
  }: {
    catalogue: Catalogue;
    registration: { id: number; name: string; reference: string };
    before: MeetingRow;
    after: MeetingRow;
    now: Date;
  },
): Promise<void> {
  const { id, name, reference } = registration;
  const was = presentSchedule(catalogue, before);
  await recordAction(transaction, {
    at: now,
    actor: { visitor: reference },
    action: `meeting.${verbOf(before, after)}`,
    subject: `${name} (${reference}) and ${was.exhibitor}, ${describeHour(catalogue, before)}`,
    registrationId: id,
    before: was,
    after: presentSchedule(catalogue, after),
  });
}

function verbOf(before: MeetingRow, after: MeetingRow): 'cancel' | 'ask-again' | 'move' {
  if (after.status === MEETING_STATUS.rejected) return 'cancel';
  return before.status === MEETING_STATUS.rejected ? 'ask-again' : 'move';
}
