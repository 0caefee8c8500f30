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
