// An application as the dashboard lists it; in its own file so that error responses can include the current row.

import { DOCUMENT_REQUEST_STATES } from '@visavis/domain/document/request';
import { DOCUMENT_MEDIA_TYPES, documentKindSchema } from '@visavis/domain/document/schema';
import { emailStateSchema } from '@visavis/domain/email/schema';
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/hosted-buyer/state';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import * as z from 'zod/mini';

/** What an organiser may see of a document before opening it. */
export const documentInfoSchema = z.object({
  id: z.int(),
  kind: documentKindSchema,
  filename: z.string(),
  mediaType: z.enum(DOCUMENT_MEDIA_TYPES),
  sizeBytes: z.int(),
  /** Fetched with the organiser's token; cannot be opened without it. */
  url: z.string(),
  /** Whether this organiser may open it: passports are restricted to admins (decisions 8). */
  mayOpen: z.boolean(),
  isDeleted: z.boolean(),
  /** ISO instant of the deletion; null if not deleted. */
  deletedAt: z.optional(z.nullable(z.string())),
  /** ISO instant at which this organiser last opened it; null if never. */
  seenAt: z.optional(z.nullable(z.string())),
  /** ISO instant at which it was handed in on request; null for those that came with the application. */
  handedInAt: z.optional(z.nullable(z.string())),
});
export type DocumentInfo = z.infer<typeof documentInfoSchema>;

/** Status of an email; null if none was created. */
const letterSchema = z.nullable(
  z.object({ id: z.int(), state: emailStateSchema, error: z.nullable(z.string()) }),
);

/** A document that an organiser requested. */
export const documentRequestSchema = z.object({
  id: z.int(),
  kind: documentKindSchema,
  /** As sent to the applicant; empty once the documents are deleted. */
  reason: z.string(),
  state: z.enum(DOCUMENT_REQUEST_STATES),
  /** Email address of the organiser who asked. */
  askedBy: z.string(),
  /** ISO instants; `endedAt` is when it was handed in or withdrawn, null while the request is open. */
  askedAt: z.string(),
  endedAt: z.nullable(z.string()),
  mail: letterSchema,
});
export type DocumentRequestInfo = z.infer<typeof documentRequestSchema>;

/** A waiting-list entry of a buyer. */
export const roomWaitSchema = z.object({
  id: z.int(),
  /** YYYY-MM-DD each; the label is as printed. */
  stay: z.object({ from: z.string(), to: z.string(), label: z.string() }),
  roomType: z.string(),
  /** 1 for the next in line; null if an offer expired. */
  position: z.nullable(z.int()),
  /** A room is free for this buyer: it can be offered and booked. */
  isFree: z.boolean(),
  /** ISO instant until which an offered room is reserved; null before an offer. */
  offeredUntil: z.nullable(z.string()),
  /** ISO instant. */
  joinedAt: z.string(),
});
export type RoomWait = z.infer<typeof roomWaitSchema>;

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
  /** Version of the terms accepted with the application. */
  termsVersion: z.string(),
  /** Status of the decision letter; null if none was created. */
  mail: letterSchema,
  /** Documents requested later, oldest first. */
  documentRequests: z.array(documentRequestSchema),
  /** Rooms that the buyer is waiting for. */
  waiting: z.array(roomWaitSchema),
  /** none: no booking yet. free: booked, with no deposit required. */
  payment: z.enum(['none', 'free', 'unpaid', 'open', 'paid', 'failed', 'refunded']),
  /** As booked, with the displayed label; absent without a booking. */
  stay: z.optional(
    z.object({ label: z.string(), roomType: z.string(), extraNights: z.int(), guests: z.int() }),
  ),
  /** Number of live meetings, and their status as Business Matching would show it. */
  meetingCount: z.int(),
  meetingState: z.enum(REGISTRATION_STATES),
  /** What remains to be done for the meetings, and how many are pending. */
  meetingProgress: z.enum(PROGRESSES),
  pendingMeetings: z.int(),
  /** Incremented by every decision; sent back with the next one. */
  version: z.int(),
  /** ISO instant of the decision; null before there is one. */
  decidedAt: z.nullable(z.string()),
  /** Why it was rejected, as in the rejection email; null without a reason. */
  reason: z.nullable(z.string()),
  /** ISO instant until which the decision can be undone, before its email is sent; null if it cannot. */
  undoUntil: z.nullable(z.string()),
  /** The person has applied again: this application is read-only. */
  isReplaced: z.boolean(),
  /** The reference of the rejected application before this one; null for a first one. */
  previousReference: z.nullable(z.string()),
  /** Mail to the address fails. */
  addressFailed: z.boolean(),
  /** Names of the staff tags on the person. */
  tags: z.array(z.string()),
});
export type HostedRow = z.infer<typeof hostedRowSchema>;
