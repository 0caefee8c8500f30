// The same task about many people: added in one statement, and undone where nobody has changed it.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { addTasks, takeBackTasks } from '@visavis/contract/person/endpoints';
import type { Organiser } from '@visavis/domain/staff/schema';
import { recordActions } from '../../platform/audit/record-action.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { holdPeople } from '../tag/public.ts';
import type { NoteDependencies } from './note.service.ts';
import { countBatch, insertTasks, removeBatch } from './task.repository.ts';
import { requireDoer } from './task.service.ts';

/** @throws AppError 'request.invalid' for an assignee who cannot finish it */
export async function addMany(
  { db, clock, editions }: NoteDependencies,
  { ids, batch, ...task }: HandlerInput<typeof addTasks>['body'],
  organiser: Organiser,
): Promise<Output<typeof addTasks>> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  return inMeetingTransaction(db, async (transaction) => {
    await requireDoer(transaction, task.assigneeId);
    const held = await holdPeople(transaction, editionId, ids);
    const people = held.map(({ id, ...person }) => ({ registrationId: id, ...person }));
    const known = held.map(({ id }) => id);
    const by = { batch, organiserId: organiser.id, now };
    const given = new Set(await insertTasks(transaction, known, task, by));
    const changed = people.filter(({ registrationId }) => given.has(registrationId));
    await recordActions(transaction, changed.map(entryOf('task.add', organiser, now)));
    const live = new Set(known);
    return { done: known, gone: [...new Set(ids)].filter((id) => !live.has(id)) };
  });
}

export async function takeBackMany(
  { db, clock, editions }: NoteDependencies,
  { batch }: HandlerInput<typeof takeBackTasks>['body'],
  organiser: Organiser,
): Promise<Output<typeof takeBackTasks>> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  return inMeetingTransaction(db, async (transaction) => {
    const removed = await removeBatch(transaction, { batch, editionId, organiserId: organiser.id });
    await recordActions(transaction, removed.map(entryOf('task.delete', organiser, now)));
    return {
      removed: removed.length,
      kept: await countBatch(transaction, { batch, organiserId: organiser.id }),
    };
  });
}

/** Omits the text of the task, as for a single one. */
const entryOf =
  (action: 'task.add' | 'task.delete', actor: Organiser, at: Date) =>
  ({ registrationId, reference, name }: { registrationId: number; reference: string; name: string }) => ({
    at,
    actor,
    action,
    subject: `${name} (${reference})`,
    registrationId,
  });
