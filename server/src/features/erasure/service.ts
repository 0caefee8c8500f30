// Erases a person on request, and again after a restore from a backup that still contains them.

import type { ErasurePreview } from '@visavis/contract/erasure/endpoints';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { inEnglish } from '@visavis/domain/words/english';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { isMoneyHeld } from '../payment/public.ts';
import type { ErasureRegister } from './erased.repository.ts';
import { blank, findPerson, isPaying, listNamed, lockPerson, type PersonRow } from './repository.ts';

const NOBODY = message('person.unknown');
const MONEY_HELD = message('person.paid-before-erasure');
const UNDER_WAY = message('application.payment-under-way');

export interface ErasureDependencies {
  db: Kysely<Database>;
  clock: Clock;
  erasures: ErasureRegister;
  announcer: Pick<ChangePublisher, 'soon'>;
}

/** What would be erased. @throws AppError 'resource.not-found' */
export async function previewErasure(db: Kysely<Database>, registrationId: number): Promise<ErasurePreview> {
  const person = await findPerson(db, registrationId);
  const [first] = person;
  if (!first) throw new AppError('resource.not-found', NOBODY);
  const { name, company } = person.find(({ id }) => id === registrationId) ?? first;
  const registrations = person.map(({ id, reference, programme, cancelled_at }) => ({
    id,
    reference,
    programme,
    isLive: cancelled_at === null,
  }));
  const hindrance = await hindranceOf(db, person);
  return {
    name,
    company,
    registrations,
    hindrance: hindrance && inEnglish(hindrance),
    hindranceReason: hindrance,
  };
}

/**
 * Erases the person of a registration with every registration under the same address.
 * @returns the references
 * @throws AppError 'resource.not-found', 'application.money-held'
 */
export async function erasePerson(
  { db, clock, erasures, announcer }: ErasureDependencies,
  registrationId: number,
  actor: Organiser | 'system',
): Promise<string[]> {
  const now = clock();
  const added: string[] = [];
  try {
    await inMeetingTransaction(db, async (transaction) => {
      const person = await lockPerson(transaction, registrationId);
      if (person.length === 0) throw new AppError('resource.not-found', NOBODY);
      const hindrance = await hindranceOf(transaction, person);
      if (hindrance !== null) throw new AppError('application.money-held', hindrance);
      await eraseRows(transaction, person, actor, now);
      // Before the commit: a later restore must know of every erasure.
      for (const { reference } of person) {
        await erasures.add(reference, now);
        if (!added.includes(reference)) added.push(reference);
      }
    });
  } catch (error) {
    for (const reference of added) await erasures.remove(reference);
    throw error;
  }
  announcer.soon();
  return added;
}

/**
 * After a restore, in its transaction, erases everybody again who was erased since the backup was taken, even if money
 * is held: the payments in the backup may be older than the refund.
 * @returns the references
 */
export async function reapplyErasures(
  transaction: Transaction<Database>,
  erasures: ErasureRegister,
  now: Date,
): Promise<string[]> {
  const rows = await listNamed(transaction);
  const erased = new Set(await erasures.erasedOf(rows.map(({ reference }) => reference)));
  const again: string[] = [];
  for (const { id, reference } of rows.filter((row) => erased.has(row.reference))) {
    // Only this one: the person may have registered again since.
    const person = (await lockPerson(transaction, id)).filter((one) => one.id === id);
    await eraseRows(transaction, person, 'system', now);
    again.push(reference);
  }
  return again;
}

async function eraseRows(
  transaction: Transaction<Database>,
  person: readonly PersonRow[],
  actor: Organiser | 'system',
  now: Date,
): Promise<void> {
  for (const one of person) await blank(transaction, one, now);
  for (const { id, reference } of person)
    await recordAction(transaction, {
      at: now,
      actor,
      action: 'person.erase',
      subject: reference,
      registrationId: id,
    });
}

/** Why the person cannot be erased now; null if nothing prevents it. */
async function hindranceOf(db: Kysely<Database>, person: readonly PersonRow[]): Promise<Message | null> {
  for (const { id } of person) {
    if (await isMoneyHeld(db, id)) return MONEY_HELD;
    if (await isPaying(db, id)) return UNDER_WAY;
  }
  return null;
}
