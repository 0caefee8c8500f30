// What organisers see of applications, and what they decide (hosted buyer and dashboard 7).
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/application/state';
import { DOCUMENT_MEDIA_TYPES, documentKindSchema } from '@visavis/domain/document/schema';
import { emailStateSchema } from '@visavis/domain/email/schema';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const wholeId = z.int().check(z.positive(), z.maximum(2147483647));
const ids = z.object({ user_id: wholeId, visitor_company_id: wholeId });

/** What an organiser may see of a document before opening it. */
export const documentInfoSchema = z.object({
  id: z.int(),
  kind: documentKindSchema,
  filename: z.string(),
  mediaType: z.enum(DOCUMENT_MEDIA_TYPES),
  sizeBytes: z.int(),
  /** Where it is fetched with the organiser's token; opens nothing without it. */
  url: z.string(),
  /** Whether this organiser may open it: passports are for admins (decisions 8). */
  mayOpen: z.boolean(),
  isDeleted: z.boolean(),
  /** ISO instant of the deletion; null while it is kept. */
  deletedAt: z.optional(z.nullable(z.string())),
});
export type DocumentInfo = z.infer<typeof documentInfoSchema>;

export const hostedRowSchema = z.object({
  id: z.int(),
  user_id: z.int(),
  company_id: z.int(),
  name: z.string(),
  company: z.string(),
  companySize: z.string(),
  status: z.enum(APPLICATION_STATES),
  documents: z.array(documentInfoSchema),
  decision: z.enum(APPLICATION_DECISIONS),
  reference: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  country: z.string(),
  designation: z.string(),
  businessNature: z.string(),
  website: z.string(),
  address: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  /** What became of the letter that tells the decision; null where none was written. */
  mail: z.nullable(z.object({ id: z.int(), state: emailStateSchema, error: z.nullable(z.string()) })),
  /** none: no booking yet. */
  payment: z.enum(['none', 'unpaid', 'open', 'paid', 'failed', 'refunded']),
  /** Live meetings, and what Business Matching's column would say of them. */
  meetingCount: z.int(),
  meetingState: z.enum(REGISTRATION_STATES),
});
export type HostedRow = z.infer<typeof hostedRowSchema>;

export const listHostedBuyers = endpoint({
  method: 'GET',
  path: '/api/hosted',
  access: 'organiser',
  summary:
    'Applications, newest first; with a limit only that many from the offset on. The header x-total-count says how many there are',
  query: z.object({
    /** Anywhere in name, company, company size or status, whatever the case. */
    search: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    status: z.optional(z.enum(APPLICATION_STATES)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647))),
  }),
  status: 200,
  output: z.object({ success: z.literal(true), data: z.array(hostedRowSchema) }),
  errors: ['session.missing', 'request.invalid', 'server.unavailable'],
});

const decisionErrors = [
  'request.unreadable',
  'session.missing',
  'session.forbidden',
  'resource.not-found',
  'application.decided-already',
  'application.money-held',
  'request.too-large',
  'request.wrong-media-type',
  'request.invalid',
  'server.unavailable',
] as const;

const decisionOutput = z.object({
  success: z.literal(true),
  status_name: z.enum(APPLICATION_STATES),
  message: z.string(),
  row: hostedRowSchema,
});

const approval = {
  method: 'POST',
  access: 'organiser',
  body: ids,
  status: 200,
  output: decisionOutput,
  errors: decisionErrors,
} as const;

export const approveHostedBuyer = endpoint({
  ...approval,
  path: '/api/hosted/varification-email',
  summary: 'Approves an application and mails the confirmation letter with the booking link',
});

/** The same call, well spelled (decisions 3). */
export const approveHostedBuyerAlias = endpoint({
  ...approval,
  path: '/api/hosted/verification-email',
  summary: 'Approves an application and mails the confirmation letter with the booking link',
});

export const rejectHostedBuyer = endpoint({
  ...approval,
  path: '/api/hosted/reject',
  summary: 'Rejects an application, revokes its key and mails the refusal; a paid one needs its refund first',
});

export const deleteHostedBuyer = endpoint({
  method: 'POST',
  path: '/api/hosted/delete',
  access: 'organiser',
  summary: 'Removes an application with its documents; the three ids must agree, and no money may be held',
  body: z.object({ ...ids.shape, id: wholeId }),
  status: 200,
  output: z.object({ success: z.literal(true), message: z.string() }),
  errors: decisionErrors,
});
