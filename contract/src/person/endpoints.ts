// Endpoints of a person's page: everything known about a registration, its contact details, and staff notes.

import { LANGUAGES } from '@visavis/domain/language/languages';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import { cleanNote, NOTE_LIMIT } from '@visavis/domain/person/note';
import {
  receivedCompanyFieldsSchema,
  receivedOfStaffSchema,
  receivedProfileSchema,
} from '@visavis/domain/registration/received';
import { askByCountry } from '@visavis/domain/registration/schema';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusalSchema } from '../outcome.ts';
import * as calls from './calls.ts';
import { contactSchema } from './contact.ts';
import { personNoteSchema, personSchema, personTaskSchema } from './person.ts';

const params = z.object({ reference: z.string().check(z.overwrite(cleanLine), z.maxLength(40)) });
const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const version = z.int();
const content = z
  .string()
  .check(
    z.overwrite(cleanNote),
    z.minLength(1, { error: coded(message('note.empty')), abort: true }),
    z.maxLength(NOTE_LIMIT, coded(message('field.too-long'))),
  );

export const getPerson = endpoint(calls.getPerson, {
  permission: 'registration.read',
  summary:
    'One live registration of either programme by its reference: contact, meetings, application, stay, payments, messages, notes and history, as far as the caller may read them',
  params,
  output: personSchema,
});

export const changeContact = endpoint(calls.changeContact, {
  permission: 'person.set',
  summary:
    'Changes the contact of a person, and the language of the emails; another email address revokes every link mailed before, takes over unsent emails and is mailed a new link',
  params,
  body: z.strictObject({
    /** As the caller saw it. */
    version,
    /** For people registered by staff, all but name, email and company may be empty. */
    contact: receivedOfStaffSchema,
    /** Language of the emails to the person; if omitted, it stays unchanged. */
    language: z.optional(z.enum(LANGUAGES)),
  }),
  output: z.object({
    person: personSchema,
    /** Number of links revoked. */
    revoked: z.int(),
    /** Whether a new link is emailed. */
    isLinkMailed: z.boolean(),
  }),
  records: ['person.change'],
  errors: ['person.stale', 'person.mail-under-way', 'application.replaced', 'registration.email-taken'],
});

/** A person's own details, as shown on the page of the emailed link. */
export const myDetailsSchema = z.object({
  /** ID of the registration's edition. */
  edition: z.int(),
  reference: z.string(),
  version: z.int(),
  details: contactSchema,
});
export type MyDetails = z.infer<typeof myDetailsSchema>;

export const getMyDetails = endpoint(calls.getMyDetails, {
  permission: 'details.complete',
  summary: 'The details of the person whom the key belongs to; 404 unless staff registered them',
  output: myDetailsSchema,
});

export const completeMyDetails = endpoint(calls.completeMyDetails, {
  permission: 'details.complete',
  summary: "Stores a person's own details by the rules of the registration form; the email address stays",
  body: z.strictObject({
    /** As the caller saw it. */
    version,
    details: askByCountry(
      z.omit(z.strictObject({ ...receivedProfileSchema.shape, ...receivedCompanyFieldsSchema.shape }), {
        email: true,
      }),
    ),
  }),
  output: myDetailsSchema,
  records: ['person.complete'],
  errors: ['person.stale'],
});

/** Maximum people per call: a page splits larger selections. */
export const ASK_PEOPLE_LIMIT = 25;

export const askDetails = endpoint(calls.askDetails, {
  permission: 'registration.mail',
  summary:
    'Mails people whom staff registered the link to complete their details, each at most once a day; others are left out',
  body: z.strictObject({
    ids: z
      .array(z.int().check(z.positive(), z.maximum(2147483647)))
      .check(z.minLength(1), z.maxLength(ASK_PEOPLE_LIMIT)),
  }),
  output: z.object({
    people: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Null if the email was queued. */
        refused: z.nullable(refusalSchema),
      }),
    ),
  }),
  records: ['person.ask-details'],
  errors: ['resource.not-found'],
});

