// Where an edition releases unconfirmed hours: reminds once, then frees them; and forgets what was kept of addresses.

import { fairDateAt } from '@visavis/domain/edition/calendar';
import { ORIGIN_KEPT_MS, releaseInstant, releaseTerms } from '@visavis/domain/registration/confirmation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { type Catalogue, createEditionService, type EditionService } from '../edition/public.ts';
import { createOutbox, MAXIMUM_ATTEMPTS, type Outbox, visitorContent } from '../email/public.ts';
import { inMeetingTransaction, listMeetings, lockRegistration } from '../meeting/public.ts';
import { STATUS } from '../slot/public.ts';
import { mayBeReleased, releaseHours } from './release.service.ts';

const SWEEP_INTERVAL_MS = 60_000;
/** Registrations of one turn: the others come with the next. */
const BATCH = 100;

interface SweepDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  outbox: Outbox;
}

interface StartDependencies {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  isLive: boolean;
  /** As the application has it. */
  mail: { handOver: () => void; domain?: string } | null;
}

/** Sweeps each minute until the returned function is called. What fails is logged and tried again at the next turn. */
export function sweepUnconfirmed({
  db,
  clock,
  log,
  publicUrl,
  isLive,
  mail,
}: StartDependencies): () => Promise<void> {
  const editions = createEditionService(db, clock, isLive);
  const outbox = createOutbox({
    clock,
    isConfigured: mail !== null,
    messageDomain: mail?.domain ?? new URL(publicUrl).hostname,
    handOver: mail?.handOver ?? (() => undefined),
  });
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= sweepOnce({ db, editions, clock, outbox })
      .catch((error: unknown) => log.warn(`Unconfirmed hours could not be looked at: ${error}`))
      .finally(() => {
        turn = null;
      });
  }, SWEEP_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}

/** One turn; several processes may do it at once. */
export async function sweepOnce(dependencies: SweepDependencies): Promise<void> {
  const { db, editions, clock, outbox } = dependencies;
  const now = clock();
  await forgetOrigins(db, now);
  const catalogue = await editions.current();
  const { releasedAfterHours } = catalogue.unconfirmed;
  // Without a mail server nobody could confirm.
  if (releasedAfterHours === null || !outbox.isConfigured) return;
  const terms = releaseTerms(releasedAfterHours, now);
  const due = await listDue(db, catalogue.editionId, terms, now);
  // The free hours are told to open pages by the sweep of holds, within a second.
  await releaseHours(db, due, { catalogue, outbox, actor: 'system', now });
  for (const registrationId of await listUnreminded(db, catalogue.editionId, terms.remindedBefore, now))
    await inMeetingTransaction(db, (transaction) =>
      remind(transaction, registrationId, { catalogue, outbox, now }),
    );
  outbox.soon();
}

/** What an address had taken counts for its day alone; from where a registration was made is of use while it is news. */
async function forgetOrigins(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('registration_origin')
    .where('made_at', '<', new Date(now.getTime() - ORIGIN_KEPT_MS))
    .execute();
  await sql`delete from unconfirmed_tally where day < ${fairDateAt(now)}::date - 1`.execute(db);
}

const unconfirmed = (db: Kysely<Database>, editionId: number, now: Date) =>
  db
    .selectFrom('registration')
    .where('registration.edition_id', '=', editionId)
    .where('programme', '=', sql.lit('business'))
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`exists (select from claim
        where claim.registration_id = registration.id and claim.status = ${STATUS.pending} and starts_at > ${now})`,
    )
    .orderBy('registration.id')
    .limit(BATCH);

async function listUnreminded(
  db: Kysely<Database>,
  editionId: number,
  madeBefore: Date,
  now: Date,
): Promise<number[]> {
  const rows = await unconfirmed(db, editionId, now)
    .select('registration.id')
    .where('reminder_email_id', 'is', null)
    .where('registration.created_at', '<=', madeBefore)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Those whose reminder was accepted long enough ago, or refused for good: an address that does not exist is nobody's.
 * A reminder that is still tried, or was given up because the mail server was away, releases nothing.
 */
async function listDue(
  db: Kysely<Database>,
  editionId: number,
  { madeBefore, reminderSentBefore }: ReturnType<typeof releaseTerms>,
  now: Date,
): Promise<number[]> {
  const rows = await unconfirmed(db, editionId, now)
    .innerJoin('email', 'email.id', 'reminder_email_id')
    .select('registration.id')
    .where('registration.created_at', '<=', madeBefore)
    .where(({ or, and, eb }) =>
      or([
        and([eb('email.state', '=', 'sent'), eb('email.sent_at', '<=', reminderSentBefore)]),
        and([
          eb('email.state', '=', 'failed'),
          eb('email.next_attempt_at', 'is', null),
          eb('email.attempts', '<', MAXIMUM_ATTEMPTS),
          eb('email.last_attempt_at', '<=', reminderSentBefore),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Once for each registration: whoever comes second finds the reminder written. */
async function remind(
  transaction: Transaction<Database>,
  registrationId: number,
  { catalogue, outbox, now }: { catalogue: Catalogue; outbox: Outbox; now: Date },
): Promise<void> {
  const { editionId, unconfirmed: terms } = catalogue;
  const registration = await lockRegistration(transaction, { registrationId, editionId });
  if (!registration || terms.releasedAfterHours === null) return;
  const { confirmed_at, reminder_email_id, created_at } = await transaction
    .selectFrom('registration')
    .select(['confirmed_at', 'reminder_email_id', 'created_at'])
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
  if (confirmed_at || reminder_email_id !== null) return;
  const meetings = (await listMeetings(transaction, [registrationId])).filter((meeting) =>
    mayBeReleased(catalogue, meeting, now),
  );
  const { name, company, reference, email: address, language } = registration;
  const earliest = releaseInstant(created_at, terms.releasedAfterHours);
  // A reader has half of the time from now on, however late the reminder comes.
  const fair = new Date(now.getTime() + (terms.releasedAfterHours / 2) * 3_600_000);
  const content = visitorContent('confirmation-reminder', catalogue, {
    name,
    company,
    reference,
    language,
    meetings: meetings.map((meeting) => ({ ...meeting, event: null })),
    unconfirmed: { releasedFrom: new Date(Math.max(earliest.getTime(), fair.getTime())).toISOString() },
  });
  const emailId = await outbox.add(transaction, {
    recipient: { name, address },
    content,
    editionId,
    registrationId,
  });
  await transaction
    .updateTable('registration')
    .set({ reminder_email_id: emailId })
    .where('id', '=', registrationId)
    .execute();
}
