// A person as the page of one registration shows it.

import { LANGUAGES } from '@visavis/domain/language/languages';
import * as z from 'zod/mini';
import { attendedMeetingSchema } from '../attendance/endpoints.ts';
import { emailRowSchema } from '../email/endpoints.ts';
import { hostedRowSchema } from '../hosted-buyer/row.ts';
import { meetingFactsSchema } from '../meeting/endpoints.ts';
import { paymentAttemptSchema } from '../payment/attempt.ts';
import { meetingGroupSchema } from '../registration/endpoints.ts';
import { contactSchema } from './contact.ts';

/** What staff have written about the person; nobody else reads it. */
export const personNoteSchema = z.object({
  id: z.int(),
  content: z.string(),
  /** Email address of who wrote it. */
  by: z.string(),
  /** Whether the caller may change it: its author. */
  isOwn: z.boolean(),
  /** ISO instants; `changedAt` is null until it is changed. */
  createdAt: z.string(),
  changedAt: z.nullable(z.string()),
  version: z.int(),
});
export type PersonNote = z.infer<typeof personNoteSchema>;

/** What is to be done about the person. */
export const personTaskSchema = z.object({
  id: z.int(),
  content: z.string(),
  /** Whose it is; null for anyone. */
  assignee: z.nullable(z.object({ id: z.int(), email: z.string() })),
  /** YYYY-MM-DD; null for no day. */
  dueOn: z.nullable(z.string()),
  /** Email addresses of staff; `doneBy` is null until it is done. */
  by: z.string(),
  doneBy: z.nullable(z.string()),
  /** ISO instants. */
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
  version: z.int(),
});
export type PersonTask = z.infer<typeof personTaskSchema>;

/** The stay of a hosted buyer; without its payments. */
export const personBookingSchema = z.object({
  guest: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** Empty without a second applicant. */
  additionalName: z.string(),
  /** Masked, and empty for those who may not see passports or when there is none. */
  passport: z.string(),
  additionalPassport: z.string(),
  /** YYYY-MM-DD each; the label is as printed. */
  stay: z.object({ from: z.string(), to: z.string(), label: z.string() }),
  roomType: z.string(),
  /** YYYY-MM-DD each. */
  extraNights: z.array(z.string()),
  /** In major units of the currency. */
  total: z.number(),
  currency: z.string(),
  isPaid: z.boolean(),
  /** Raised by every change; sent back with the next one. */
  version: z.int(),
  /** Of one night more, in major units. */
  extraNightPrice: z.number(),
  /** What a paid booking costs more than was paid, or less where it is negative; 0 for one that is not paid. */
  difference: z.number(),
});
export type PersonBooking = z.infer<typeof personBookingSchema>;

/** An entry of the audit trail about the person. */
export const personEventSchema = z.object({
  id: z.int(),
  /** ISO instant. */
  at: z.string(),
  actorKind: z.enum(['organiser', 'visitor', 'exhibitor', 'system']),
  /** The email address of an organiser, the name of an exhibitor, the reference of a visitor. */
  actor: z.string(),
  /** noun.verb, such as 'meeting.approve'. */
  action: z.string(),
  /** The exhibitor of a meeting; null for anything else. */
  exhibitor: z.nullable(z.string()),
  /** Of a change of the contact: names of the fields. */
  fields: z.array(z.string()),
  /** What changed, in those fields of the entry that hold no contact; null for none. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Of a recent decision on a pending meeting, or a meeting added, that nobody has changed since: what takes it back; null otherwise. */
  undo: z.nullable(z.object({ id: z.int(), version: z.int(), until: z.string() })),
});
export type PersonEvent = z.infer<typeof personEventSchema>;

export const personSchema = z.object({
  id: z.int(),
  reference: z.string(),
  programme: z.enum(['business', 'hosted']),
  contact: contactSchema,
  /** Raised by every change of the contact; sent back with the next one. */
  contactVersion: z.int(),
  /** Mailed links that open something now. */
  links: z.int(),
  /** Of the emails to the person. */
  language: z.enum(LANGUAGES),
  /** ISO instant at which the email address was confirmed; null until then. */
  confirmedAt: z.nullable(z.string()),
  /** Where mail to the address fails, the newest failure; null for those who may not read emails. */
  failedAddress: z.nullable(
    z.object({
      kind: z.enum(['address', 'bounce']),
      /** The mail server's own words, or an organiser's. */
      reason: z.string(),
      /** ISO instant. */
      failedAt: z.string(),
    }),
  ),
  /** ISO instant at which documents are deleted because settings were changed; null while no such deletion waits. */
  documentsDeletedAt: z.nullable(z.string()),
  /** Email address of who on the staff registered the person by hand; null for those who did it themselves. */
  registeredBy: z.nullable(z.string()),
  /** The registration with its meetings, as Business Matching lists it. */
  registration: meetingGroupSchema,
  /** Sub-categories that the person chose; a hosted buyer may have chosen none. */
  interests: meetingFactsSchema.shape.interests.shape.matching,
  /** Exhibitors with interests in common and free hours whom the person does not meet yet, the best first. */
  suggested: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      boothNumber: z.string(),
      /** How many in common. */
      interests: z.int(),
      freeHours: z.int(),
    }),
  ),
  /** Meetings as somebody else decided them: when an email told the person, an ISO instant; null while none did. */
  told: z.array(z.object({ id: z.int(), at: z.nullable(z.string()) })),
  /** Meetings that are marked, or about which the exhibitor says otherwise. */
  marks: z.array(
    z.object({
      id: z.int(),
      attendance: attendedMeetingSchema.shape.attendance,
      exhibitorSays: attendedMeetingSchema.shape.exhibitorSays,
    }),
  ),
  /** As the Hosted Buyer Program lists it; null for a visitor. */
  application: z.nullable(hostedRowSchema),
  booking: z.nullable(personBookingSchema),
  /** Attempts to pay, newest first. */
  payments: z.array(paymentAttemptSchema),
  /** Newest first, at most a hundred. */
  messages: z.array(emailRowSchema),
  /** Open ones by day, then those that are done. */
  tasks: z.array(personTaskSchema),
  /** Who may be given a task; empty for those who may not give any. */
  staff: z.array(z.object({ id: z.int(), email: z.string() })),
  /** Newest first. */
  notes: z.array(personNoteSchema),
  /** Newest first, at most a hundred. */
  history: z.array(personEventSchema),
});
export type Person = z.infer<typeof personSchema>;
