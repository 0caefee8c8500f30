// Routes of a person's page: reading it, and changing the contact, notes and tasks.
import * as endpoints from '@visavis/contract/person/endpoints';
import type { Person } from '@visavis/contract/person/person';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Sealer } from '../../adapters/sealing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { FreeHoursCount } from '../slot/public.ts';
import { type ContactDependencies, changeContact } from './contact.service.ts';
import { askForDetails, completeDetails, readDetails } from './details.service.ts';
import { addNote, changeNote, deleteNote } from './note.service.ts';
import { readPerson } from './present.ts';
import { listDoers } from './task.repository.ts';
import { addTask, changeTask, deleteTask } from './task.service.ts';
import { addMany, takeBackMany } from './tasks.service.ts';

export function personRoutes(
  bind: Binder,
  dependencies: ContactDependencies & { sealer: Sealer; rateLimitScale: number },
): void {
  const { db, clock, editions, sealer, rateLimitScale } = dependencies;
  const changes = { limit: scaledLimit(RATES.ownChanges, rateLimitScale) } as const;

  const freeHours = new FreeHoursCount(db, clock, 'its-people');

  const getPerson = async (reference: string, organiser: Organiser): Promise<Person> => {
    const catalogue = await editions.forStaff();
    const person = await readPerson({ db, sealer, catalogue, freeHours, organiser, now: clock() }, reference);
    if (!person) throw new AppError('resource.not-found', message('person.unknown'));
    return person;
  };

  bind(endpoints.getPerson, ({ params, caller }) => getPerson(params.reference, caller));
  bind(endpoints.changeContact, async ({ params, body, caller }) => {
    const followed = await changeContact(dependencies, { reference: params.reference, body }, caller);
    return { ...followed, person: await getPerson(params.reference, caller) };
  });
  bind(endpoints.getMyDetails, ({ caller }) => readDetails(dependencies, caller.registrationId));
  bind(endpoints.completeMyDetails, changes, ({ body, caller }) =>
    completeDetails(dependencies, caller.registrationId, body),
  );
  bind(endpoints.askDetails, ({ body, caller }) => askForDetails(dependencies, body.ids, caller));
  bind(endpoints.addNote, async ({ params, body, caller }) => ({
    notes: await addNote(dependencies, { reference: params.reference, content: body.content }, caller),
  }));
  bind(endpoints.changeNote, async ({ params, body, caller }) => ({
    notes: await changeNote(dependencies, { id: params.id, ...body }, caller),
  }));
  bind(endpoints.deleteNote, async ({ params, query, caller }) => ({
    notes: await deleteNote(dependencies, { id: params.id, version: query.version }, caller),
  }));
  bind(endpoints.addTask, async ({ params, body, caller }) => ({
    tasks: await addTask(dependencies, { reference: params.reference, ...body }, caller),
  }));
  bind(endpoints.addTasks, ({ body, caller }) => addMany(dependencies, body, caller));
  bind(endpoints.takeBackTasks, ({ body, caller }) => takeBackMany(dependencies, body, caller));
  bind(endpoints.listAssignees, async () => ({ staff: await listDoers(db) }));
  bind(endpoints.changeTask, async ({ params, body, caller }) => ({
    tasks: await changeTask(dependencies, { id: params.id, ...body }, caller),
  }));
  bind(endpoints.deleteTask, async ({ params, query, caller }) => ({
    tasks: await deleteTask(dependencies, { id: params.id, version: query.version }, caller),
  }));
}
