// Marks an approved meeting whose hour has begun as held or missed, for an organiser or its exhibitor.

import type { AttendedMeeting, markMany } from '@visavis/contract/attendance/endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { afterMark, canBeMarked, isMarkOfStaff } from '@visavis/domain/attendance/schema';
import type { Own } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { checkVersion, inMeetingTransaction } from '../meeting/public.ts';
import {
  describeHour,
  findRegistrationOfMeeting,
  lockMeeting,
  lockRegistration,
  type MeetingRow,
  presentSchedule,
} from '../registration/public.ts';
import { presentAttended } from './present.ts';
import { type AttendedRow, listAttended, writeMark } from './repository.ts';

/** Who marks: an organiser, or the exhibitor of the meeting. */
export type Marker = { organiser: Organiser } | { exhibitorId: Own<'exhibitor'> };

export interface MarkRequest {
  meetingId: number;
  attendance: AttendedMeeting['attendance'];
  /** The version the caller saw; without one the check for stale data is skipped. */
  version: number | undefined;
  marker: Marker;
}

const NO_MEETING = message('meeting.unknown');
const NOT_MARKABLE = message('attendance.not-markable');

interface MarkDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

export async function markMeeting(
  { db, clock, editions }: MarkDependencies,
  { meetingId, attendance, version, marker }: MarkRequest,
): Promise<AttendedMeeting> {
  const catalogue = await editions.of({ meetingId }).current();
  const now = clock();
  return inMeetingTransaction(db, (transaction) =>
    markIn(transaction, catalogue, { meetingId, attendance, version, marker, at: now, now }),
  );
}

interface MarkInTransaction extends MarkRequest {
  /** When it was marked: the device may have been offline since. */
  at: Date;
  now: Date;
  /** Called with the locked meeting and its mark; 'keep' or an exception leaves the mark unchanged. */
  check?: (meeting: MeetingRow, before: AttendedRow) => 'write' | 'keep';
}

/** Marks a meeting of the edition, in the caller's transaction. */
export async function markIn(
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  { meetingId, attendance, version, marker, at, now, check }: MarkInTransaction,
): Promise<AttendedMeeting> {
  const registrationId = await findRegistrationOfMeeting(transaction, meetingId);
  const registration =
    registrationId !== null &&
    (await lockRegistration(transaction, { registrationId, editionId: catalogue.editionId }));
  const meeting =
    registration && (await lockMeeting(transaction, { registrationId: registration.id, meetingId }));
  // Another exhibitor's meeting must not be revealed, not even that it exists.
  if (!meeting || ('exhibitorId' in marker && meeting.exhibitorId !== marker.exhibitorId))
    throw new AppError('resource.not-found', NO_MEETING);
  checkVersion(catalogue, meeting, version);
  const [before] = await listAttended(transaction, catalogue.editionId, { meetingIds: [meetingId] });
  if (before && check?.(meeting, before) === 'keep') return presentAttended(catalogue, before, now);
  if (!before || !canBeMarked(presentSchedule(catalogue, meeting), at, catalogue.timeZone))
    throw new AppError('meeting.not-markable', NOT_MARKABLE);
  const isOrganiser = 'organiser' in marker;
  const { attendance: former, attendanceWay: way, exhibitorView } = before;
  const standing = { attendance: former, way, exhibitorView };
  const next = afterMark(standing, isOrganiser ? 'dashboard' : 'exhibitor-link', attendance);
  await writeMark(transaction, meetingId, {
    ...next,
    set:
      !isOrganiser && isMarkOfStaff(standing)
        ? null
        : { organiserId: isOrganiser ? marker.organiser.id : null, at },
  });
  await recordAction(transaction, {
    at: now,
    actor: isOrganiser ? marker.organiser : { exhibitor: exhibitorOf(catalogue, meeting.exhibitorId) },
    action: 'meeting.mark',
    subject: `${registration.name} (${registration.reference}) with ${exhibitorOf(catalogue, meeting.exhibitorId)}, ${describeHour(catalogue, meeting)}`,
    registrationId: registration.id,
    before: { exhibitor: exhibitorOf(catalogue, meeting.exhibitorId), attendance: former, exhibitorView },
    after: {
      exhibitor: exhibitorOf(catalogue, meeting.exhibitorId),
      attendance: next.attendance,
      exhibitorView: next.exhibitorView,
    },
  });
  const [after] = await listAttended(transaction, catalogue.editionId, { meetingIds: [meetingId] });
  if (!after) throw new Error(`meeting ${meetingId} is gone though it was locked`);
  return presentAttended(catalogue, after, now);
}

/** Marks each in its own transaction: a refused one does not affect the others. */
export async function markEach(
  dependencies: MarkDependencies,
  { meetings, attendance, organiser }: HandlerInput<typeof markMany>['body'] & { organiser: Organiser },
): Promise<Output<typeof markMany>> {
  const { db, clock, editions } = dependencies;
  const answer: Output<typeof markMany> = { marked: [], refused: [] };
  for (const [meetingId, version] of new Map(meetings.map(({ id, version }) => [id, version])))
    try {
      answer.marked.push(
        await markMeeting(dependencies, { meetingId, attendance, version, marker: { organiser } }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'server.unavailable') throw error;
      const catalogue = await editions.of({ meetingId }).current();
      const [row] = await listAttended(db, catalogue.editionId, { meetingIds: [meetingId] });
      answer.refused.push({
        id: meetingId,
        message: error.message,
        reason: error.reason,
        meeting: row ? presentAttended(catalogue, row, clock()) : null,
      });
    }
  return answer;
}

function exhibitorOf(catalogue: Catalogue, exhibitorId: number): string {
  return catalogue.findAnyExhibitor(exhibitorId)?.exhibitor.company_name ?? '';
}
