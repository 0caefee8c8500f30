// The schema of every error response, and the HTTP status of each error code.
import { impactSchema } from '@visavis/domain/impact/schema';
import { lostSlotSchema, scheduleSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { bookingSummarySchema } from './booking/summary.ts';
import { storedTreeSchema } from './category-tree/tree.ts';
import { plannedDeletionSchema } from './edition/deletion.ts';
import { storedEditionSchema } from './edition/stored.ts';
import { exhibitorProfileSchema, meetingInTheWaySchema } from './exhibitor-profile/profile.ts';
import { refusedFileSchema } from './hosted-application/refused-file.ts';
import { hostedRowSchema } from './hosted-buyer/row.ts';
import { importSchema } from './import/plan.ts';
import { messageSchema } from './outcome.ts';
import { paymentAttemptSchema } from './payment/attempt.ts';
import { versionedContactSchema } from './person/contact.ts';
import { textSchema } from './words/text.ts';

/** Codes have the form noun.reason and never change their meaning; the accompanying sentence may change. */
export const ERROR_STATUS = {
  'request.unreadable': 400,
  'payment.message-refused': 400,
  'session.missing': 401,
  'session.wrong-credentials': 401,
  'session.code-needed': 401,
  'session.forbidden': 403,
  'resource.not-found': 404,
  'meeting.slot-taken': 409,
  'meeting.stale': 409,
  'meeting.ended': 409,
  'edition.closed': 409,
  'edition.other': 409,
  'edition.deletes-documents': 409,
  'edition.stale': 409,
  'exhibitor.merge-conflict': 409,
  'exhibitor.place-in-use': 409,
  'exhibitor.stale': 409,
  'view.name-taken': 409,
  'view.too-many': 409,
  'words.stale': 409,
  'category.stale': 409,
  'category.in-use': 409,
  'category.undo-over': 409,
  'group-message.stale': 409,
  'group-message.not-ready': 409,
  'import.in-use': 409,
  'import.stale': 409,
  'import.wrong-state': 409,
  'meeting.not-markable': 409,
  'edition.touches-meetings': 409,
  'hosted.step-closed': 409,
  'hosted.meetings-saved': 409,
  'application.decided-already': 409,
  'application.stale': 409,
  'application.undo-over': 409,
  'application.replaced': 409,
  'application.money-held': 409,
  'document.asked-already': 409,
  'document.request-ended': 409,
  'booking.room-full': 409,
  'booking.room-free': 409,
  'booking.stale': 409,
  'payment.stale': 409,
  'payment.under-way': 409,
  'person.stale': 409,
  'person.mail-under-way': 409,
  'note.stale': 409,
  'task.stale': 409,
  'payment.paid-already': 409,
  'payment.not-refundable': 409,
  'registration.email-taken': 409,
  'registration.details-complete': 409,
  'registration.meetings-pending': 409,
  'registration.no-meetings': 409,
  'email.already-sent': 409,
  'email.not-configured': 409,
  'organiser.email-taken': 409,
  'organiser.last-admin': 409,
  'hold.hour-in-use': 409,
  'hold.limit-reached': 409,
  'request.too-large': 413,
  'request.wrong-media-type': 415,
  'request.invalid': 422,
  'import.unreadable': 422,
  'failed-address.unreadable': 422,
  'submission.key-reused': 422,
  'request.too-many': 429,
  'server.failed': 500,
  'server.unavailable': 503,
  'payment.provider-unavailable': 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes that an endpoint lists itself. The others follow from its method, input and permission. */
export type SpecialCode = Exclude<
  ErrorCode,
  | 'request.unreadable'
  | 'request.too-large'
  | 'request.too-many'
  | 'request.wrong-media-type'
  | 'session.missing'
  | 'session.forbidden'
  | 'edition.other'
  | 'server.failed'
  | 'server.unavailable'
>;

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Every error response (decisions 3). `error` and `message` are the same human-readable sentence. */
export const errorSchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(codes),
  /** The sentence as code and values, for translation. */
  reason: messageSchema,
  /** A sentence for each invalid field, keyed by its path, such as 'registration.email'. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The same as codes and values. */
  reasons: z.optional(z.record(z.string(), messageSchema)),
  /** For a form with files: each rejected file and the reason. */
  refusedFiles: z.optional(z.array(refusedFileSchema)),
  /** With 'meeting.slot-taken': every slot that was lost. */
  lost: z.optional(z.array(lostSlotSchema)),
  /** With 'meeting.stale': the meeting's current state. */
  meeting: z.optional(scheduleSchema),
  /** With 'category.stale': the current category tree. */
  categoryTree: z.optional(storedTreeSchema),
  /** With 'application.stale': the application's current state. */
  application: z.optional(hostedRowSchema),
  /** With 'booking.stale': the booking's current state. */
  booking: z.optional(bookingSummarySchema),
  /** With 'edition.stale' for a change of settings or state: the edition's current state. */
  edition: z.optional(storedEditionSchema),
  /** With 'edition.touches-meetings': the current impact of the change. */
  impact: z.optional(impactSchema),
  /** With 'edition.deletes-documents': whose documents the change would delete, and when. */
  deletion: z.optional(plannedDeletionSchema),
  /** With 'exhibitor.stale': the exhibitor's current state. */
  exhibitor: z.optional(exhibitorProfileSchema),
  /** With 'exhibitor.place-in-use' and 'exhibitor.merge-conflict': the first 100 that prevent it. */
  inTheWay: z.optional(z.array(meetingInTheWaySchema)),
  /** With 'import.stale': the import's current state. */
  import: z.optional(importSchema),
  /** With 'payment.stale': the payment's current state. */
  attempt: z.optional(paymentAttemptSchema),
  /** With 'person.stale': the current contact details. */
  contact: z.optional(versionedContactSchema),
  /** With 'words.stale': the current text. */
  text: z.optional(textSchema),
  /** With 'meeting.slot-taken' for a single meeting: the exhibitor's free slots that day, as starts in minutes. */
  freeHours: z.optional(z.array(z.int())),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorSchema>;
