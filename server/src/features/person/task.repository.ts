// Reads and writes the tasks about a registration, and finds possible assignees.
import { rolesWith } from '@visavis/domain/identity/grants';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Open tasks by day, those without a day last; then finished ones, latest first. */
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

const DOERS = rolesWith('task.write');

/** Everybody who can log in and finish a task: excludes viewers, and people at the desk, who see no tasks. */
export function listDoers(db: Kysely<Database>): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('organiser')
    .select(['id', 'email'])
    .where('disabled_at', 'is', null)
    .where('role', 'in', DOERS)
    .orderBy('email')
    .execute();
}

/** The role of a person who can log in; null for anyone else. */
export async function findRole(db: Kysely<Database>, id: number): Promise<OrganiserRole | null> {
  const row = await db
    .selectFrom('organiser')
    .select('role')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.role ?? null;
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

/** Locks a task about a person registered in the edition; null if there is none. */
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

/** Adds a task about each registration that lacks it from this batch. @returns those that got it now */
export async function insertTasks(
  transaction: Transaction<Database>,
  ids: readonly number[],
  { content, assigneeId, dueOn }: NewTask,
  { batch, organiserId, now }: { batch: string; organiserId: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into person_task (registration_id, content, assignee_id, due_on, created_by, created_at, batch)
    select unnest(${[...ids]}::int[]), ${content}, ${assigneeId}::int, ${dueOn}::date, ${organiserId}::int, ${now}::timestamptz,
      ${batch}::uuid
    on conflict (batch, registration_id) where batch is not null do nothing
    returning registration_id as id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Deletes the tasks of a batch that nobody has changed. @returns their registrations */
export async function removeBatch(
  transaction: Transaction<Database>,
  { batch, editionId, organiserId }: { batch: string; editionId: number; organiserId: number },
) {
  return transaction
    .deleteFrom('person_task')
    .using(['registration', 'visitor'])
    .whereRef('registration.id', '=', 'registration_id')
    .whereRef('visitor.id', '=', 'registration.visitor_id')
    .where('batch', '=', batch)
    .where('created_by', '=', organiserId)
    .where('registration.edition_id', '=', editionId)
    .where('person_task.version', '=', 1)
    .where('done_at', 'is', null)
    .returning(['registration_id as registrationId', 'registration.reference', 'visitor.name'])
    .execute();
}

/** Number of remaining tasks of a batch. */
export async function countBatch(
  transaction: Transaction<Database>,
  { batch, organiserId }: { batch: string; organiserId: number },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('person_task')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('batch', '=', batch)
    .where('created_by', '=', organiserId)
    .executeTakeFirstOrThrow();
  return count;
}
