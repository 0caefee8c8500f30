// Approves and rejects applications: the decision, its letter and its audit entry in one transaction.

import type { Output } from '@visavis/contract/endpoint';
import type { approveHostedBuyer } from '@visavis/contract/hosted-buyer/endpoints';
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import { MANY_UNDO_SECONDS, UNDO_SECONDS } from '@visavis/domain/hosted-buyer/rejection';
import { decide, isLive } from '@visavis/domain/meeting/decision';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Outbox } from '../email/public.ts';
import { changeMeeting, inGridTransaction } from '../meeting/public.ts';
import { listMeetings, lockMeeting } from '../registration/public.ts';
import { deleteAccessKeys, hasRefund, writeDecision } from './decision.repository.ts';
import { writeLetter } from './letter.service.ts';
import {
  type BuyerOfCall,
  type HostedCase,
  type HostedReviewDependencies,
  openHostedCase,
  refuseReplaced,
  refuseWhileMoneyHeld,
  rowOfCase,
} from './lock.repository.ts';
import { refreshApplication } from './state.repository.ts';
import { type FreedMeeting, forgetUndo, keepForUndo, stateBefore } from './undo.repository.ts';

const MONEY_HELD = message('application.paid-before-rejection');
const REFUNDED = message('application.deposit-refunded');
const LETTERS = {
  approved: 'application-approved',
  rejected: 'application-rejected',
} as const;
const VERBS = { approved: 'approve', rejected: 'reject' } as const;
export interface WantedDecision {
  decision: 'approved' | 'rejected';
  /** The reason given in the refusal; empty for none. */
  reason?: string | undefined;
  /** Part of a bulk action: an application already decided is left unchanged, and undo is possible for longer. */
  isOneOfMany?: true;
}

/**
 * A rejected application may be approved, and an approved one rejected, which revokes its keys and frees its coming
 * hours. Repeating a decision sends its letter again if it was not sent. A refusal, and any letter of a bulk action, is
 * sent after a delay, and the decision can be undone until then.
 * @throws AppError 'application.decided-already', 'application.stale', 'application.replaced',
 *   'application.money-held', 'resource.not-found'
 */
export async function decideApplication(
  { db, clock, editions, outbox, announcer }: HostedReviewDependencies,
  buyer: BuyerOfCall,
  organiser: Organiser,
  { decision, reason = '', isOneOfMany }: WantedDecision,
): Promise<Output<typeof approveHostedBuyer>> {
  const now = clock();
  const row = await inGridTransaction(db, editions.of(buyer), async (transaction, catalogue) => {
    const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
    const { registration, application } = opened;
    refuseReplaced(opened);
    if (isOneOfMany) refuseDecided(opened);
    if (decision === 'rejected') await refuseWhileMoneyHeld(opened, MONEY_HELD);
    else if (application.decision === 'rejected') await refuseAfterRefund(opened);
    const isRepeat = application.decision === decision;
    const isUndoable = !isRepeat && (decision === 'rejected' || isOneOfMany === true);
    const undoUntil = new Date(now.getTime() + (isOneOfMany ? MANY_UNDO_SECONDS : UNDO_SECONDS) * 1000);
    const sentReason = isRepeat && reason === '' ? (application.reason ?? '') : reason;
    const before = isUndoable ? await stateBefore(opened) : null;
    const emailId = await writeLetter(opened, outbox, decision, LETTERS[decision], {
      ...(decision === 'rejected' && sentReason !== '' && { reason: sentReason }),
      ...(isUndoable && { notBefore: undoUntil }),
    });
    const freed = decision === 'rejected' ? await withdraw(opened) : [];
    if (before) await keepForUndo(transaction, registration.id, { before: { ...before, freed }, undoUntil });
    else if (!isRepeat) await forgetUndo(transaction, registration.id);
    await writeDecision(transaction, registration.id, {
      decision,
      emailId,
      reason: decision === 'rejected' && sentReason !== '' ? sentReason : null,
      decidedAt: isRepeat ? null : now,
    });
    const state = await refreshApplication(transaction, registration.id);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: isRepeat ? 'application.mail' : `application.${VERBS[decision]}`,
      subject: `${registration.name} (${registration.reference})`,
      registrationId: registration.id,
      before: { decision: application.decision, state: application.state },
      after: {
        decision,
        state,
        emailId,
        ...(freed.length > 0 ? { freedMeetings: freed.length } : {}),
        ...(decision === 'rejected' && sentReason !== '' ? { reason: sentReason } : {}),
        ...(buyer.version === undefined ? {} : { seenVersion: buyer.version }),
      },
    });
    return rowOfCase(opened);
  });
  outbox.soon();
  announcer.soon();
  return {
    success: true,
    status_name: row.status,
    ...outcomeOf(message(`application.${decision}`, { mail: mailOf(row, outbox) })),
    row,
  };
}

function mailOf({ undoUntil }: HostedRow, { isConfigured }: Outbox): Message {
  if (!isConfigured) return message('email.no-server');
  return undoUntil === null ? message('email.queued') : message('email.leaves-in', { seconds: UNDO_SECONDS });
}

function refuseDecided({ application: { decision } }: HostedCase): void {
  if (decision !== 'pending')
    throw new AppError('application.decided-already', message('application.decided-since', { decision }));
}

/** A refunded deposit pays for nothing, and a booking can be paid only once: the buyer has to start over. */
async function refuseAfterRefund({ transaction, registration }: HostedCase): Promise<void> {
  if (await hasRefund(transaction, registration.id))
    throw new AppError('application.decided-already', REFUNDED);
}

/**
 * Revokes the access of a rejected buyer and frees the booked hours; those that have begun stay unchanged.
 * @returns the meetings whose hours were freed, as they were before
 */
async function withdraw({ transaction, catalogue, registration, now }: HostedCase): Promise<FreedMeeting[]> {
  await deleteAccessKeys(transaction, registration.id);
  const freed: FreedMeeting[] = [];
  for (const { id, day, minute, status } of await listMeetings(transaction, [registration.id])) {
    const date = catalogue.dayOf(day)?.date;
    if (!isLive(status) || date === undefined || hasBegun(date, minute, now, catalogue.timeZone)) continue;
    const meeting = await lockMeeting(transaction, { registrationId: registration.id, meetingId: id });
    if (!meeting) throw new Error(`meeting ${id} disappeared although its registration was locked`);
    const decision = decide(meeting, 'reject');
    if (!decision.ok) continue;
    const { version } = await changeMeeting(transaction, {
      catalogue,
      meeting,
      to: { standing: decision.standing },
      now,
    });
    freed.push({ id, status, version });
  }
  return freed;
}
