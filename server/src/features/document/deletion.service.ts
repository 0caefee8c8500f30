// Delays a change of settings that deletes documents: confirmed with a list of people, shown while pending, revocable.
import type { PlannedDeletion } from '@visavis/contract/edition/deletion';
import { documentsDueAt, plannedDeletion } from '@visavis/domain/document/policy';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import {
  findLastDeletion,
  insertDeletion,
  listPeopleOf,
  listPeopleWithSecrets,
  readRetention,
  settleDeletion,
} from './deletion.repository.ts';

/** The settings that decide when documents are deleted. */
export interface RetentionSettings {
  dates: readonly string[];
  timeZone: string;
  documentsKeptDays: number;
}

const dueAt = ({ dates, timeZone, documentsKeptDays }: RetentionSettings): Date | null => {
  const last = dates.at(-1);
  return last === undefined ? null : documentsDueAt(last, documentsKeptDays, timeZone);
};

interface RetentionChange {
  editionId: number;
  before: RetentionSettings;
  after: RetentionSettings;
  /** The number of people that the organiser confirmed; undefined before the confirmation. */
  agreedPeople: number | undefined;
  organiser: Organiser;
  now: Date;
}

/**
 * Call it in the change's transaction, with the edition locked.
 * @throws AppError 'edition.deletes-documents' with the list of people, unless that number was confirmed
 */
export async function settleRetention(
  transaction: Transaction<Database>,
  { editionId, before, after, agreedPeople, organiser, now }: RetentionChange,
): Promise<void> {
  const [was, will] = [dueAt(before), dueAt(after)];
  if (!was || !will || was.getTime() === will.getTime()) return;
  const last = await findLastDeletion(transaction, editionId);
  // While an earlier change is pending or was revoked, the due date from before that change counts.
  const isKept = last !== null && last.state !== 'ended';
  const effective = isKept && last.kept_until > was ? last.kept_until : was;
  const due = will < was ? plannedDeletion({ before: effective, after: will }, now) : null;
  const people = due ? await listPeopleWithSecrets(transaction, editionId) : [];
  const edition = await readRetention(transaction, editionId);
  const record = { at: now, actor: organiser, subject: edition?.name ?? '' };
  if (due && people.length > 0) {
    if (agreedPeople !== people.length)
      throw new AppError(
        'edition.deletes-documents',
        message('edition.deletes-documents', { people: people.length }),
        {
          deletion: present({ due_at: due, asked_at: now, asked_by: organiser.email }, people),
        },
      );
    await insertDeletion(
      transaction,
      { edition_id: editionId, due_at: due, kept_until: effective, asked_at: now, asked_by: organiser.email },
      people.map(({ id }) => id),
    );
    await recordAction(transaction, {
      ...record,
      action: 'document.plan-deletion',
      after: { people: people.length, dueAt: due.toISOString() },
    });
  } else if (last && will > last.due_at && (await settleDeletion(transaction, last.id, 'ended'))) {
    await recordAction(transaction, {
      ...record,
      action: 'document.keep',
      after: { dueAt: will.toISOString() },
    });
  }
}

function present(
  { due_at, asked_at, asked_by }: { due_at: Date; asked_at: Date; asked_by: string },
  people: readonly { reference: string; name: string }[],
): PlannedDeletion {
  return {
    dueAt: due_at.toISOString(),
    askedAt: asked_at.toISOString(),
    askedBy: asked_by,
    people: people.map(({ reference, name }) => ({ reference, name })),
  };
}

/** The pending deletion of an edition; null if there is none. */
export async function readDeletion(db: Kysely<Database>, editionId: number): Promise<PlannedDeletion | null> {
  const last = await findLastDeletion(db, editionId);
  if (last?.state !== 'waiting') return null;
  const people = await listPeopleOf(db, last.id);
  return people.length > 0 ? present(last, people) : null;
}

/** Restores the due date from before the change. @throws AppError 'resource.not-found' if no deletion is pending */
export function keepDocuments(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  editionId: number,
  organiser: Organiser,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const last = await findLastDeletion(transaction, editionId);
    const edition = await readRetention(transaction, editionId);
    if (!edition || !last || !(await settleDeletion(transaction, last.id, 'kept')))
      throw new AppError('resource.not-found', message('edition.no-deletion'));
    await recordAction(transaction, {
      at: clock(),
      actor: organiser,
      action: 'document.keep',
      subject: edition.name,
      after: { keptUntil: last.kept_until.toISOString() },
    });
  });
}
