// Sends or discards messages held by a restore, as an organiser decides: they may have been sent since the backup.
import type { decideHeldEmails } from '@visavis/contract/email/endpoints';
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { endHold } from './held.repository.ts';

/** The part of the outbox that a decision needs. */
interface SendingOutbox {
  /** Whether a mail server is configured. */
  isConfigured: boolean;
  soon(): void;
}

type Decision = HandlerInput<typeof decideHeldEmails>['body']['decision'];

/** @returns how many messages were affected; 0 if somebody else decided before */
export async function decideHeld(
  { db, clock, outbox }: { db: Kysely<Database>; clock: Clock; outbox: SendingOutbox },
  decision: Decision,
  organiser: Organiser,
): Promise<number> {
  const count = await db.transaction().execute(async (transaction) => {
    const messages = await endHold(transaction, decision, outbox.isConfigured);
    if (messages > 0)
      await recordAction(transaction, {
        at: clock(),
        actor: organiser,
        action: `email.${decision}-held`,
        subject: `${messages} message${messages === 1 ? '' : 's'} from before the restore`,
        after: { messages },
      });
    return messages;
  });
  if (decision === 'release') outbox.soon();
  return count;
}
