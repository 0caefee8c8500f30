// What organisers see of registrations and their meetings, and what they decide (hosted buyer and dashboard 7).

import { emailStateSchema } from '@visavis/domain/email/schema';
import { meetingStatusSchema, scheduleSchema } from '@visavis/domain/meeting/schema';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { messageSchema, outcomeFields } from '../outcome.ts';
import { MEETING_PAGE_LIMIT, optionalWhole, registrationFilterSchema } from './filter.ts';
import { rejectionReasonSchema } from './rejection-reason.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const idParams = z.object({ id });
/** The same in a body, where numbers are numbers. */
const wholeId = z.int().check(z.positive(), z.maximum(2147483647));
/** What became of the latest status mail of a registration; null where none was asked for. */
const statusMailSchema = z.nullable(
  z.object({
    id: z.int(),
    state: emailStateSchema,
    /** Why it failed, in the mail server's words. */
    error: z.nullable(z.string()),
    /** Something has changed since: it may be sent again. */
    isOutdated: z.boolean(),
  }),
);

/** A row of the dashboard: a registration with all its meetings. */
export const meetingGroupSchema = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  companySize: z.string(),
  status: z.enum(REGISTRATION_STATES),
  phoneNumber: z.string(),
  /** The public reference, such as 'BM-7K3M-Q2XD'. */
  registrationNumber: z.string(),
  businessNature: z.string(),
  country: z.string(),
  schedules: z.array(scheduleSchema),
  user_id: z.int(),
  visitor_company_id: z.int(),
  email: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  /** Nobody has confirmed its email address, though it could be; left out of all others. */
  unconfirmed: z.optional(z.literal(true)),
  mail: statusMailSchema,
});
export type MeetingGroup = z.infer<typeof meetingGroupSchema>;

export const listMeetingGroups = endpoint({
  method: 'GET',
  path: '/api/meetings',
  permission: 'registration.read',
  summary:
    'Registrations with their meetings, newest first; with a limit only that many from the offset on. The header x-total-count says how many there are',
  query: z.object({
    ...registrationFilterSchema.shape,
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MEETING_PAGE_LIMIT))),
    offset: optionalWhole,
  }),
  status: 200,
  output: z.array(meetingGroupSchema),
  errors: ['session.missing', 'request.invalid', 'server.unavailable'],
});

export const getMeetingGroup = endpoint({
  method: 'GET',
  path: '/api/meetings/:id',
  permission: 'registration.read',
  summary: 'One registration with its meetings, by the id of the registration',
  params: idParams,
  status: 200,
  output: meetingGroupSchema,
  errors: ['session.missing', 'resource.not-found', 'request.invalid', 'server.unavailable'],
});

const DECISION_ERRORS = [
  'request.unreadable',
  'session.missing',
  'session.forbidden',
  'resource.not-found',
  'meeting.slot-taken',
  'meeting.stale',
  'meeting.ended',
  'request.too-large',
  'request.wrong-media-type',
  'request.invalid',
  'server.unavailable',
] as const;

const decisionOutput = z.object({
  success: z.literal(true),
  /** The registration after the change. */
  group: meetingGroupSchema,
});

/** Without a version the change is made to whatever stands there, and audited. */
const versionQuery = z.object({ version: optionalWhole });

export const approveMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/:id/approve',
  permission: 'meeting.decide',
  summary: 'Approves a meeting, by its id; one that was rejected takes its hour again',
  params: idParams,
  query: versionQuery,
  status: 200,
  output: decisionOutput,
  records: ['meeting.approve'],
  errors: DECISION_ERRORS,
});

export const rejectMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/:id/reject',
  permission: 'meeting.decide',
  summary:
    'Rejects a meeting, by its id, and frees its hour; the status mail says the reason where one is given',
  params: idParams,
  query: versionQuery,
  body: z.optional(z.object({ reason: rejectionReasonSchema })),
  status: 200,
  output: decisionOutput,
  records: ['meeting.reject'],
  errors: DECISION_ERRORS,
});

export const editMeeting = endpoint({
  method: 'PUT',
  path: '/api/meetings/:id',
  permission: 'meeting.decide',
  summary: 'Changes exhibitor, hour and status of a meeting, by its id',
  params: idParams,
  body: z.object({
    booth_number: z.string().check(z.maxLength(100)),
    date: z.string().check(z.maxLength(40)),
    day: z.coerce.number().check(z.int()),
    day_of_week: z.string().check(z.maxLength(20)),
    exhibitor: z.string().check(z.maxLength(300)),
    /** HH:00; the range is read too. */
    time: z.string().check(z.maxLength(40)),
    status: z.pipe(z.coerce.number(), meetingStatusSchema),
    version: z.optional(z.int()),
    /** Why an hour outside the edition's is allowed; admins only. */
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  status: 200,
  output: decisionOutput,
  records: ['meeting.edit'],
  errors: DECISION_ERRORS,
});

/** What became of one meeting of an Approve All. */
export const approvalResultSchema = z.object({
  id: z.int(),
  ok: z.boolean(),
  /** Why not, in words; null when it is approved. */
  message: z.nullable(z.string()),
  /** The same as code and values; absent where it is approved. */
  reason: z.optional(messageSchema),
});

export const approveAllMeetings = endpoint({
  method: 'POST',
  path: '/api/meetings/:id/approve-all',
  permission: 'meeting.decide',
  summary: 'Approves every meeting of a registration, by the id of the registration, with a result for each',
  params: idParams,
  body: z.object({
    /** As the organiser saw them: one that has changed since is not approved. Those left out are as they stand. */
    versions: z.optional(z.array(z.object({ id: z.int(), version: z.int() })).check(z.maxLength(200))),
    /** Leaves those that were rejected as they are; without it they are approved too. */
    only: z.optional(z.literal('pending')),
  }),
  status: 200,
  output: z.object({
    success: z.literal(true),
    results: z.array(approvalResultSchema),
    group: meetingGroupSchema,
  }),
  records: ['meeting.approve'],
  errors: DECISION_ERRORS,
});

export const sendStatusEmail = endpoint({
  method: 'POST',
  path: '/api/meetings/send-status-email',
  permission: 'registration.mail',
  summary:
    'Mails a visitor what was decided, as the database has it; whatever schedules are sent with the call count for nothing',
  body: z.object({
    user_id: wholeId,
    visitor_company_id: wholeId,
    schedules: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
  }),
  status: 200,
  output: z.object({ success: z.literal(true), ...outcomeFields, group: meetingGroupSchema }),
  records: ['registration.mail'],
  errors: [
    'request.unreadable',
    'session.missing',
    'session.forbidden',
    'resource.not-found',
    'registration.meetings-pending',
    'email.already-sent',
    'request.too-large',
    'request.wrong-media-type',
    'request.invalid',
    'server.unavailable',
  ],
});

export const deleteRegistration = endpoint({
  method: 'POST',
  path: '/api/meetings/delete',
  permission: 'registration.delete',
  summary: 'Removes a registration and frees its hours; the three ids must agree',
  body: z.object({ user_id: wholeId, visitor_company_id: wholeId, id: wholeId }),
  status: 200,
  output: z.object({ success: z.literal(true), message: z.string() }),
  records: ['application.delete', 'registration.delete'],
  errors: [
    'request.unreadable',
    'session.missing',
    'session.forbidden',
    'resource.not-found',
    'application.money-held',
    'request.too-large',
    'request.wrong-media-type',
    'request.invalid',
    'server.unavailable',
  ],
});
