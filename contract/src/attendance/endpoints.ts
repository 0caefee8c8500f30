// Which meetings took place: marked by organisers, or by the exhibitor through its own secret link.
import { ATTENDANCES } from '@visavis/domain/attendance/schema';
import { scheduleSchema } from '@visavis/domain/meeting/schema';
import { cleanLine } from '@visavis/domain/registration/text';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const idParams = z.object({ id });
const mark = z.strictObject({
  /** null takes a mark back. */
  attendance: z.nullable(z.enum(ATTENDANCES)),
  version: z.optional(z.int()),
});

/** A meeting with who meets whom, for those that mark it. */
export const attendedMeetingSchema = z.object({
  ...scheduleSchema.shape,
  registrationId: z.int(),
  programme: z.enum(['business', 'hosted']),
  /** The public reference: what the QR of the buyer's schedule says. */
  reference: z.string(),
  name: z.string(),
  company: z.string(),
  attendance: z.nullable(z.enum(ATTENDANCES)),
  /** Who marked it, when and how; null before. */
  marked: z.nullable(
    z.object({ by: z.string(), at: z.string(), way: z.enum(['dashboard', 'exhibitor-link']) }),
  ),
  canBeMarked: z.boolean(),
});
export type AttendedMeeting = z.infer<typeof attendedMeetingSchema>;

export const listAttendance = endpoint({
  method: 'GET',
  path: '/api/attendance',
  permission: 'attendance.read',
  summary:
    'Approved meetings in the order of day and hour, by what is searched; the header x-total-count says how many',
  query: z.object({
    /** Anywhere in reference, name, company or exhibitor. */
    search: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200))),
    day: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31))),
    programme: z.optional(z.enum(['business', 'hosted'])),
    /** 'none' for those that nobody has marked. */
    attendance: z.optional(z.enum(['held', 'missed', 'none'])),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
    offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647))),
  }),
  status: 200,
  output: z.array(attendedMeetingSchema),
  errors: ['session.missing', 'request.invalid', 'server.unavailable'],
});

const MARK_ERRORS = [
  'request.unreadable',
  'resource.not-found',
  'meeting.not-markable',
  'meeting.stale',
  'request.too-large',
  'request.wrong-media-type',
  'request.invalid',
  'server.unavailable',
] as const;

export const markAttendance = endpoint({
  method: 'POST',
  path: '/api/attendance/:id',
  permission: 'attendance.mark',
  summary: 'Marks a meeting, by its id, as held or missed; it must be approved and its hour must have begun',
  params: idParams,
  body: mark,
  status: 200,
  output: attendedMeetingSchema,
  records: ['meeting.mark'],
  errors: [...MARK_ERRORS, 'session.missing', 'session.forbidden'],
});

export const makeExhibitorLink = endpoint({
  method: 'POST',
  path: '/api/exhibitor-schedules/:id/link',
  permission: 'exhibitor.make-link',
  summary: 'A secret link by which an exhibitor sees its meetings and marks them; earlier ones stop working',
  params: idParams,
  status: 200,
  output: z.object({ link: z.string() }),
  records: ['exhibitor.make-link'],
  errors: [
    'session.missing',
    'session.forbidden',
    'resource.not-found',
    'request.invalid',
    'server.unavailable',
  ],
});

/** What an exhibitor sees with its link. */
export const exhibitorDeskSchema = z.object({
  exhibitor: z.object({ name: z.string(), boothNumber: z.string() }),
  meetings: z.array(attendedMeetingSchema),
});
export type ExhibitorDesk = z.infer<typeof exhibitorDeskSchema>;

export const getExhibitorDesk = endpoint({
  method: 'GET',
  path: '/api/exhibitor-desk',
  permission: 'desk.use',
  summary: 'The approved meetings of the exhibitor whose link was opened',
  status: 200,
  output: exhibitorDeskSchema,
  errors: ['resource.not-found', 'server.unavailable'],
});

export const markAtDesk = endpoint({
  method: 'POST',
  path: '/api/exhibitor-desk/meetings/:id',
  permission: 'desk.use',
  summary: 'Marks one of the exhibitor’s own meetings as held or missed',
  params: idParams,
  body: mark,
  status: 200,
  output: attendedMeetingSchema,
  records: ['meeting.mark'],
  errors: [...MARK_ERRORS, 'request.too-many'],
});
