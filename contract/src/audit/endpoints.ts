// The audit trail for admins: who did what, and when.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, searchText } from '../list-query.ts';
import * as calls from './calls.ts';

export const auditEntrySchema = z.object({
  id: z.int(),
  /** ISO instant. */
  at: z.string(),
  actorKind: z.enum(['organiser', 'visitor', 'exhibitor', 'system']),
  actor: z.string(),
  /** noun.verb, such as 'meeting.approve'. */
  action: z.string(),
  subject: z.string(),
  registrationId: z.nullable(z.int()),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint(calls.listAudit, {
  permission: 'audit.read',
  summary: 'What organisers and visitors did, newest first',
  query: z.object({
    /** Matches any part of the actor, action or subject. */
    search: searchText,
    registration: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647))),
    ...page,
  }),
  output: z.object({ entries: z.array(auditEntrySchema), total: z.int() }),
});
