// What a decision on an application stands on: the registration and its application, locked, and who decides.
import type { Organiser } from '@visavis/domain/organiser/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue, EditionService } from '../edition/service.ts';
import type { Outbox } from '../email/service.ts';
import type { Announcer } from '../live/service.ts';
import { lockRegistration, type RegistrationRow } from '../meeting/service.ts';
import { isMoneyHeld } from '../payment/service.ts';
import { type ApplicationRow, lockApplication } from './state.ts';

export interface HostedReviewDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  announcer: Announcer;
}

export interface BuyerOfCall {
  userId: number;
  companyId: number;
}

/** What a decision stands on: the registration and its application, locked, and who decides. */
export interface HostedCase {
  transaction: Transaction<Database>;
  catalogue: Catalogue;
  registration: RegistrationRow;
  application: ApplicationRow;
  organiser: Organiser;
  now: Date;
}

const NO_APPLICATION = 'There is no such application.';
export const noApplication = () => new AppError('resource.not-found', NO_APPLICATION);

/** Locks the registration first, then its application. Throws 'resource.not-found'. */
export async function openHostedCase(
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  { userId, companyId }: BuyerOfCall,
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
  return { transaction, catalogue, registration, application, organiser, now };
}

/** Throws 'application.money-held' while a payment has come and not gone back. */
export async function refuseWhileMoneyHeld(
  { transaction, registration }: Pick<HostedCase, 'transaction' | 'registration'>,
  sentence: string,
): Promise<void> {
  if (await isMoneyHeld(transaction, registration.id)) throw new AppError('application.money-held', sentence);
}
