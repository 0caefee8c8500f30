// The list of failed addresses, and adding to it by hand or from a bounce.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { addFailedAddress } from '@visavis/contract/failed-address/endpoints';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { foldEmail } from '@visavis/domain/text/normalise';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { EditionService } from '../edition/public.ts';
import { noteFailure } from '../mail-choice/public.ts';
import { clear, deal, findByAddress, findByMessageId, listFailures, referenceOf } from './repository.ts';
import { readBounceInThread } from './thread.service.ts';

const PAGE_SIZE = 20;

export interface FailedAddressDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

interface Listed {
  limit?: number | undefined;
  offset?: number | undefined;
  /** Those that somebody dealt with, or the others. */
  isDealt: boolean;
}

export async function listFailed(
  { db, editions }: FailedAddressDependencies,
  { limit = PAGE_SIZE, offset = 0, isDealt }: Listed,
) {
  const { editionId } = await editions.forStaff();
  const { rows, total } = await listFailures(db, editionId, { limit, offset, isDealt });
  return { addresses: rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })), total };
}

interface Failed {
  address: string;
  reason: string;
  emailId: number | null;
}

type Entered = Output<typeof addFailedAddress>;

/** Enters each address for every live registration that has it. */
async function enter(
  { db, clock, editions }: FailedAddressDependencies,
  failed: readonly Failed[],
  organiser: Organiser,
): Promise<Entered> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const people = await findByAddress(
      transaction,
      editionId,
      failed.map(({ address }) => address),
    );
    const result: Entered = { entered: [], unknown: [] };
    for (const { address, reason, emailId } of failed) {
      const ofAddress = people.filter(({ foldedEmail }) => foldedEmail === foldEmail(address));
      (ofAddress.length > 0 ? result.entered : result.unknown).push(address);
      for (const { id, reference } of ofAddress) {
        await noteFailure(transaction, { registrationId: id, kind: 'bounce', address, reason, emailId, now });
        await recordAction(transaction, {
          at: now,
          actor: organiser,
          action: 'failed-address.add',
          subject: reference,
          registrationId: id,
        });
      }
    }
    return result;
  });
}

export async function addByHand(
  dependencies: FailedAddressDependencies,
  { address, reason }: HandlerInput<typeof addFailedAddress>['body'],
  organiser: Organiser,
): Promise<Entered> {
  const result = await enter(dependencies, [{ address, reason, emailId: null }], organiser);
  if (result.entered.length > 0) return result;
  const nobody = message('failed-address.nobody');
  throw new AppError('request.invalid', nobody, { fields: { address: nobody } });
}

/** @throws AppError 'failed-address.unreadable' for a file that reports no failure */
export async function addBounce(
  dependencies: FailedAddressDependencies,
  bytes: Buffer,
  organiser: Organiser,
): Promise<Entered> {
  const { db, editions } = dependencies;
  const { recipients, messageIds } = await readBounceInThread(bytes);
  const { editionId } = await editions.forStaff();
  const emails = await findByMessageId(db, editionId, messageIds);
  const failed = new Map<string, Failed>();
  for (const { address, reason } of recipients) {
    const email = emails.find(({ recipient }) => foldEmail(recipient) === foldEmail(address));
    failed.set(foldEmail(address), { address, reason, emailId: email?.id ?? null });
  }
  // Forwarded mail fails at an unknown address: the returned message shows who the recipient was.
  const [only] = recipients;
  const known = await findByAddress(db, editionId, [...failed.keys()]);
  if (known.length === 0 && only)
    for (const { id, recipient } of emails)
      failed.set(foldEmail(recipient), { address: recipient, reason: only.reason, emailId: id });
  if (failed.size === 0)
    throw new AppError('failed-address.unreadable', message('failed-address.unreadable'));
  return enter(dependencies, [...failed.values()], organiser);
}

async function record(
  transaction: Transaction<Database>,
  {
    registrationId,
    action,
    organiser,
    now,
  }: {
    registrationId: number | undefined;
    action: 'failed-address.deal' | 'failed-address.clear';
    organiser: Organiser;
    now: Date;
  },
): Promise<void> {
  if (registrationId === undefined)
    throw new AppError('resource.not-found', message('failed-address.unknown'));
  const subject = await referenceOf(transaction, registrationId);
  await recordAction(transaction, { at: now, actor: organiser, action, subject, registrationId });
}

export async function dealWith(
  { db, clock, editions }: FailedAddressDependencies,
  id: number,
  organiser: Organiser,
): Promise<void> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const registrationId = await deal(transaction, { id, editionId, organiserId: organiser.id }, now);
    await record(transaction, { registrationId, action: 'failed-address.deal', organiser, now });
  });
}

export async function takeAsGood(
  { db, clock, editions }: FailedAddressDependencies,
  id: number,
  organiser: Organiser,
): Promise<void> {
  const { editionId } = await editions.forStaff();
  await db.transaction().execute(async (transaction) => {
    const registrationId = await clear(transaction, { id, editionId });
    await record(transaction, { registrationId, action: 'failed-address.clear', organiser, now: clock() });
  });
}
