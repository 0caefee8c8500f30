// Endpoints with which organisers decide the meetings of registrations, and mail the decisions (hosted buyer and dashboard 7).

import { categoryNamesSchema } from '@visavis/domain/category/schema';
import { MOVE_STATES } from '@visavis/domain/meeting/move-hours';
import { meetingStatusSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { messageSchema, outcomeFields } from '../outcome.ts';
import { meetingGroupSchema } from '../registration/endpoints.ts';
import { optionalWhole } from '../registration/filter.ts';
import * as calls from './calls.ts';
import { rejectionReasonSchema } from './rejection-reason.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const idParams = z.object({ id });
/** The same for a JSON body, which needs no coercion. */
const wholeId = z.int().check(z.positive(), z.maximum(2147483647));

const personSchema = z.object({ name: z.string(), company: z.string() });

/** An exhibitor's hours, as targets for moving a meeting. */
export const moveHoursSchema = z.object({
  exhibitor: z.object({
    id: z.int(),
    name: z.string(),
    boothNumber: z.string(),
    places: z.int(),
    /** The exhibitor no longer takes part: no hour is free. */
    archived: z.optional(z.literal(true)),
  }),
  /** Another live meeting of the visitor with this exhibitor, so no hour is free; absent if there is none. */
  met: z.optional(z.object({ date: z.string(), time: z.string() })),
  /** Every hour of every day of the edition. */
  hours: z.array(
    z.object({
      day: z.int(),
      /** Start, in minutes from midnight at the fair. */
      minute: z.int(),
      state: z.enum(MOVE_STATES),
      /** Places left for this meeting. */
      left: z.int(),
      /** Other people meeting the exhibitor at that time. */
      meeting: z.array(personSchema),
      /** Number of places held by visitors who are still choosing. */
      held: z.int(),
      /** Names of the exhibitors that the visitor meets at that time. */
      elsewhere: z.array(z.string()),
    }),
  ),
  /** Live meetings outside the grid: of the exhibitor, of the visitor, and the one to move. */
  offGrid: z.array(
    z.object({
      whose: z.enum(['exhibitor', 'visitor', 'this']),
      /** YYYY-MM-DD. */
      date: z.string(),
      /** The range, such as '8.00am-9.00am'. */
      time: z.string(),
      exhibitor: z.string(),
      ...personSchema.shape,
    }),
  ),
});
export type MoveHours = z.infer<typeof moveHoursSchema>;

export const listMoveHours = endpoint(calls.listMoveHours, {
  permission: 'registration.read',
  summary:
    'Hours to which a meeting, by its id, could move with its exhibitor or another: free for both, or who is where',
  params: idParams,
  query: z.object({
    /** Exhibitor ID; defaults to the meeting's exhibitor. */
    exhibitor: z.optional(id),
  }),
  output: moveHoursSchema,
});

/** The facts on which to decide a meeting. */
export const meetingFactsSchema = z.object({
  /** kept: by this live meeting. free, lost: a rejected one's hour is available again, or taken. begun: it started. */
  hour: z.enum(['kept', 'free', 'lost', 'begun']),
  /** The exhibitor's unblocked hours with a meeting, including this one. */
  taken: z.int(),
  hours: z.int(),
  /** Other hours that are free for both. */
  otherFree: z.int(),
  interests: z.object({
    /** Number of interests the visitor chose; hosted buyers may have chosen none. */
    chosen: z.int(),
    /** The interests that the exhibitor covers. */
    matching: z.array(z.object({ name: z.string(), names: z.optional(categoryNamesSchema) })),
  }),
});
export type MeetingFacts = z.infer<typeof meetingFactsSchema>;

export const getMeetingFacts = endpoint(calls.getMeetingFacts, {
  permission: 'registration.read',
  summary:
    'What decides on a meeting, by its id: whether its hour is kept, how busy the exhibitor is, and which interests match',
  params: idParams,
  output: meetingFactsSchema,
});

const DECISION_ERRORS = ['meeting.slot-taken', 'meeting.stale', 'meeting.ended'] as const;

const decisionOutput = z.object({
  success: z.literal(true),
  /** The registration after the change. */
  group: meetingGroupSchema,
});

/** Without a version the change applies to the current state, and is audited. */
const versionQuery = z.object({ version: optionalWhole });

export const approveMeeting = endpoint(calls.approveMeeting, {
  permission: 'meeting.decide',
  summary: 'Approves a meeting; a rejected one takes its hour again',
  params: idParams,
  query: versionQuery,
  output: decisionOutput,
  records: ['meeting.approve'],
  errors: DECISION_ERRORS,
});

export const rejectMeeting = endpoint(calls.rejectMeeting, {
  permission: 'meeting.decide',
  summary: 'Rejects a meeting and frees its hour; the status email includes the reason, if given',
  params: idParams,
  query: versionQuery,
  body: z.optional(z.object({ reason: rejectionReasonSchema })),
  output: decisionOutput,
  records: ['meeting.reject'],
  errors: DECISION_ERRORS,
});

export const editMeeting = endpoint(calls.editMeeting, {
  permission: 'meeting.decide',
  summary: 'Changes exhibitor, hour and status of a meeting',
  params: idParams,
  body: z.object({
    booth_number: z.string().check(z.maxLength(100)),
    date: z.string().check(z.maxLength(40)),
    day: z.coerce.number().check(z.int()),
    day_of_week: z.string().check(z.maxLength(20)),
    exhibitor: z.string().check(z.maxLength(300)),
    /** HH:00; also accepts a range. */
    time: z.string().check(z.maxLength(40)),
    status: z.pipe(z.coerce.number(), meetingStatusSchema),
    version: z.optional(z.int()),
    /** Why an hour outside the edition's hours is allowed; admins only. */
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: decisionOutput,
  records: ['meeting.edit'],
  errors: DECISION_ERRORS,
});

/** Result for one meeting of an Approve All. */
export const approvalResultSchema = z.object({
  id: z.int(),
  ok: z.boolean(),
  /** Why it was not approved, as a sentence; null if approved. */
  message: z.nullable(z.string()),
  /** The same as code and values; absent if approved. */
  reason: z.optional(messageSchema),
});

export const approveAllMeetings = endpoint(calls.approveAllMeetings, {
  permission: 'meeting.decide',
  summary: 'Approves every meeting of a registration, given its id, with a result for each',
  params: idParams,
  body: z.object({
    /** Versions as the organiser saw them: a meeting changed since is not approved. Omitted ones are not checked. */
    versions: z.optional(z.array(z.object({ id: z.int(), version: z.int() })).check(z.maxLength(200))),
    /** Skips rejected meetings; if omitted, they are approved too. */
    only: z.optional(z.literal('pending')),
  }),
  output: z.object({
    success: z.literal(true),
    results: z.array(approvalResultSchema),
    group: meetingGroupSchema,
  }),
  records: ['meeting.approve'],
  errors: DECISION_ERRORS,
});

export const sendStatusEmail = endpoint(calls.sendStatusEmail, {
  permission: 'registration.mail',
  summary: 'Mails a visitor the decisions stored in the database; schedules sent with the call are ignored',
  body: z.object({
    user_id: wholeId,
    visitor_company_id: wholeId,
    schedules: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields, group: meetingGroupSchema }),
  records: ['registration.mail'],
  errors: [
    'resource.not-found',
    'registration.meetings-pending',
    'registration.no-meetings',
    'email.already-sent',
  ],
});

export const previewStatusEmail = endpoint(calls.previewStatusEmail, {
  permission: 'registration.read',
  summary: 'The status email of a registration as Send Email would write it now, given its id; sends nothing',
  params: idParams,
  output: z.object({
    recipient: z.string(),
    subject: z.string(),
    /** With secret links redacted. */
    html: z.string(),
  }),
  errors: ['registration.meetings-pending', 'registration.no-meetings'],
});
