// Deletes an application: removes it from the list, frees its hours, and deletes its keys and documents.

import { isLive } from '@visavis/domain/meeting/decision';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { removeDocuments } from '../document/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import {
  endRegistrations,
  listMeetings,
  presentSchedule,
  type RegistrationRow,
} from '../registration/public.ts';
import {
  type BuyerOfCall,
  type HostedReviewDependencies,
  noApplication,
  openHostedCase,
  refuseWhileMoneyHeld,
} from './lock.repository.ts';
import { isPaymentOpen } from './payment-status.repository.ts';
import { type ApplicationRow, lockApplication } from './state.repository.ts';

/** Throws 'resource.not-found' unless the three ids belong to one hosted registration. */
export async function removeHostedBuyer(
  { db, clock, editions, announcer }: HostedReviewDependencies,
  { registrationId, ...buyer }: BuyerOfCall & { registrationId: number },
  organiser: Organiser,
): Promise<void> {
  const catalogue = await editions.of(buyer).current();
  const now = clock();
  await inMeetingTransaction(db, async (transaction) => {
    const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
    if (opened.registration.id !== registrationId) throw noApplication();
    await endApplication(opened);
  });
  announcer.soon();
}

interface Ending {
  transaction: Transaction<Database>;
  catalogue: Catalogue;
  registration: RegistrationRow;
  organiser: Organiser;
  now: Date;
}

/**
 * Ends a locked registration if it is a hosted buyer's, by the same rules for every endpoint.
 * @returns false for one of Business Matching, which is left unchanged
 * @throws AppError 'application.money-held'
 */
export async function endIfHosted(ending: Ending): Promise<boolean> {
  const application = await lockApplication(ending.transaction, ending.registration.id);
  if (!application) return false;
  await endApplication({ ...ending, application });
  return true;
}

const MONEY_HELD = message('application.paid-before-deletion');
const UNDER_WAY = message('application.payment-under-way');

async function endApplication(opened: Ending & { application: ApplicationRow }): Promise<void> {
  const { transaction, catalogue, registration, application, organiser, now } = opened;
  await refuseWhileMoneyHeld(opened, MONEY_HELD);
  // If the money arrived for a row no longer listed, nobody would notice.
  if (await isPaymentOpen(transaction, registration.id))
    throw new AppError('application.money-held', UNDER_WAY);
  const meetings = await listMeetings(transaction, [registration.id]);
  await endRegistrations(transaction, [registration.id], now);
  const removed = await removeDocuments(transaction, registration.id, now);
  await recordAction(transaction, {
    at: now,
    actor: organiser,
    action: 'application.delete',
    subject: `${registration.name} (${registration.reference})`,
    registrationId: registration.id,
    before: {
      company: registration.company,
      state: application.state,
      meetings: meetings
        .filter(({ status }) => isLive(status))
        .map((meeting) => presentSchedule(catalogue, meeting)),
    },
    after: removed,
  });
}
