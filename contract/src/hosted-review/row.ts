// An application as the dashboard lists it; on its own, so that a refusal can carry the row as it is now.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/application/state';
import { ROOM_TYPES } from '@visavis/domain/booking/schema';
import { DOCUMENT_REQUEST_STATES } from '@visavis/domain/document/request';
import { DOCUMENT_MEDIA_TYPES, documentKindSchema } from '@visavis/domain/document/schema';
import { emailStateSchema } from '@visavis/domain/email/schema';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import * as z from 'zod/mini';

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
  /** ISO instant at which it was handed in because it was asked for; null for what came with the application. */
  handedInAt: z.optional(z.nullable(z.string())),
});
export type DocumentInfo = z.infer<typeof documentInfoSchema>;

/** What became of a message; null where none was written. */
const letterSchema = z.nullable(
  z.object({ id: z.int(), state: emailStateSchema, error: z.nullable(z.string()) }),
);

/** A document that an organiser asked for. */
export const documentRequestSchema = z.object({
  id: z.int(),
  kind: documentKindSchema,
  /** As the applicant was told; empty once the documents are deleted. */
  reason: z.string(),
  state: z.enum(DOCUMENT_REQUEST_STATES),
  /** The address of the organiser who asked. */
  askedBy: z.string(),
  /** ISO instants; `endedAt` of handing in or withdrawing, null while it is asked for. */
  askedAt: z.string(),
  endedAt: z.nullable(z.string()),
  mail: letterSchema,
});
export type DocumentRequestInfo = z.infer<typeof documentRequestSchema>;

/** A room that a buyer waits for. */
export const roomWaitSchema = z.object({
  id: z.int(),
  /** YYYY-MM-DD each; the label is as printed. */
  stay: z.object({ from: z.string(), to: z.string(), label: z.string() }),
  roomType: z.enum(ROOM_TYPES),
  /** 1 for whoever is next; null for whoever let an offer lapse. */
  position: z.nullable(z.int()),
  /** A room is free for them: it can be offered, and they can book it. */
  isFree: z.boolean(),
  /** ISO instant until which a room is kept for them; null before one was offered. */
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
  /** What became of the letter that tells the decision; null where none was written. */
  mail: letterSchema,
  /** Documents that were asked for since, oldest first. */
  documentRequests: z.array(documentRequestSchema),
  /** Rooms that the buyer waits for. */
  waiting: z.array(roomWaitSchema),
  /** none: no booking yet. */
  payment: z.enum(['none', 'unpaid', 'open', 'paid', 'failed', 'refunded']),
  /** Live meetings, and what Business Matching's column would say of them. */
  meetingCount: z.int(),
  meetingState: z.enum(REGISTRATION_STATES),
  /** Raised by every decision; sent back with the next one. */
  version: z.int(),
  /** ISO instant of the decision; null before there is one. */
  decidedAt: z.nullable(z.string()),
  /** Why it was rejected, as the refusal says it; null without a reason. */
  reason: z.nullable(z.string()),
  /** ISO instant until which the refusal waits and can be undone; null when it cannot. */
  undoUntil: z.nullable(z.string()),
  /** The person applied again since: this application is kept to be read, and decided no more. */
  isReplaced: z.boolean(),
  /** The reference of the rejected application that came before this one; null for a first one. */
  previousReference: z.nullable(z.string()),
});
export type HostedRow = z.infer<typeof hostedRowSchema>;
