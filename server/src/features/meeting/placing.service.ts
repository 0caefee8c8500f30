// Makes an approved meeting for an organiser, by the usual rules, and undoes it.
import { hasBegun, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { isLive } from '@visavis/domain/meeting/decision';
import { mostMeetings } from '@visavis/domain/meeting/most-meetings';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import { AppError, type FieldMessages } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import {
  describeHour,
  exhibitorName,
  listMeetings,
  lockMeeting,
  type MeetingRow,
  presentLost,
  presentSchedule,
  refreshRegistration,
  type Slot,
} from '../registration/public.ts';
import { takePlace } from './change.service.ts';
import { changeAndRecord } from './decision.service.ts';
import { type Case, NO_MEETING, openCase, standingAfter } from './lock.repository.ts';
import {
  deleteMeeting,
  findNaming,
  findPlacing,
  insertMeeting,
  isWrittenSince,
  takeBackLetters,
} from './placing.repository.ts';
import { reasonOf } from './refusal.service.ts';
import { isAsTold, tellOfMeeting } from './status-email.service.ts';
import { findTold } from './told.repository.ts';
import { toldOf } from './told.service.ts';

/** Delay of the email, so that an undo need not send another. */
const UNDO_MS = 10_000;

/** A meeting, and the version of the person's schedule that includes it. */
export interface Placed {
  meeting: MeetingRow;
  scheduleVersion: number;
}

/** Throws if the edition does not have the day or hour. */
export function checkHour(catalogue: Catalogue, { day, minute }: { day: number; minute: number }): void {
  const fields: FieldMessages = {};
  if (!catalogue.days.some((one) => one.day === day)) fields.day = message('meeting.no-such-day');
  if (!catalogue.hours.some((one) => one.minute === minute)) fields.minute = message('meeting.no-such-hour');
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** A match is emailed at once; an addition to a schedule is told in the next status email. */
type Placing = { action: 'meeting.match'; outbox: Outbox } | { action: 'meeting.add' };

/**
 * Makes the meeting, records it, and writes the email for a match; an existing one stays unchanged, so that a call can
 * be retried after a lost response.
 * @throws 'meeting.slot-taken' with the reason
 */
export async function placeMeeting(
  opened: Case,
  { slot, ...placing }: Placing & { slot: Slot },
): Promise<Placed> {
  const { transaction, catalogue, registration, now } = opened;
  const live = (await listMeetings(transaction, [registration.id])).filter(({ status }) => isLive(status));
  const same = live.find(
    (one) =>
      one.status === MEETING_STATUS.approved &&
      (['exhibitorId', 'day', 'minute', 'length'] as const).every((part) => one[part] === slot[part]),
  );
  if (same) return { meeting: same, scheduleVersion: registration.scheduleVersion };
  const most = mostMeetings(catalogue.limits, registration.programme);
  if (live.length >= most)
    throw refused(opened, slot, message('meeting.most-reached', { name: registration.name, most }));
  const date = catalogue.dayOf(slot.day)?.date ?? '';
  const made: { id?: number } = {};
  const refusal = hasBegun(date, slot.minute, now, catalogue.timeZone)
    ? ({ reason: 'begun' } as const)
    : await takePlace(
        transaction,
        { id: null, registrationId: registration.id },
        slot,
        now,
        async (place) => {
          made.id = await insertMeeting(transaction, {
            registrationId: registration.id,
            slot,
            place,
            startsAt: slotStartsAt(date, slot.minute, catalogue.timeZone),
          });
        },
      );
  if (refusal) throw refused(opened, slot, await reasonOf(opened, slot, refusal));
  const after = await reopen(opened);
  if (placing.action === 'meeting.match')
    await tellOfMeeting(after, placing.outbox, {
      meetingId: made.id ?? 0,
      notBefore: new Date(now.getTime() + UNDO_MS),
    });
  else await refreshRegistration(transaction, registration.id, now);
  const meeting = await lockMeeting(transaction, {
    registrationId: registration.id,
    meetingId: made.id ?? 0,
  });
  if (!meeting) throw new Error(`meeting ${made.id} is gone though it was just made`);
  const { scheduleVersion } = after.registration;
  await recordAction(transaction, {
    at: now,
    actor: opened.organiser,
    action: placing.action,
    subject: describe(opened, meeting),
    registrationId: registration.id,
    after: { ...presentSchedule(catalogue, meeting), scheduleVersion },
  });
  return { meeting, scheduleVersion };
}

/** The meeting as the caller last saw it. */
export interface SeenMeeting {
  meetingId: number;
  version: number;
}

/**
 * Undoes a match: without a trace before the email has gone out; afterwards the meeting is rejected and the person is
 * told. A no-op if it is already gone.
 * @returns whether an email had gone out
 * @throws 'meeting.stale' when the meeting or the schedule has changed since
 * @throws 'resource.not-found' for a meeting that was not made this way
 */
export async function undoPlacing(
  opened: Case,
  outbox: Outbox,
  { scheduleVersion, ...seen }: SeenMeeting & { scheduleVersion: number },
): Promise<{ wasTold: boolean }> {
  const { transaction, catalogue, registration } = opened;
  const placed = await findPlaced(opened, seen, 'meeting.match');
  if (!placed) return { wasTold: false };
  const { meeting } = placed;
  if (registration.scheduleVersion !== scheduleVersion) throw changed(catalogue, meeting);
  if (await takeBackLetters(transaction, { registrationId: registration.id, meetingId: meeting.id })) {
    await takeAway(opened, meeting, 'meeting.undo-match');
    return { wasTold: false };
  }
  await changeAndRecord(opened, meeting, {
    to: { standing: standingAfter(catalogue, meeting, 'reject') },
    action: 'meeting.undo-match',
    refused: 'meeting.not-rejected',
  });
  await tellOfMeeting(await reopen(opened), outbox, { meetingId: meeting.id });
  return { wasTold: true };
}

/**
 * Undoes an addition that the person was not told of, without a trace. A no-op if it is already gone.
 * @throws 'email.already-sent' once the person has been told
 * @throws 'meeting.stale' when the meeting has changed since
 * @throws 'resource.not-found' for a meeting that was not added
 */
export async function undoAddition(opened: Case, seen: SeenMeeting): Promise<void> {
  const placed = await findPlaced(opened, seen, 'meeting.add');
  if (!placed) return;
  const { transaction, catalogue, registration } = opened;
  const { meeting, scheduleVersion, at: since } = placed;
  // Compares versions, as an email may be requested before the addition and written after it.
  const told = await findTold(transaction, registration.id);
  if (told && told.scheduleVersion >= scheduleVersion) throw toldOf(opened, meeting, told);
  const exhibitor = exhibitorName(catalogue, meeting.exhibitorId);
  const at = await findNaming(transaction, { registrationId: registration.id, exhibitor, since });
  if (at) throw toldOf(opened, meeting, { at, by: null });
  await takeAway(opened, meeting, 'meeting.undo-add');
}

interface FoundPlacing extends Placed {
  at: Date;
}

/** Null once it is gone. */
async function findPlaced(
  { transaction, catalogue, registration }: Case,
  { meetingId, version }: SeenMeeting,
  action: Placing['action'],
): Promise<FoundPlacing | null> {
  const of = { registrationId: registration.id, meetingId };
  const meeting = await lockMeeting(transaction, of);
  // Finds those of other registrations too: only the registration in which it was made can undo it.
  const placing = await findPlacing(transaction, { ...of, action });
  if (!placing) throw new AppError('resource.not-found', NO_MEETING);
  if (!meeting) return null;
  if (meeting.version !== version) throw changed(catalogue, meeting);
  return { meeting, ...placing };
}

const changed = (catalogue: Catalogue, meeting: MeetingRow) =>
  new AppError('meeting.stale', message('meeting.changed'), { meeting: presentSchedule(catalogue, meeting) });

/** Deletes a meeting that nobody knows of, and records that. */
async function takeAway(
  opened: Case,
  meeting: MeetingRow,
  action: 'meeting.undo-add' | 'meeting.undo-match',
): Promise<void> {
  const { transaction, catalogue, registration, organiser, now } = opened;
  await deleteMeeting(transaction, {
    registrationId: registration.id,
    meetingId: meeting.id,
    scheduleVersion: await versionWithout(opened, meeting),
  });
  await refreshRegistration(transaction, registration.id, now);
  await recordAction(transaction, {
    at: now,
    actor: organiser,
    action,
    subject: describe(opened, meeting),
    registrationId: registration.id,
    before: presentSchedule(catalogue, meeting),
  });
}

/**
 * The emailed version if the schedule without the meeting equals it, else a new one. The version of a later email, such
 * as one that failed, is not reused, since that email may name the meeting.
 */
async function versionWithout(opened: Case, meeting: MeetingRow): Promise<number> {
  const { transaction, registration } = opened;
  const registrationId = registration.id;
  const told = await findTold(transaction, registrationId);
  const others = (await listMeetings(transaction, [registrationId])).filter(({ id }) => id !== meeting.id);
  const isBack =
    told !== null &&
    isAsTold(opened, told.content, others) &&
    !(await isWrittenSince(transaction, { registrationId, scheduleVersion: told.scheduleVersion }));
  return isBack ? told.scheduleVersion : registration.scheduleVersion + 1;
}

/** Reloads the case after a change, with the new version of the schedule. */
const reopen = ({ transaction, catalogue, registration, organiser, now }: Case): Promise<Case> =>
  openCase(transaction, catalogue, registration.id, { organiser, now, missing: NO_MEETING });

const refused = ({ catalogue }: Case, slot: Slot, reason: ReturnType<typeof message>) =>
  new AppError('meeting.slot-taken', message('meeting.not-saved', { reason }), {
    lost: [presentLost(catalogue, slot)],
  });

/** Such as 'Amira Rahman (BM-7K3M-Q2XD) and Oasis Attar, 05 June, 2.00pm-3.00pm'. */
const describe = ({ catalogue, registration }: Case, meeting: MeetingRow): string =>
  `${registration.name} (${registration.reference}) and ${exhibitorName(catalogue, meeting.exhibitorId)}, ${describeHour(catalogue, meeting)}`;
