// The endpoint that counts the open work of the dashboard's sections.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** 0 also for what the caller's role may not read. */
export const openWorkSchema = z.object({
  /** Registrations of Business Matching that are pending. */
  registrations: z.int(),
  /** Hosted buyer applications without a decision. */
  applications: z.int(),
  /** Refunds that are due, requested or to be transferred. */
  refunds: z.int(),
  /** Emails that failed, counted like in their list. */
  emails: z.int(),
});
export type OpenWork = z.infer<typeof openWorkSchema>;

export const getOpenWork = endpoint({
  method: 'GET',
  path: '/api/work',
  permission: 'work.read',
  summary: 'How much there is to do in the sections of the dashboard',
  status: 200,
  output: openWorkSchema,
  errors: ['session.missing', 'server.unavailable'],
});

/** What waits for an organiser, most urgent first. */
export const TO_DO = [
  'decide',
  'ready',
  'applications',
  'changed',
  'failed',
  'documents',
  'refunds',
  'unconfirmed',
  'exhibitors',
] as const;
export type ToDo = (typeof TO_DO)[number];

export const getToDo = endpoint({
  method: 'GET',
  path: '/api/to-do',
  permission: 'work.read',
  summary:
    'What needs doing, most urgent first, with numbers; only what there is, and what the caller may read',
  status: 200,
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(TO_DO),
        count: z.int(),
        /** Pending meetings of the registrations to be decided; absent for others. */
        meetings: z.optional(z.int()),
        /** ISO instant of the oldest registration to be decided; absent for others. */
        since: z.optional(z.string()),
      }),
    ),
  }),
  errors: ['session.missing', 'server.unavailable'],
});
