// Endpoints with which organisers select applications and decide them in bulk.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BULK_LIMIT } from '../meeting/bulk-endpoints.ts';
import { rejectionReasonSchema } from '../meeting/rejection-reason.ts';
import { refusalSchema } from '../outcome.ts';
import { applicationFilterSchema, applicationOrderSchema } from './filter.ts';
import * as calls from './list-calls.ts';

const wholeId = z.int().check(z.positive(), z.maximum(2147483647));

export const listApplicationIds = endpoint(calls.listApplicationIds, {
  permission: 'hosted-buyer.read',
  summary: 'Ids and names of all applications of a search, in the order of the list',
  query: z.object({ ...applicationFilterSchema.shape, ...applicationOrderSchema.shape }),
  /** Names are in the order of the ids. */
  output: z.object({ ids: z.array(z.int()), names: z.array(z.string()) }),
});

export const decideApplications = endpoint(calls.decideApplications, {
  permission: 'hosted-buyer.decide',
  summary:
    'Approves or rejects several pending applications and mails each; nothing already decided is changed. The emails are sent a minute later',
  body: z.strictObject({
    ids: z.array(wholeId).check(z.minLength(1), z.maxLength(BULK_LIMIT)),
    action: z.enum(['approve', 'reject']),
    reason: rejectionReasonSchema,
  }),
  output: z.object({
    people: z.array(
      z.object({
        /** Registration ID. */
        id: z.int(),
        /** Empty if it no longer exists. */
        name: z.string(),
        /** The version after the decision; null if it was refused. */
        version: z.nullable(z.int()),
        refused: z.nullable(refusalSchema),
      }),
    ),
  }),
  records: ['application.approve', 'application.reject'],
});

export const undoDecisions = endpoint(calls.undoDecisions, {
  permission: 'hosted-buyer.decide',
  summary: 'Undoes decisions whose emails have not been sent, of applications that are unchanged since',
  body: z.strictObject({
    applications: z
      .array(z.object({ id: wholeId, version: z.int() }))
      .check(z.minLength(1), z.maxLength(BULK_LIMIT)),
  }),
  output: z.object({
    undone: z.int(),
    refused: z.array(z.object({ id: z.int(), name: z.string(), ...refusalSchema.shape })),
  }),
  records: ['application.undo', 'application.undo-approve'],
});
