// Tasks about a person: all staff read them; editors add, change, finish and delete them.
import type { PersonTask } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { lockRegistration } from '../registration/public.ts';
import type { NoteDependencies } from './note.service.ts';
import { recordAbout } from './record.service.ts';
import { findPerson } from './repository.ts';
import {
  findRole,
  insertTask,
  listTasks,
  lockTask,
  type NewTask,
  removeTask,
  writeTask,
} from './task.repository.ts';

/** In list order. */
export async function presentTasks(db: Kysely<Database>, registrationId: number): Promise<PersonTask[]> {
  const rows = await listTasks(db, registrationId);
  return rows.map(({ assigneeId, assigneeEmail, createdAt, doneAt, ...task }) => ({
    ...task,
    assignee: assigneeId === null ? null : { id: assigneeId, email: assigneeEmail ?? '' },
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
}

/** @throws AppError 'resource.not-found', 'request.invalid' for an assignee who cannot finish it */
export async function addTask(
  { db, clock, editions }: NoteDependencies,
  { reference, ...task }: NewTask & { reference: string },
  organiser: Organiser,
): Promise<PersonTask[]> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  return inMeetingTransaction(db, async (transaction) => {
    const found = await findPerson(transaction, editionId, reference);
    // The lock keeps an erasure from missing a task that is being written.
    const person = found && (await lockRegistration(transaction, { registrationId: found.id, editionId }));
    if (!person) throw new AppError('resource.not-found', message('person.unknown'));
    await requireDoer(transaction, task.assigneeId);
    await insertTask(transaction, person.id, task, { organiserId: organiser.id, now });
    await recordAbout(transaction, 'task.add', { ...person, registrationId: person.id }, { organiser, now });
    return presentTasks(transaction, person.id);
  });
}

/** @throws AppError 'task.stale', 'resource.not-found', 'request.invalid' like `addTask` */
export function changeTask(
  dependencies: NoteDependencies,
  { isDone, ...task }: NewTask & { id: number; version: number; isDone: boolean },
  organiser: Organiser,
): Promise<PersonTask[]> {
  return onTask(dependencies, task, async (transaction, found, now) => {
    // An assignee who has left since, or become a viewer, keeps the task.
    if (task.assigneeId !== found.assigneeId) await requireDoer(transaction, task.assigneeId);
    const { doneAt, doneBy } = found;
    const before = doneAt === null || doneBy === null ? null : { by: doneBy, at: doneAt };
    await writeTask(transaction, task.id, task, isDone ? (before ?? { by: organiser.id, at: now }) : null);
    await recordAbout(transaction, 'task.change', found, { organiser, now });
  });
}

/** @throws AppError 'task.stale', 'resource.not-found' */
export function deleteTask(
  dependencies: NoteDependencies,
  task: { id: number; version: number },
  organiser: Organiser,
): Promise<PersonTask[]> {
  return onTask(dependencies, task, async (transaction, found, now) => {
    await removeTask(transaction, task.id);
    await recordAbout(transaction, 'task.delete', found, { organiser, now });
  });
}

type LockedTask = NonNullable<Awaited<ReturnType<typeof lockTask>>>;

async function onTask(
  { db, clock, editions }: NoteDependencies,
  { id, version }: { id: number; version: number },
  work: (transaction: Transaction<Database>, task: LockedTask, now: Date) => Promise<void>,
): Promise<PersonTask[]> {
  const { editionId } = await editions.forStaff();
  return inMeetingTransaction(db, async (transaction) => {
    const task = await lockTask(transaction, editionId, id);
    if (!task) throw new AppError('resource.not-found', message('task.unknown'));
    if (task.version !== version) throw new AppError('task.stale', message('task.changed'));
    await work(transaction, task, clock());
    return presentTasks(transaction, task.registrationId);
  });
}

/** @throws AppError 'request.invalid' for anyone who is not on the staff, or could not finish it */
export async function requireDoer(transaction: Transaction<Database>, id: number | null): Promise<void> {
  if (id === null) return;
  const role = await findRole(transaction, id);
  if (role !== null && can(role, 'task.write')) return;
  const why = message(role === null ? 'task.not-staff' : 'task.not-doer');
  throw new AppError('request.invalid', why, { fields: { assigneeId: why } });
}
