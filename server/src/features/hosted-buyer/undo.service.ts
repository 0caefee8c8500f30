// Undoes a decision whose letter was not sent yet: restores the application to its former state.

import type { Output } from '@visavis/contract/endpoint';
import type { undoDecision } from '@visavis/contract/hosted-buyer/endpoints';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { inGridTransaction, tryChange } from '../meeting/public.ts';
import { lockMeeting } from '../registration/public.ts';
import { deleteAccessKeys, hasBooking } from './decision.repository.ts';
import { writeLetter } from './letter.service.ts';
import {
  type BuyerOfCall,
  type HostedCase,
  type HostedReviewDependencies,
  openHostedCase,
  refuseReplaced,
  rowOfCase,
} from './lock.repository.ts';
import { refreshApplication } from './state.repository.ts';
import {
  type Before,
  type FreedMeeting,
  isLetterKept,
  restoreDecision,
  restoreKeys,
  takeUndo,
} from './undo.repository.ts';

const OVER = {
  approved: message('application.approval-sent'),
  rejected: message('application.refusal-sent'),
};
const UNDONE = { approved: 'application.undo-approve', rejected: 'application.undo' } as const;

/**
 * @throws AppError 'application.undo-over' once the letter was sent or is being sent, or the buyer has begun to book,
 *   'application.stale',
 *   'application.replaced', 'resource.not-found'
 */
export async function undoDecisionOf(
  { db, clock, editions, outbox, announcer }: HostedReviewDependencies,
  buyer: BuyerOfCall,
  organiser: Organiser,
): Promise<Output<typeof undoDecision>> {
  const now = clock();
  const { row, undone, lost } = await inGridTransaction(
    db,
    editions.of(buyer),
    async (transaction, catalogue) => {
      const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
      const { registration, application } = opened;
      refuseReplaced(opened);
      // A pending application was already undone.
      const undone = application.decision === 'approved' ? 'approved' : 'rejected';
      if (undone === 'approved' && (await hasBooking(transaction, registration.id)))
        throw new AppError('application.undo-over', message('application.booking-begun'));
      const before = application.decision === 'pending' ? null : await takeUndo(opened, now);
      if (!before) throw new AppError('application.undo-over', OVER[undone]);
      // Keys of a link that staff created while the letter waited.
      await deleteAccessKeys(transaction, registration.id);
      await restoreKeys(transaction, registration.id, before.keys);
      const lost = await takeHours(opened, before.freed);
      const emailId = await letterOf(opened, before, outbox);
      await restoreDecision(transaction, registration.id, { before, emailId });
      const state = await refreshApplication(transaction, registration.id);
      await recordAction(transaction, {
        at: now,
        actor: organiser,
        action: UNDONE[undone],
        subject: `${registration.name} (${registration.reference})`,
        registrationId: registration.id,
        before: { decision: application.decision, state: application.state },
        after: { decision: before.decision, state, ...(lost > 0 ? { lostMeetings: lost } : {}) },
      });
      return { row: await rowOfCase(opened), undone, lost };
    },
  );
  outbox.soon();
  announcer.soon();
  return {
    success: true,
    status_name: row.status,
    ...outcomeOf(
      undone === 'approved'
        ? message('application.approval-undone')
        : message('application.rejection-undone', { rejectedMeetings: lost }),
    ),
    row,
  };
}

/** @returns how many hours have been taken by others since */
async function takeHours(
  { transaction, catalogue, registration, now }: HostedCase,
  freed: readonly FreedMeeting[],
): Promise<number> {
  let lost = 0;
  for (const { id, status, version } of freed) {
    const meeting = await lockMeeting(transaction, { registrationId: registration.id, meetingId: id });
    if (meeting?.version !== version) continue;
    const to = { standing: { status, cancelledBy: null } };
    const { ok } = await tryChange(transaction, { catalogue, meeting, to, now });
    if (!ok) lost += 1;
  }
  return lost;
}

/** The letter of the former decision, written again if the rejection removed it from the outbox. */
async function letterOf(
  opened: HostedCase,
  { decision, emailId }: Before,
  outbox: HostedReviewDependencies['outbox'],
): Promise<number | null> {
  if (emailId === null) return null;
  if (await isLetterKept(opened.transaction, emailId)) return emailId;
  return decision === 'approved' ? writeLetter(opened, outbox, 'approved', 'application-approved') : null;
}
