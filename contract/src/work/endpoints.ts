// The endpoint that counts the open work of the dashboard's sections.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

/** 0 for anything that the caller's role may not read. */
export const openWorkSchema = z.object({
  /** Business Matching registrations with a pending meeting. */
  registrations: z.int(),
  /** Hosted buyers with a decision pending: their application, or a meeting. */
  applications: z.int(),
  /** Refunds that are due, requested or to be transferred. */
  refunds: z.int(),
  /** Failed emails, counted as in their list. */
  emails: z.int(),
  /** Failed addresses that no one has dealt with. */
  addresses: z.int(),
});
export type OpenWork = z.infer<typeof openWorkSchema>;

export const getOpenWork = endpoint(calls.getOpenWork, {
  permission: 'work.read',
  summary: 'How much there is to do in the sections of the dashboard',
  output: openWorkSchema,
});

/** What needs an organiser's attention, most urgent first. */
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
        /** Pending meetings of the people awaiting a decision; absent for other kinds. */
        meetings: z.optional(z.int()),
        /** ISO instant of the oldest registration awaiting a decision; absent for other kinds. */
        since: z.optional(z.string()),
      }),
    ),
  }),
});

/** An open task of the caller that is due or overdue. */
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

/** Kinds of news since the last visit. */
export const NEWS = ['registered', 'applied', 'confirmed', 'changed', 'paid', 'failed', 'decided'] as const;
export type News = (typeof NEWS)[number];

const visitSchema = z.object({
  /** ISO instant from which it is counted. */
  since: z.string(),
  /** Only non-empty kinds that the caller may read. */
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
