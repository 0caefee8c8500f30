// Schemas of a meeting: in a submission, in the visitor's plan, and as booked.
import * as z from 'zod/mini';
import { cleanLine } from '../text/normalise.ts';

const shortText = z.string().check(z.overwrite(cleanLine), z.maxLength(300));

/** Sent to the server: `time` is the range, not the label (decisions 3). */
export const meetingPayloadSchema = z.object({
  day: z.int(),
  date: shortText,
  dayOfWeek: shortText,
  time: shortText,
  exhibitor: shortText,
  boothNumber: shortText,
});
export type MeetingPayload = z.infer<typeof meetingPayloadSchema>;

/** Stored in the browser: `time` is the label, such as '11 am' (business matching 3); the ID identifies the company. */
export const plannedMeetingSchema = z.object({
  day: z.int(),
  date: z.string(),
  dayOfWeek: z.string(),
  time: z.string(),
  company: z.string(),
  boothNumber: z.string(),
  exhibitorId: z.int(),
});
export type PlannedMeeting = z.infer<typeof plannedMeetingSchema>;

/** Status numbers of a meeting (hosted buyer and dashboard 4). */
export const MEETING_STATUS = { pending: 2, rejected: 3, approved: 4 } as const;
export type MeetingStatus = (typeof MEETING_STATUS)[keyof typeof MEETING_STATUS];
export const meetingStatusSchema = z.union([z.literal(2), z.literal(3), z.literal(4)]);

/** A booked meeting as shown to organisers and its visitor (hosted buyer and dashboard 3, decisions 3 and 5). */
export const scheduleSchema = z.object({
  id: z.int(),
  day: z.int(),
  /** YYYY-MM-DD. */
  date: z.string(),
  dayOfWeek: z.string(),
  /** The range, such as '11.00am-12.00pm'. */
  time: z.string(),
  exhibitor: z.string(),
  boothNumber: z.string(),
  /** Absent if there is none. */
  hall: z.optional(z.string()),
  /** 2 pending, 3 rejected, 4 approved. */
  status: meetingStatusSchema,
  /** Set if the visitor cancelled it, as opposed to a rejection by an organiser. */
  cancelledBy: z.nullable(z.literal('visitor')),
  /** Why an organiser rejected it: free text or a predefined reason; absent if none was given. */
  rejectionReason: z.optional(z.string()),
  /** Rejected because the registration's email address was not confirmed; absent otherwise. */
  released: z.optional(z.literal(true)),
  /** Pending although its slot has begun: 'Not decided', which can still be decided (decisions 11); absent otherwise. */
  undecided: z.optional(z.literal(true)),
  /** Sent back with a change, so that a stale page cannot overwrite a newer state. */
  version: z.int(),
  exhibitorId: z.int(),
  /** Start, in minutes from midnight at the fair. */
  minute: z.int(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A slot that a submission lost, with names for display (decisions 5). */
export const lostSlotSchema = z.object({
  exhibitor: z.string(),
  boothNumber: z.string(),
  day: z.int(),
  /** The range, as sent. */
  time: z.string(),
  /** Lost because its start has passed, not because someone else took it. */
  begun: z.optional(z.literal(true)),
});
export type LostSlot = z.infer<typeof lostSlotSchema>;
