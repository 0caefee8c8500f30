// The terms of an edition for unconfirmed hours, read and changed by organisers.

import type { changeUnconfirmedTerms, getUnconfirmedTerms } from '@visavis/contract/confirmation/endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { lockTerms, readTermsRow, writeTerms } from './terms.repository.ts';

type Terms = Output<typeof getUnconfirmedTerms>;

/** Read from the database, since another process may have changed them a moment ago. */
export async function readTerms(db: Kysely<Database>, editionId: number): Promise<Terms> {
  return readTermsRow(db, editionId);
}

interface TermsChange {
  editionId: number;
  wanted: HandlerInput<typeof changeUnconfirmedTerms>['body'];
  /** Whether a mail server is configured. */
  canMail: boolean;
  organiser: Organiser;
  now: Date;
}

/**
 * Throws 'edition.stale' if the edition has changed since it was read, 'email.not-configured' if hours would be
 * released though nobody can confirm them.
 */
export async function changeTerms(
  db: Kysely<Database>,
  { editionId, wanted, canMail, organiser, now }: TermsChange,
): Promise<Terms> {
  return db.transaction().execute(async (transaction) => {
    const before = await lockTerms(transaction, editionId);
    if (before.version !== wanted.version) throw new AppError('edition.stale', message('edition.changed'));
    if (wanted.releasedAfterHours !== null && before.releasedAfterHours === null && !canMail)
      throw new AppError('email.not-configured', message('confirmation.no-mail-server'));
    await writeTerms(transaction, editionId, wanted);
    const after = await readTermsRow(transaction, editionId);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'edition.change',
      subject: 'Unconfirmed hours',
      before: { hoursADay: before.hoursADay, releasedAfterHours: before.releasedAfterHours },
      after: { hoursADay: after.hoursADay, releasedAfterHours: after.releasedAfterHours },
    });
    return after;
  });
}
