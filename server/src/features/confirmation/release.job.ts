// Reminds once of unconfirmed hours and then releases them, in editions set to do so; and deletes old origins.

import { releaseInstant, releaseTerms } from '@visavis/domain/registration/confirmation';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { listMeetings, lockRegistration } from '../registration/public.ts';
import { mayBeReleased, releaseHours } from './release.service.ts';
import { forgetOrigins, listDue, listUnreminded, readReminder, writeReminder } from './repository.ts';

const SWEEP_INTERVAL_MS = 60_000;

interface SweepDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  outbox: Outbox;
}

/** @returns a function that stops it */
export const sweepUnconfirmed = (dependencies: SweepDependencies, log: Log): (() => Promise<void>) =>
  repeat(() => sweepOnce(dependencies), {
    everyMs: SWEEP_INTERVAL_MS,
    log,
    failure: 'Unconfirmed hours could not be looked at',
  }).stop;

/** One run; several processes may run it concurrently. */
export async function sweepOnce(dependencies: SweepDependencies): Promise<void> {
  const { db, editions, clock } = dependencies;
  const now = clock();
  await forgetOrigins(db, now);
  for (const editionId of await editions.running(now))
    await sweepEdition(await editions.of({ editionId }).current(), dependencies, now);
}

async function sweepEdition(
  catalogue: Catalogue,
  { db, outbox }: SweepDependencies,
  now: Date,
): Promise<void> {
  const { releasedAfterHours } = catalogue.unconfirmed;
  // Without a mail server nobody could confirm.
  if (releasedAfterHours === null || !outbox.isConfigured) return;
  const terms = releaseTerms(releasedAfterHours, now);
  const due = await listDue(db, catalogue.editionId, terms, now);
  // The sweep of holds notifies open pages of the free hours within a second.
  await releaseHours(db, due, { catalogue, outbox, actor: 'system', now });
  for (const registrationId of await listUnreminded(db, catalogue.editionId, terms.remindedBefore, now))
    await inMeetingTransaction(db, (transaction) =>
      remind(transaction, registrationId, { catalogue, outbox, now }),
    );
  outbox.soon();
}

/** Once for each registration: a second process finds the reminder written. */
async function remind(
  transaction: Transaction<Database>,
  registrationId: number,
  { catalogue, outbox, now }: { catalogue: Catalogue; outbox: Outbox; now: Date },
): Promise<void> {
  const { editionId, unconfirmed: terms } = catalogue;
  const registration = await lockRegistration(transaction, { registrationId, editionId });
  if (!registration || terms.releasedAfterHours === null) return;
  const { confirmed_at, reminder_email_id, created_at } = await readReminder(transaction, registrationId);
  if (confirmed_at || reminder_email_id !== null) return;
  const meetings = (await listMeetings(transaction, [registrationId])).filter((meeting) =>
    mayBeReleased(catalogue, meeting, now),
  );
  const { name, company, reference, email: address, language } = registration;
  const earliest = releaseInstant(created_at, terms.releasedAfterHours);
  // The visitor has half of the period from now on, however late the reminder comes.
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
  await writeReminder(transaction, registrationId, emailId);
}
