// Messages that a restore found waiting: they may have left since the backup was taken, so an organiser decides.
import type { decideHeldEmails } from '@visavis/contract/email/endpoints';
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { Organiser } from '@visavis/domain/organiser/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';

const DISCARDED = 'Not sent: it waited when the backup was restored, and an organiser discarded it.';

/**
 * Holds whatever would leave by itself.
 * @returns how many messages
 */
export async function holdOutbox(transaction: Transaction<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('email')
    .set({ held_at: now, is_handed_over: false, attempt_began_at: null })
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        where.and([where('state', '=', 'failed'), where('next_attempt_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countHeld(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('email')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('held_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a decision asks of the outbox. */
interface SendingOutbox {
  /** Whether there is a mail server. */
  isConfigured: boolean;
  soon(): void;
}

type Decision = HandlerInput<typeof decideHeldEmails>['body']['decision'];

/** @returns how many messages it was about; none where somebody else decided before */
export async function decideHeld(
  { db, clock, outbox }: { db: Kysely<Database>; clock: Clock; outbox: SendingOutbox },
  decision: Decision,
  organiser: Organiser,
): Promise<number> {
  const count = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('email')
      .set(decision === 'release' ? released(outbox.isConfigured) : discarded)
      .where('held_at', 'is not', null)
      .executeTakeFirst();
    const messages = Number(numUpdatedRows);
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

/** From the first attempt on; without a mail server it says that it was not sent, like any other. */
const released = (isConfigured: boolean) => ({
  held_at: null,
  state: isConfigured ? ('queued' as const) : ('unsent' as const),
  attempts: 0,
  last_error: null,
  next_attempt_at: null,
});

/** It stays to be read, and to be sent one by one. */
const discarded = { held_at: null, state: 'failed' as const, last_error: DISCARDED, next_attempt_at: null };
