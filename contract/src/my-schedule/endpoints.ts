// Endpoints of a visitor's own schedule, opened with the key of an emailed link.

import { scheduleSchema } from '@visavis/domain/meeting/schema';
import { EMAIL_INVALID, requiredMessage } from '@visavis/domain/message/form-messages';
import { EMAIL_LIMIT, EMAIL_SHAPE } from '@visavis/domain/profile/shapes';
import { cleanAddress } from '@visavis/domain/text/email-address';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { outcomeFields } from '../outcome.ts';
import * as calls from './calls.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });

export const myScheduleSchema = z.object({
  /** ID of its edition; absent in copies cached by older versions. */
  edition: z.optional(z.int()),
  name: z.string(),
  company: z.string(),
  reference: z.string(),
  /** By day and hour; includes rejected and cancelled meetings. */
  meetings: z.array(
    z.object({
      ...scheduleSchema.shape,
      /** Its start has passed: it can no longer be changed. */
      hasBegun: z.boolean(),
      /** Its exhibitor no longer takes part: no other hour can be chosen there. Absent otherwise. */
      isWithdrawn: z.optional(z.literal(true)),
    }),
  ),
  /** ISO instant of the last change of any meeting, by anyone. */
  changedAt: z.string(),
  /** Whether the visitor confirmed by pressing a button on the emailed link's page; opening the link is not enough. */
  emailConfirmed: z.optional(z.boolean()),
  /**
   * Where the address can be confirmed. here: on this page, whose key was emailed. email: only from the email, as the
   * key is from a response. nowhere: without a mail server. Absent in copies cached by older versions.
   */
  confirmedFrom: z.optional(z.enum(['here', 'email', 'nowhere'])),
  /** ISO instant from which unconfirmed hours may be released; null if they never are. */
  releasedFrom: z.optional(z.nullable(z.string())),
});
export type MySchedule = z.infer<typeof myScheduleSchema>;

const CHANGE_ERRORS = ['meeting.slot-taken', 'meeting.stale', 'meeting.ended'] as const;

export const getMySchedule = endpoint(calls.getMySchedule, {
  summary: 'The schedule that the key opens; 404 for a key that is unknown or has expired',
  permission: 'schedule.manage',
  output: myScheduleSchema,
});

export const confirmMyEmail = endpoint(calls.confirmMyEmail, {
  summary: 'Confirms the email address to which the key was mailed, so that the hours are kept. Idempotent',
  permission: 'schedule.manage',
  output: myScheduleSchema,
  records: ['registration.confirm'],
  errors: ['request.invalid'],
});

export const cancelMyMeeting = endpoint(calls.cancelMyMeeting, {
  summary: 'Cancels a meeting; its hour is immediately free for others',
  permission: 'schedule.manage',
  params: idParams,
  body: z.strictObject({ version: z.int() }),
  output: myScheduleSchema,
  records: ['meeting.cancel', 'registration.confirm'],
  errors: CHANGE_ERRORS,
});

export const moveMyMeeting = endpoint(calls.moveMyMeeting, {
  summary:
    'Requests another hour with the same exhibitor: a pending meeting moves, an ended one is requested again, an approved one stays',
  permission: 'schedule.manage',
  params: idParams,
  body: z.strictObject({ version: z.int(), day: z.int(), minute: z.int() }),
  output: myScheduleSchema,
  records: ['meeting.ask-again', 'meeting.move', 'registration.confirm'],
  errors: CHANGE_ERRORS,
});

export const getMyCalendar = endpoint(calls.getMyCalendar, {
  summary: 'The meetings as a calendar file, those not decided yet as tentative',
  permission: 'schedule.manage',
  produces: ['text/calendar'],
  output: z.string(),
});

export const sendScheduleLink = endpoint(calls.sendScheduleLink, {
  permission: 'anyone',
  summary:
    'Mails the schedule link to the address of a registration; the response is the same for every address',
  body: z.strictObject({
    email: z
      .string()
      .check(
        z.overwrite(cleanAddress),
        z.minLength(1, { error: requiredMessage('email'), abort: true }),
        z.maxLength(EMAIL_LIMIT),
        z.regex(EMAIL_SHAPE, EMAIL_INVALID),
      ),
  }),
  output: z.object({ success: z.literal(true), ...outcomeFields }),
  errors: ['email.not-configured'],
});
