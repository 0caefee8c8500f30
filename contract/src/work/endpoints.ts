// The endpoint that counts the open work of the dashboard's sections.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** 0 also for what the caller's role may not read. */
export const openWorkSchema = z.object({
  /** Registrations of Business Matching with a meeting to decide. */
  registrations: z.int(),
  /** Hosted buyers with something to decide: their application, or a meeting. */
  applications: z.int(),
  /** Refunds that are due, requested or to be transferred. */
  refunds: z.int(),
  /** Emails that failed, counted like in their list. */
  emails: z.int(),
  /** Failed addresses that nobody has dealt with. */
  addresses: z.int(),
});
export type OpenWork = z.infer<typeof openWorkSchema>;

export const getOpenWork = endpoint(calls.getOpenWork, {
  permission: 'work.read',
  summary: 'How much there is to do in the sections of the dashboard',
  output: openWorkSchema,
});

/** What waits for an organiser, most urgent first. */
export const TO_DO = [
  'decide',
  'ready',
  'applications',
  'hostedDecide',
  'hostedReady',
  'tasks',
  'changed',
  'hostedChanged',
  'failed',
  'addresses',
  'payments',
  'unmarked',
  'refunds',
  'documents',
  'unconfirmed',
  'exhibitors',
] as const;
export type ToDo = (typeof TO_DO)[number];

export const getToDo = endpoint(calls.getToDo, {
  permission: 'work.read',
  summary:
    'What needs doing, most urgent first, with numbers; only what there is, and what the caller may read',
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(TO_DO),
        count: z.int(),
        /** Pending meetings of the people to be decided; absent for others. */
        meetings: z.optional(z.int()),
        /** ISO instant of the oldest registration to be decided; absent for others. */
        since: z.optional(z.string()),
      }),
    ),
  }),
});

/** An open task that its assignee has to do today, or had to before. */
const ownTaskSchema = z.object({
  id: z.int(),
  content: z.string(),
  /** YYYY-MM-DD. */
  dueOn: z.string(),
  version: z.int(),
  assigneeId: z.int(),
  reference: z.string(),
  name: z.string(),
});
export type OwnTask = z.infer<typeof ownTaskSchema>;

export const listOwnTasks = endpoint(calls.listOwnTasks, {
  permission: 'work.read',
  summary: 'Open tasks of the caller that are due today or before, the longest due first',
  output: z.object({ tasks: z.array(ownTaskSchema) }),
});

/** What may have happened since a visit. */
export const NEWS = ['registered', 'applied', 'confirmed', 'changed', 'paid', 'failed', 'decided'] as const;
export type News = (typeof NEWS)[number];

const visitSchema = z.object({
  /** ISO instant since which it is counted. */
  since: z.string(),
  /** Only what there is, and what the caller may read. */
  news: z.array(z.object({ kind: z.enum(NEWS), count: z.int() })),
});

export const visitOverview = endpoint(calls.visitOverview, {
  permission: 'work.read',
  summary:
    'What has happened since the caller was last at the Overview; a visit begins after half an hour away, or when everything is said to be seen',
  body: z.strictObject({ isSeen: z.optional(z.boolean()) }),
  output: visitSchema,
  records: [],
});
