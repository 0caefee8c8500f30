// A person, as shown on the page of a registration.

import { LANGUAGES } from '@visavis/domain/language/languages';
import * as z from 'zod/mini';
import { attendedMeetingSchema } from '../attendance/endpoints.ts';
import { emailRowSchema } from '../email/endpoints.ts';
import { hostedRowSchema } from '../hosted-buyer/row.ts';
import { meetingFactsSchema } from '../meeting/endpoints.ts';
import { paymentAttemptSchema } from '../payment/attempt.ts';
import { meetingGroupSchema } from '../registration/endpoints.ts';
import { contactSchema } from './contact.ts';

/** Staff notes about the person; not shown to anyone else. */
export const personNoteSchema = z.object({
  id: z.int(),
  content: z.string(),
  /** Author's email address. */
  by: z.string(),
  /** Whether the caller is the author, who alone may change it. */
  isOwn: z.boolean(),
  /** ISO instants; `changedAt` is null if it was never changed. */
  createdAt: z.string(),
  changedAt: z.nullable(z.string()),
  version: z.int(),
});
export type PersonNote = z.infer<typeof personNoteSchema>;

/** A task about the person. */
export const personTaskSchema = z.object({
  id: z.int(),
  content: z.string(),
  /** Who is responsible; null for anyone. */
  assignee: z.nullable(z.object({ id: z.int(), email: z.string() })),
  /** YYYY-MM-DD; null for no due date. */
  dueOn: z.nullable(z.string()),
  /** Staff email addresses; `doneBy` is null until it is done. */
  by: z.string(),
  doneBy: z.nullable(z.string()),
  /** ISO instants. */
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
  version: z.int(),
});
export type PersonTask = z.infer<typeof personTaskSchema>;

/** A hosted buyer's stay, without its payments. */
export const personBookingSchema = z.object({
  guest: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** Empty without a second applicant. */
  additionalName: z.string(),
  /** Masked; empty if there is none or the caller may not see passports. */
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
  /** Incremented by every change; sent back with the next one. */
  version: z.int(),
  /** Price of one extra night, in major units. */
  extraNightPrice: z.number(),
  /** Amount still due on a paid booking, negative for an overpayment; 0 for an unpaid booking. */
  difference: z.number(),
});
export type PersonBooking = z.infer<typeof personBookingSchema>;

/** An entry of the audit trail about the person. */
export const personEventSchema = z.object({
  id: z.int(),
  /** ISO instant. */
  at: z.string(),
  actorKind: z.enum(['organiser', 'visitor', 'exhibitor', 'system']),
  /** Email address of an organiser, name of an exhibitor, or reference of a visitor. */
  actor: z.string(),
  /** noun.verb, such as 'meeting.approve'. */
  action: z.string(),
  /** The exhibitor if it is about a meeting; null otherwise. */
  exhibitor: z.nullable(z.string()),
  /** For a change of contact details: the names of the changed fields. */
  fields: z.array(z.string()),
  /** What changed, excluding fields with contact details; null if nothing. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** How to undo a recent decision on a pending meeting, or a recent addition; null otherwise, or if changed since. */
  undo: z.nullable(z.object({ id: z.int(), version: z.int(), until: z.string() })),
});
export type PersonEvent = z.infer<typeof personEventSchema>;

export const personSchema = z.object({
  id: z.int(),
  reference: z.string(),
  programme: z.enum(['business', 'hosted']),
  contact: contactSchema,
  /** Incremented by every change of contact details; sent back with the next one. */
  contactVersion: z.int(),
  /** Number of emailed links that are currently valid. */
  links: z.int(),
  /** Language of emails to the person. */
  language: z.enum(LANGUAGES),
  /** ISO instant at which the email address was confirmed; null if unconfirmed. */
  confirmedAt: z.nullable(z.string()),
  /** The latest mail failure of the address; null if there is none or the caller may not read emails. */
  failedAddress: z.nullable(
    z.object({
      kind: z.enum(['address', 'bounce']),
      /** The mail server's response, or an organiser's note. */
      reason: z.string(),
      /** ISO instant. */
      failedAt: z.string(),
    }),
  ),
  /** ISO instant of a pending deletion of documents due to changed settings; null if there is none. */
  documentsDeletedAt: z.nullable(z.string()),
  /** Email address of the staff member who registered the person; null if they registered themselves. */
  registeredBy: z.nullable(z.string()),
  /** The registration with its meetings, as Business Matching lists it. */
  registration: meetingGroupSchema,
  /** Sub-categories that the person chose; a hosted buyer may have chosen none. */
  interests: meetingFactsSchema.shape.interests.shape.matching,
  /** Exhibitors with shared interests and free hours that the person does not meet yet, best first. */
  suggested: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      boothNumber: z.string(),
      /** Number of shared interests. */
      interests: z.int(),
      freeHours: z.int(),
    }),
  ),
  /** Meetings decided by someone else, with the ISO instant at which the person was emailed; null if not yet. */
  told: z.array(z.object({ id: z.int(), at: z.nullable(z.string()) })),
  /** Meetings that are marked, or about which the exhibitor disagrees. */
  marks: z.array(
    z.object({
      id: z.int(),
      attendance: attendedMeetingSchema.shape.attendance,
      exhibitorSays: attendedMeetingSchema.shape.exhibitorSays,
    }),
  ),
  /** As listed in the Hosted Buyer Program; null for a visitor. */
  application: z.nullable(hostedRowSchema),
  booking: z.nullable(personBookingSchema),
  /** Payment attempts, newest first. */
  payments: z.array(paymentAttemptSchema),
  /** Newest first, limited to 100. */
  messages: z.array(emailRowSchema),
  /** Open tasks by due date, then completed ones. */
  tasks: z.array(personTaskSchema),
  /** Possible assignees; empty if the caller may not assign tasks. */
  staff: z.array(z.object({ id: z.int(), email: z.string() })),
  /** Newest first. */
  notes: z.array(personNoteSchema),
  /** Newest first, limited to 100. */
  history: z.array(personEventSchema),
});
export type Person = z.infer<typeof personSchema>;
