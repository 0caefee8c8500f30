// Makes an approved meeting for an organiser, by the rules for everybody, and undoes it.
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

/** How long the letter waits, so that it need not be taken back. */
const UNDO_MS = 10_000;

/** A meeting, and the version of the person's schedule that it is part of. */
export interface Placed {
  meeting: MeetingRow;
  scheduleVersion: number;
}

/** Throws for a day or hour that the edition does not have. */
export function checkHour(catalogue: Catalogue, { day, minute }: { day: number; minute: number }): void {
  const fields: FieldMessages = {};
  if (!catalogue.days.some((one) => one.day === day)) fields.day = message('meeting.no-such-day');
  if (!catalogue.hours.some((one) => one.minute === minute)) fields.minute = message('meeting.no-such-hour');
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** A match is told at once; what is added to a schedule is told with the next status email. */
type Placing = { action: 'meeting.match'; outbox: Outbox } | { action: 'meeting.add' };

/**
 * Makes the meeting, records it, and writes the letter of a match; one that stands already is left as it is, so that a
 * call can be repeated after a lost answer.
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

/** As the caller knows it. */
export interface SeenMeeting {
  meetingId: number;
  version: number;
}

/**
 * Undoes a match: while the letter has not gone out, nothing remains; afterwards the meeting is rejected, and the person
 * is told. One that is gone already is left so.
 * @returns whether a letter had gone out
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
 * Undoes an addition of which the person was not told: nothing remains. One that is gone already is left so.
 * @throws 'email.already-sent' once the person was told
 * @throws 'meeting.stale' when the meeting has changed since
 * @throws 'resource.not-found' for a meeting that was not added
 */
export async function undoAddition(opened: Case, seen: SeenMeeting): Promise<void> {
  const placed = await findPlaced(opened, seen, 'meeting.add');
  if (!placed) return;
  const { transaction, catalogue, registration } = opened;
  const { meeting, scheduleVersion, at: since } = placed;
  // By the version, as an email may have been asked for before the addition and written after it.
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
  // Also one of another registration: only the one in which it was made can undo it.
  const placing = await findPlacing(transaction, { ...of, action });
  if (!placing) throw new AppError('resource.not-found', NO_MEETING);
  if (!meeting) return null;
  if (meeting.version !== version) throw changed(catalogue, meeting);
  return { meeting, ...placing };
}

const changed = (catalogue: Catalogue, meeting: MeetingRow) =>
  new AppError('meeting.stale', message('meeting.changed'), { meeting: presentSchedule(catalogue, meeting) });

/** Deletes a meeting of which nobody knows, and records it. */
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
 * The version that the person was told, where the schedule without the meeting says the same; else a new one. A later
 * email, such as one that failed, may name the meeting: its version is not given again.
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

/** As it is after a change: with the new version of the schedule. */
const reopen = ({ transaction, catalogue, registration, organiser, now }: Case): Promise<Case> =>
  openCase(transaction, catalogue, registration.id, { organiser, now, missing: NO_MEETING });

const refused = ({ catalogue }: Case, slot: Slot, reason: ReturnType<typeof message>) =>
  new AppError('meeting.slot-taken', message('meeting.not-saved', { reason }), {
    lost: [presentLost(catalogue, slot)],
  });

/** Such as 'Amira Rahman (BM-7K3M-Q2XD) and Oasis Attar, 05 June, 2.00pm-3.00pm'. */
const describe = ({ catalogue, registration }: Case, meeting: MeetingRow): string =>
  `${registration.name} (${registration.reference}) and ${exhibitorName(catalogue, meeting.exhibitorId)}, ${describeHour(catalogue, meeting)}`;
