// Endpoints with which organisers list and decide applications (hosted buyer and dashboard 7).

import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/hosted-buyer/state';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../list-query.ts';
import { rejectionReasonSchema } from '../meeting/rejection-reason.ts';
import { outcomeFields } from '../outcome.ts';
import * as calls from './calls.ts';
import { applicationFilterSchema, applicationOrderSchema } from './filter.ts';
import { hostedRowSchema } from './row.ts';

export { type DocumentInfo, documentInfoSchema, type HostedRow, hostedRowSchema } from './row.ts';

const wholeId = z.int().check(z.positive(), z.maximum(2147483647));
const ids = z.object({ user_id: wholeId, visitor_company_id: wholeId });

export const listHostedBuyers = endpoint(calls.listHostedBuyers, {
  permission: 'hosted-buyer.read',
  summary:
    'Applications, newest first unless sorted; a limit returns only that many, from the offset on. The x-total-count header holds the total',
  query: z.object({
    ...applicationFilterSchema.shape,
    ...applicationOrderSchema.shape,
    ...page,
  }),
  output: z.object({ success: z.literal(true), data: z.array(hostedRowSchema) }),
});

export const countHostedBuyers = endpoint(calls.countHostedBuyers, {
  permission: 'hosted-buyer.read',
  summary:
    'How many applications of a search there are by decision, by what is to be done for their meetings, and in which countries; decision and progress of the search are ignored',
  query: applicationFilterSchema,
  output: z.object({
    total: z.int(),
    decision: z.record(z.enum(APPLICATION_DECISIONS), z.int()),
    progress: z.record(z.enum(PROGRESSES), z.int()),
    /** All applications, regardless of the search. */
    countries: z.array(z.object({ country: z.string(), total: z.int() })),
  }),
});

const decisionErrors = [
  'resource.not-found',
  'application.decided-already',
  'application.stale',
  'application.replaced',
  'application.money-held',
] as const;

const decisionOutput = z.object({
  success: z.literal(true),
  status_name: z.enum(APPLICATION_STATES),
  ...outcomeFields,
  row: hostedRowSchema,
});

/** Without a version, the decision applies to the current state, and is audited. */
const seen = { version: z.optional(wholeId) };

const approval = {
  permission: 'hosted-buyer.decide',
  body: z.object({ ...ids.shape, ...seen }),
  output: decisionOutput,
  errors: decisionErrors,
} as const;

export const approveHostedBuyer = endpoint(calls.approveHostedBuyer, {
  ...approval,
  summary: 'Approves an application and mails the confirmation letter with the booking link',
  records: ['application.approve', 'application.mail'],
});

/** The same endpoint, spelled correctly (decisions 3). */
export const approveHostedBuyerAlias = endpoint('POST /api/hosted/verification-email session', {
  ...approval,
  summary: 'Approves an application and mails the confirmation letter with the booking link',
  records: ['application.approve', 'application.mail'],
});

export const rejectHostedBuyer = endpoint(calls.rejectHostedBuyer, {
  ...approval,
  summary:
    'Rejects an application, revokes its key and mails the rejection ten seconds later; a paid one must be refunded first',
  body: z.object({
    ...ids.shape,
    ...seen,
    reason: rejectionReasonSchema,
  }),
  records: ['application.reject'],
});

export const undoDecision = endpoint(calls.undoDecision, {
  ...approval,
  summary:
    'Undoes a decision whose email has not been sent: keys work as before, and hours that are still free are taken again',
  records: ['application.undo', 'application.undo-approve'],
  errors: [...decisionErrors, 'application.undo-over'],
});

export const deleteHostedBuyer = endpoint(calls.deleteHostedBuyer, {
  permission: 'hosted-buyer.delete',
  summary: 'Removes an application with its documents; the three ids must agree, and no money may be held',
  body: z.object({ ...ids.shape, id: wholeId, ...seen }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  records: ['application.delete'],
  errors: decisionErrors,
});
