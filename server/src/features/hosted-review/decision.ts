// Approves and rejects applications: the decision, its letter and the deed in one transaction.
import type { Output } from '@visavis/contract/endpoint';
import type { approveHostedBuyer } from '@visavis/contract/hosted-review';
import { hasBegun } from '@visavis/domain/edition/calendar';
import { NOT_SENT_SENTENCE } from '@visavis/domain/email/schema';
import { decide, isLive } from '@visavis/domain/meeting/decision';
import type { Organiser } from '@visavis/domain/organiser/schema';
import { AppError } from '../../http/app-error.ts';
import { recordDeed } from '../audit/service.ts';
import { changeMeeting, inMeetingTransaction, listMeetings, lockMeeting } from '../meeting/service.ts';
import {
  type BuyerOfCall,
  type HostedCase,
  type HostedReviewDependencies,
  openHostedCase,
  refuseWhileMoneyHeld,
} from './case.ts';
import { writeLetter } from './letter.ts';
import { readRows } from './list.ts';
import { refreshApplication } from './state.ts';

const MONEY_HELD = 'This buyer has paid. Please refund the payment before you reject the application.';
const REFUNDED =
  'The deposit of this application was refunded. Please delete the application: then the buyer can apply again.';
const LETTERS = {
  approved: 'application-approved',
  rejected: 'application-rejected',
} as const;
const VERBS = { approved: 'approve', rejected: 'reject' } as const;
const SENTENCES = {
  approved: 'The application is approved.',
  rejected: 'The application is rejected.',
} as const;

/**
 * Approving a rejected application is allowed, and rejecting an approved one, whose keys open nothing from then on
 * and whose coming hours are free. The same decision again sends its letter again where it did not leave.
 * @throws AppError 'application.decided-already', 'application.money-held', 'resource.not-found'
 */
export async function decideApplication(
  { db, clock, editions, outbox, announcer }: HostedReviewDependencies,
  buyer: BuyerOfCall,
  organiser: Organiser,
  decision: 'approved' | 'rejected',
): Promise<Output<typeof approveHostedBuyer>> {
  const catalogue = await editions.current();
  const now = clock();
  const row = await inMeetingTransaction(db, async (transaction) => {
    const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
    const { registration, application } = opened;
    if (decision === 'rejected') await refuseWhileMoneyHeld(opened, MONEY_HELD);
    else if (application.decision === 'rejected') await refuseAfterRefund(opened);
    const emailId = await writeLetter(opened, outbox, decision, LETTERS[decision]);
    const freed = decision === 'rejected' ? await withdraw(opened) : 0;
    const isRepeat = application.decision === decision;
    await transaction
      .updateTable('application')
      .set((column) => ({
        decision,
        decision_email_id: emailId,
        version: column('version', '+', 1),
        ...(isRepeat ? {} : { decided_at: now }),
      }))
      .where('registration_id', '=', registration.id)
      .execute();
    const state = await refreshApplication(transaction, registration.id);
    await recordDeed(transaction, {
      at: now,
      actor: organiser,
      action: isRepeat ? 'application.mail' : `application.${VERBS[decision]}`,
      subject: `${registration.name} (${registration.reference})`,
      registrationId: registration.id,
      before: { decision: application.decision, state: application.state },
      after: { decision, state, emailId, ...(freed > 0 ? { freedMeetings: freed } : {}) },
    });
    const [after] = await readRows(transaction, catalogue, { ids: [registration.id], organiser });
    if (!after) throw new Error(`application ${registration.id} is gone though it was locked`);
    return after;
  });
  outbox.soon();
  announcer.soon();
  const mail = outbox.isConfigured ? 'The email is being sent.' : `${NOT_SENT_SENTENCE}.`;
  return { success: true, status_name: row.status, message: `${SENTENCES[decision]} ${mail}`, row };
}

/** A deposit that went back pays for nothing again, and one booking is paid once: the buyer begins anew. */
async function refuseAfterRefund({ transaction, registration }: HostedCase): Promise<void> {
  const refunded = await transaction
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('refund.id')
    .where('booking.registration_id', '=', registration.id)
    .where('payment.is_surplus', '=', false)
    .executeTakeFirst();
  if (refunded) throw new AppError('application.decided-already', REFUNDED);
}

/**
 * Nothing is open to a rejected buyer, and exhibitors wait for nobody: hours that have begun stay as they were.
 * @returns how many hours were freed
 */
async function withdraw({ transaction, catalogue, registration, now }: HostedCase): Promise<number> {
  await transaction.deleteFrom('access_key').where('registration_id', '=', registration.id).execute();
  let freed = 0;
  for (const { id, day, hour, status } of await listMeetings(transaction, [registration.id])) {
    const date = catalogue.days.find((one) => one.day === day)?.date;
    if (!isLive(status) || date === undefined || hasBegun(date, hour, now)) continue;
    const meeting = await lockMeeting(transaction, { registrationId: registration.id, meetingId: id });
    if (!meeting) throw new Error(`meeting ${id} is gone though its registration was locked`);
    const decision = decide(meeting, 'reject');
    if (!decision.ok) continue;
    await changeMeeting(transaction, { catalogue, meeting, to: { standing: decision.standing }, now });
    freed += 1;
  }
  return freed;
}
