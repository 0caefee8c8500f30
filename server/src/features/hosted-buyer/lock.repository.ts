// Locks the registration and its application for a decision, and refuses stale or replaced ones.

import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { isMoneyHeld } from '../payment/public.ts';
import { lockRegistration, type RegistrationRow } from '../registration/public.ts';
import { readRows } from './list.service.ts';
import { type ApplicationRow, lockApplication } from './state.repository.ts';

export interface HostedReviewDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  announcer: ChangePublisher;
}

export interface BuyerOfCall {
  userId: number;
  companyId: number;
  /** Version of the application that the organiser has seen; undefined if the client sends none. */
  version?: number | undefined;
}

/** The context of a decision: the locked registration and application, and the organiser who decides. */
export interface HostedCase {
  transaction: Transaction<Database>;
  catalogue: Catalogue;
  registration: RegistrationRow;
  application: ApplicationRow;
  organiser: Organiser;
  now: Date;
}

const NO_APPLICATION = message('application.unknown');
export const noApplication = () => new AppError('resource.not-found', NO_APPLICATION);

const STALE = message('application.changed');
const REPLACED = message('application.replaced');

/**
 * Locks the registration first, then its application.
 * @throws AppError 'resource.not-found', and 'application.stale' with the current application
 */
export async function openHostedCase(
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  { userId, companyId, version }: BuyerOfCall,
  { organiser, now }: { organiser: Organiser; now: Date },
): Promise<HostedCase> {
  const found = await transaction
    .selectFrom('registration')
    .select('id')
    .where('visitor_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('programme', '=', 'hosted')
    .executeTakeFirst();
  if (!found) throw noApplication();
  const registration = await lockRegistration(transaction, {
    registrationId: found.id,
    editionId: catalogue.editionId,
  });
  if (!registration) throw noApplication();
  const application = await lockApplication(transaction, registration.id);
  if (!application) throw noApplication();
  const opened = { transaction, catalogue, registration, application, organiser, now };
  if (version !== undefined && version !== application.version)
    throw new AppError('application.stale', STALE, { application: await rowOfCase(opened) });
  return opened;
}

/** The current application of a case, as the dashboard shows it. */
export async function rowOfCase({
  transaction,
  catalogue,
  registration,
  organiser,
  now,
}: Omit<HostedCase, 'application'>): Promise<HostedRow> {
  const [row] = await readRows(transaction, catalogue, { ids: [registration.id], organiser, now });
  if (!row) throw new Error(`application ${registration.id} disappeared although it was locked`);
  return row;
}

/** Throws 'application.replaced' if the person has applied again since. */
export function refuseReplaced({ registration }: Pick<HostedCase, 'registration'>): void {
  if (registration.isReplaced) throw new AppError('application.replaced', REPLACED);
}

/** Throws 'application.money-held' while a payment was received and not refunded. */
export async function refuseWhileMoneyHeld(
  { transaction, registration }: Pick<HostedCase, 'transaction' | 'registration'>,
  reason: Message,
): Promise<void> {
  if (await isMoneyHeld(transaction, registration.id)) throw new AppError('application.money-held', reason);
}