const notes = z.object({ notes: z.array(personNoteSchema) });

export const addNote = endpoint(calls.addNote, {
  permission: 'note.write',
  summary: 'Adds a note about a person, which only staff read',
  params,
  body: z.strictObject({ content }),
  status: 201,
  output: notes,
  records: ['note.add'],
});

export const changeNote = endpoint(calls.changeNote, {
  permission: 'note.write',
  summary: 'Changes an own note',
  params: idParams,
  body: z.strictObject({ version, content }),
  output: notes,
  records: ['note.change'],
  errors: ['note.stale'],
});

export const deleteNote = endpoint(calls.deleteNote, {
  permission: 'note.write',
  summary: 'Deletes an own note; admins delete any',
  params: idParams,
  query: z.object({ version: z.coerce.number().check(z.int()) }),
  output: notes,
  records: ['note.delete'],
  errors: ['note.stale'],
});

const tasks = z.object({ tasks: z.array(personTaskSchema) });
const task = {
  content,
  /** Staff account ID; null for anyone. */
  assigneeId: z.nullable(z.int().check(z.positive(), z.maximum(2147483647))),
  /** YYYY-MM-DD; null for no due date. */
  dueOn: z.nullable(z.iso.date()),
};

export const addTask = endpoint(calls.addTask, {
  permission: 'task.write',
  summary: 'Adds a task about a person, for somebody on the staff or anyone',
  params,
  body: z.strictObject(task),
  status: 201,
  output: tasks,
  records: ['task.add'],
});

/** Maximum people per call when assigning a task: a page splits larger selections. */
export const TASK_PEOPLE_LIMIT = 500;
/** Idempotency key generated by the page and shared by all calls for one task: repeats create no duplicates. */
const batch = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const addTasks = endpoint(calls.addTasks, {
  permission: 'task.write',
  summary: 'Adds the same task about several people',
  body: z.strictObject({
    batch,
    /** Registration ids; those that no longer exist are skipped. */
    ids: z
      .array(z.int().check(z.positive(), z.maximum(2147483647)))
      .check(z.minLength(1), z.maxLength(TASK_PEOPLE_LIMIT)),
    ...task,
  }),
  status: 201,
  output: z.object({
    /** Registrations that have the task. */
    done: z.array(z.int()),
    /** Registrations that no longer exist. */
    gone: z.array(z.int()),
  }),
  records: ['task.add'],
  errors: ['resource.not-found'],
});

export const takeBackTasks = endpoint(calls.takeBackTasks, {
  permission: 'task.write',
  summary: 'Deletes the tasks that were given together; those that were changed or done since stay',
  body: z.strictObject({ batch }),
  output: z.object({
    removed: z.int(),
    /** Number of tasks left because someone has changed or completed them. */
    kept: z.int(),
  }),
  records: ['task.delete'],
  errors: ['resource.not-found'],
});

export const listAssignees = endpoint(calls.listAssignees, {
  permission: 'task.write',
  summary: 'Everybody on the staff who may be given a task',
  output: z.object({ staff: z.array(z.object({ id: z.int(), email: z.string() })) }),
});

export const changeTask = endpoint(calls.changeTask, {
  permission: 'task.write',
  summary: 'Changes a task, or marks it as done or open again',
  params: idParams,
  body: z.strictObject({ version, ...task, isDone: z.boolean() }),
  output: tasks,
  records: ['task.change'],
  errors: ['task.stale'],
});

export const deleteTask = endpoint(calls.deleteTask, {
  permission: 'task.write',
  summary: 'Deletes a task',
  params: idParams,
  query: z.object({ version: z.coerce.number().check(z.int()) }),
  output: tasks,
  records: ['task.delete'],
  errors: ['task.stale'],
});
