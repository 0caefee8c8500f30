// A meeting as it is sent in a submission, and as the visitor's page plans it.
import * as z from 'zod/mini';
import { cleanLine } from '../registration/text.ts';

const shortText = z.string().check(z.overwrite(cleanLine), z.maxLength(300));

/** Sent to the server: the range, not the label, in `time` (decisions 3). */
export const meetingPayloadSchema = z.object({
  day: z.int(),
  date: shortText,
  dayOfWeek: shortText,
  time: shortText,
  exhibitor: shortText,
  boothNumber: shortText,
});
export type MeetingPayload = z.infer<typeof meetingPayloadSchema>;

/** Held by the browser: `time` is the label, such as '11 am' (business matching 3); the id tells namesakes apart. */
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

/** A booked meeting as organisers and its visitor see it (hosted buyer and dashboard 3, decisions 3 and 5). */
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
  /** 2 pending, 3 rejected, 4 approved. */
  status: meetingStatusSchema,
  /** Who gave it up: told apart from one that an organiser rejected. */
  cancelledBy: z.nullable(z.literal('visitor')),
  /** Why an organiser rejected it: own words, or one of the list; left out where none was given. */
  rejectionReason: z.optional(z.string()),
  /** Rejected because nobody had confirmed the registration's email address; left out of all others. */
  released: z.optional(z.literal(true)),
  /** Sent back with a change, so that nobody overwrites what he has not seen. */
  version: z.int(),
  exhibitorId: z.int(),
  /** Start hour at the fair. */
  hour: z.int(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A slot that a submission lost, by the names that the visitor knows (decisions 5). */
export const lostSlotSchema = z.object({
  exhibitor: z.string(),
  boothNumber: z.string(),
  day: z.int(),
  /** The range, as it was sent. */
  time: z.string(),
  /** Nobody took it: its start has passed. */
  begun: z.optional(z.literal(true)),
});
export type LostSlot = z.infer<typeof lostSlotSchema>;
