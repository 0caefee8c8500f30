// Endpoints that record which meetings took place, marked by organisers or by the exhibitor through its secret link.
import { ATTENDANCES } from '@visavis/domain/attendance/schema';
import { scheduleSchema } from '@visavis/domain/meeting/schema';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../list-query.ts';
import { messageSchema } from '../outcome.ts';
import * as calls from './calls.ts';
import { attendanceFilterSchema } from './filter.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const idParams = z.object({ id });
const mark = z.strictObject({
  /** null removes the mark. */
  attendance: z.nullable(z.enum(ATTENDANCES)),
  version: z.optional(z.int()),
});

/** A meeting and its participants, as shown to anyone who marks attendance. */
export const attendedMeetingSchema = z.object({
  ...scheduleSchema.shape,
  registrationId: z.int(),
  programme: z.enum(['business', 'hosted']),
  /** The public reference, which the QR code on the buyer's schedule encodes. */
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  attendance: z.nullable(z.enum(ATTENDANCES)),
  /** Who marked it, when and how; null if unmarked. */
  marked: z.nullable(
    z.object({ by: z.string(), at: z.string(), way: z.enum(['dashboard', 'exhibitor-link']) }),
  ),
  /** The exhibitor's own mark where it differs from `marked`, which only staff can change; null otherwise. */
  exhibitorSays: z.nullable(z.enum(ATTENDANCES)),
  canBeMarked: z.boolean(),
});
export type AttendedMeeting = z.infer<typeof attendedMeetingSchema>;

export const listAttendance = endpoint(calls.listAttendance, {
  permission: 'attendance.read',
  summary:
    'Approved meetings that match the search, by day and minute; the x-total-count header holds the total',
  query: z.object({
    ...attendanceFilterSchema.shape,
    /** A search in reference, name, company, email and phone alone, so that no exhibitor is found. */
    person: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    /** Hall name as on the Show day page; '' for exhibitors without a hall. */
    hall: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(100))),
    /** Start of an hour of the edition: matches meetings that overlap that hour. */
    minute: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1439))),
    ...page,
  }),
  output: z.array(attendedMeetingSchema),
});

const MARK_ERRORS = ['meeting.not-markable', 'meeting.stale'] as const;

export const markAttendance = endpoint(calls.markAttendance, {
  permission: 'attendance.mark',
  summary: 'Marks a meeting as held or missed; it must be approved and its hour must have begun',
  params: idParams,
  body: mark,
  output: attendedMeetingSchema,
  records: ['meeting.mark'],
  errors: MARK_ERRORS,
});

export const markMany = endpoint(calls.markMany, {
  permission: 'attendance.mark',
  summary:
    'Sets or removes the mark of several meetings, each on its own: one that is refused does not affect the others',
  body: z.strictObject({
    attendance: mark.shape.attendance,
    /** With the versions that the caller saw. */
    meetings: z.array(z.strictObject({ id, version: z.int() })).check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({
    marked: z.array(attendedMeetingSchema),
    refused: z.array(
      z.object({
        id: z.int(),
        message: z.string(),
        reason: z.optional(messageSchema),
        /** The current state; null if the meeting is unknown. */
        meeting: z.nullable(attendedMeetingSchema),
      }),
    ),
  }),
  records: ['meeting.mark'],
});

export const makeExhibitorLink = endpoint(calls.makeExhibitorLink, {
  permission: 'exhibitor.make-link',
  summary:
    'Creates a secret link with which an exhibitor sees and marks its meetings; earlier links stop working',
  params: idParams,
  output: z.object({ link: z.string() }),
  records: ['exhibitor.make-link'],
});

/** Same as above without the organiser who marked it, which exhibitors must not see. */
const exhibitorsMeetingSchema = z.object({
  ...attendedMeetingSchema.shape,
  marked: z.nullable(z.object({ at: z.string(), way: z.enum(['dashboard', 'exhibitor-link']) })),
});
export type ExhibitorsMeeting = z.infer<typeof exhibitorsMeetingSchema>;

/** What an exhibitor sees after opening its link. */
export const exhibitorDeskSchema = z.object({
  /** Id of the exhibitor’s edition. */
  edition: z.int(),
  exhibitor: z.object({ name: z.string(), boothNumber: z.string() }),
  meetings: z.array(exhibitorsMeetingSchema),
});
export type ExhibitorDesk = z.infer<typeof exhibitorDeskSchema>;

export const getExhibitorDesk = endpoint(calls.getExhibitorDesk, {
  permission: 'exhibitor-page.use',
  summary: 'The approved meetings of the exhibitor whose link was opened',
  output: exhibitorDeskSchema,
});

export const markAtDesk = endpoint(calls.markAtDesk, {
  permission: 'exhibitor-page.use',
  summary:
    'Marks one of the exhibitor’s own meetings as held or missed; a mark of staff stays, and what the exhibitor says is kept beside it',
  params: idParams,
  body: mark,
  output: exhibitorsMeetingSchema,
  records: ['meeting.mark'],
  errors: MARK_ERRORS,
});
