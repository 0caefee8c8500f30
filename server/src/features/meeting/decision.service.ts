// Approve, reject and Approve All: one meeting at a time, all through the same code path.

import type { Output } from '@visavis/contract/endpoint';
import type { approveAllMeetings } from '@visavis/contract/meeting/endpoints';
import type { AuditAction } from '@visavis/domain/audit/actions';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import {
  describeHour,
  exhibitorName,
  listMeetings,
  lockMeeting,
  type MeetingRow,
  presentSchedule,
} from '../registration/public.ts';
import { checkVersion, inGridTransaction, tryChange, type WantedChange } from './change.service.ts';
import {
  type Case,
  type Decided,
  groupOf,
  type MeetingDependencies,
  onMeeting,
  openCase,
  standingAfter,
} from './lock.repository.ts';
import { hourLost, type NotDone } from './refusal.service.ts';

/**
 * Changes a meeting for an organiser and records the action, unless nothing changes.
 * @throws AppError 'meeting.slot-taken' with the holder of the hour, and free alternative hours
 */
export async function changeAndRecord(
  opened: Case,
  meeting: MeetingRow,
  { to, action, refused }: { to: WantedChange; action: AuditAction; refused: NotDone },
): Promise<void> {
  const { transaction, catalogue, registration, organiser, now } = opened;
  const outcome = await tryChange(transaction, { catalogue, meeting, to, now });
  if (!outcome.ok) throw await hourLost(opened, meeting, { ...outcome, refused });
  if (outcome.meeting.version === meeting.version) return;
  const { offGridReason } = outcome.meeting;
  await recordAction(transaction, {
    at: now,
    actor: organiser,
    action,
    subject: describe(opened, meeting),
    registrationId: registration.id,
    before: presentSchedule(catalogue, meeting),
    after: {
      ...presentSchedule(catalogue, outcome.meeting),
      ...(offGridReason === null ? {} : { offGridReason }),
    },
  });
}

/** Such as 'Amira Rahman (BM-7K3M-Q2XD) and Oasis Attar, 05 June, 2.00pm-3.00pm'. */
function describe({ catalogue, registration }: Case, meeting: MeetingRow): string {
  const visitor = `${registration.name} (${registration.reference})`;
  return `${visitor} and ${exhibitorName(catalogue, meeting.exhibitorId)}, ${describeHour(catalogue, meeting)}`;
}

const REFUSED = { approve: 'meeting.not-approved', reject: 'meeting.not-rejected' } as const;

/** Approves or rejects one meeting. */
export function decideMeeting(
  dependencies: MeetingDependencies,
  call: { meetingId: number; organiser: Organiser; version: number | undefined; reason?: string | undefined },
  action: 'approve' | 'reject',
): Promise<Decided> {
  return onMeeting(dependencies, call, (opened, meeting) =>
    applyDecision(opened, meeting, action, call.reason),
  );
}

function applyDecision(
  opened: Case,
  meeting: MeetingRow,
  action: 'approve' | 'reject',
  reason = '',
): Promise<void> {
  return changeAndRecord(opened, meeting, {
    to: {
      standing: standingAfter(opened.catalogue, meeting, action),
      ...(reason !== '' && { rejectionReason: reason }),
    },
    action: `meeting.${action}`,
    refused: REFUSED[action],
  });
}

/**
 * Decides each meeting of a locked registration independently: one that is refused does not affect the others.
 * @param isOnlyPending skips those already decided
 * @param leavesBegun refuses those whose hour has begun
 * @param seen versions of the meetings that the organiser has seen; one that has changed since is refused
 */
export async function decideEach(
  opened: Case,
  {
    action,
    isOnlyPending,
    leavesBegun = false,
    seen,
    reason,
  }: {
    action: 'approve' | 'reject';
    isOnlyPending: boolean;
    leavesBegun?: boolean;
    seen: ReadonlyMap<number, number>;
    reason?: string | undefined;
  },
): Promise<Output<typeof approveAllMeetings>['results']> {
  const { transaction, catalogue, registration } = opened;
  const results = [];
  for (const { id } of await listMeetings(transaction, [registration.id])) {
    const meeting = await lockMeeting(transaction, { registrationId: registration.id, meetingId: id });
    if (!meeting) throw new Error(`meeting ${id} disappeared although its registration was locked`);
    // A meeting decided since the organiser saw it is reported as changed.
    const isAsSeen = (seen.get(id) ?? meeting.version) === meeting.version;
    if (isOnlyPending && isAsSeen && meeting.status !== MEETING_STATUS.pending) continue;
    try {
      checkVersion(catalogue, meeting, seen.get(id));
      if (leavesBegun) await refuseBegun(opened, meeting, action);
      await applyDecision(opened, meeting, action, reason);
      results.push({ id, ok: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'server.unavailable') throw error;
      results.push({ id, ok: false, message: error.message, reason: error.reason });
    }
  }
  return results;
}

/** @throws AppError 'meeting.slot-taken' for a meeting whose hour has begun */
async function refuseBegun(opened: Case, meeting: MeetingRow, action: 'approve' | 'reject'): Promise<void> {
  const { catalogue, now } = opened;
  const { exhibitorId, day, minute, length } = meeting;
  const date = catalogue.dayOf(day)?.date;
  if (date === undefined || !hasBegun(date, minute, now, catalogue.timeZone)) return;
  const slot = { exhibitorId, day, minute, length };
  throw await hourLost(opened, meeting, { slot, refusal: { reason: 'begun' }, refused: REFUSED[action] });
}

/** Approves the meetings of a registration independently of each other. */
export async function approveAll(
  { db, clock, editions, announcer }: MeetingDependencies,
  {
    registrationId,
    seen,
    isOnlyPending,
    organiser,
  }: {
    registrationId: number;
    seen: ReadonlyMap<number, number>;
    isOnlyPending: boolean;
    organiser: Organiser;
  },
): Promise<Output<typeof approveAllMeetings>> {
  const now = clock();
  const answer = await inGridTransaction(
    db,
    editions.of({ registrationId }),
    async (transaction, catalogue) => {
      const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
      const results = await decideEach(opened, { action: 'approve', isOnlyPending, seen });
      return { success: true as const, results, group: await groupOf(opened) };
    },
  );
  announcer.soon();
  return answer;
}
