// Reads and writes the tasks about a registration, and who may be given one.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Open ones by day, those without a day last; then those that are done, the latest first. */
export function listTasks(db: Kysely<Database>, registrationId: number) {
  return db
    .selectFrom('person_task')
    .innerJoin('organiser as author', 'author.id', 'created_by')
    .leftJoin('organiser as assignee', 'assignee.id', 'assignee_id')
    .leftJoin('organiser as doer', 'doer.id', 'done_by')
    .select([
      'person_task.id',
      'content',
      'assignee_id as assigneeId',
      'assignee.email as assigneeEmail',
      'due_on as dueOn',
      'author.email as by',
      'doer.email as doneBy',
      'person_task.created_at as createdAt',
      'done_at as doneAt',
      'version',
    ])
    .where('registration_id', '=', registrationId)
    .orderBy(sql`done_at desc nulls first`)
    .orderBy(sql`due_on nulls last`)
    .orderBy('person_task.id')
    .execute();
}

/** Everybody who can log in. */
export function listStaff(db: Kysely<Database>): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('organiser')
    .select(['id', 'email'])
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
}

export async function isOnStaff(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('organiser')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewTask {
  content: string;
  assigneeId: number | null;
  dueOn: string | null;
}

export async function insertTask(
  transaction: Transaction<Database>,
  registrationId: number,
  { content, assigneeId, dueOn }: NewTask,
  { organiserId, now }: { organiserId: number; now: Date },
): Promise<void> {
  await transaction
    .insertInto('person_task')
    .values({
      registration_id: registrationId,
      content,
      assignee_id: assigneeId,
      due_on: dueOn,
      created_by: organiserId,
      created_at: now,
      done_by: null,
      done_at: null,
    })
    .execute();
}

/** Locks a task about somebody who is registered in the edition; null if there is none. */
export async function lockTask(transaction: Transaction<Database>, editionId: number, id: number) {
  const row = await transaction
    .selectFrom('person_task')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select([
      'person_task.id',
      'registration_id as registrationId',
      'assignee_id as assigneeId',
      'done_at as doneAt',
      'done_by as doneBy',
      'person_task.version',
      'registration.reference',
      'visitor.name',
    ])
    .where('person_task.id', '=', id)
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .forUpdate('person_task')
    .executeTakeFirst();
  return row ?? null;
}

export async function writeTask(
  transaction: Transaction<Database>,
  id: number,
  { content, assigneeId, dueOn }: NewTask,
  done: { by: number; at: Date } | null,
): Promise<void> {
  await transaction
    .updateTable('person_task')
    .set((column) => ({
      content,
      assignee_id: assigneeId,
      due_on: dueOn,
      done_by: done?.by ?? null,
      done_at: done?.at ?? null,
      version: column('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function removeTask(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction.deleteFrom('person_task').where('id', '=', id).execute();
}
