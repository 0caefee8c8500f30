// Lets people choose what mail they get. 'Unsubscribe' in a mail program stops that kind of message with one click.
import type { MailChoice } from '@visavis/contract/mail-choice/endpoints';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { StoppedMail } from '../../adapters/database/message-schema.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { EditionService } from '../edition/public.ts';
import { findChoice } from './key.repository.ts';
import { findRegistration, readChoice, resumeMail, stopMail } from './repository.ts';

export interface ChoiceDependencies {
  db: Kysely<Database>;
  clock: Clock;
}

type Stops = Pick<MailChoice, 'stopsGroup' | 'stopsReminders'>;

const KINDS: readonly (readonly [StoppedMail, keyof Stops])[] = [
  ['group', 'stopsGroup'],
  ['reminder', 'stopsReminders'],
];

/** Keeps only the first letter and the domain. */
function shortened(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}

export async function choiceOf(db: Kysely<Database>, registrationId: number): Promise<MailChoice> {
  const row = await readChoice(db, registrationId);
  if (!row) throw new AppError('resource.not-found', message('link.unknown'));
  const { email, stopsGroup, stopsReminders } = row;
  return { email: shortened(email), stopsGroup, stopsReminders };
}

/** @param by the person, or the organiser whom the person told */
export async function choose(
  { db, clock }: ChoiceDependencies,
  registrationId: number,
  { stops, by }: { stops: Partial<Stops>; by: Organiser | 'person' },
): Promise<MailChoice> {
  await db
    .transaction()
    .execute((transaction) => store(transaction, { registrationId, stops, by, now: clock() }));
  return choiceOf(db, registrationId);
}

async function store(
  transaction: Transaction<Database>,
  {
    registrationId,
    stops,
    by,
    now,
  }: { registrationId: number; stops: Partial<Stops>; by: Organiser | 'person'; now: Date },
): Promise<void> {
  const row = await readChoice(transaction, registrationId);
  if (!row) throw new AppError('resource.not-found', message('link.unknown'));
  const organiserId = by === 'person' ? null : by.id;
  for (const [kind, name] of KINDS) {
    const isWanted = stops[name];
    if (isWanted === undefined) continue;
    const choice = { editionId: row.editionId, foldedEmail: row.foldedEmail, kind };
    const isChanged = isWanted
      ? await stopMail(transaction, choice, { now, organiserId })
      : await resumeMail(transaction, choice);
    if (isChanged)
      await recordAction(transaction, {
        at: now,
        actor: by === 'person' ? { visitor: row.reference } : by,
        action: isWanted ? 'mail.stop' : 'mail.resume',
        subject: row.reference,
        registrationId,
        after: { kind },
      });
  }
}

/** The registration with a reference in the edition that staff work on. */
export async function registrationOf(
  { db, editions }: ChoiceDependencies & { editions: EditionService },
  reference: string,
): Promise<number> {
  const id = await findRegistration(db, (await editions.forStaff()).editionId, reference);
  if (id === null) throw new AppError('resource.not-found', message('person.unknown'));
  return id;
}

/** Stopping reminders also stops messages to groups. @returns false for an unknown key */
export async function stopByKey(dependencies: ChoiceDependencies, key: string): Promise<boolean> {
  const found = await findChoice(dependencies.db, key);
  if (!found) return false;
  const stops = found.kind === 'reminder' ? { stopsGroup: true, stopsReminders: true } : { stopsGroup: true };
  await choose(dependencies, found.registrationId, { stops, by: 'person' });
  return true;
}
