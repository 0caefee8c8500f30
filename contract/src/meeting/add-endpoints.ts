// Endpoints with which organisers add a meeting to an existing registration.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { meetingGroupSchema } from '../registration/endpoints.ts';
import * as calls from './add-calls.ts';
import { moveHoursSchema } from './endpoints.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));
const idParams = z.object({ id });
/** The same for a JSON body, which needs no coercion. */
const wholeId = z.int().check(z.positive(), z.maximum(2147483647));

export const listAddHours = endpoint(calls.listAddHours, {
  permission: 'registration.read',
  summary:
    'Hours in which an exhibitor could meet the person of a registration: free for both, or who is where',
  params: idParams,
  query: z.object({ exhibitor: id }),
  output: moveHoursSchema,
});

export const addMeeting = endpoint(calls.addMeeting, {
  permission: 'meeting.decide',
  summary: 'Adds an approved meeting, of which the next status email tells; a repeated call changes nothing',
  params: idParams,
  body: z.strictObject({ exhibitorId: wholeId, day: z.int(), minute: z.int() }),
  output: z.object({
    /** What is needed to undo it. */
    added: z.object({ meetingId: z.int(), version: z.int() }),
    /** The registration after the change. */
    group: meetingGroupSchema,
  }),
  records: ['meeting.add'],
  errors: ['meeting.slot-taken', 'meeting.ended'],
});

export const undoAddedMeeting = endpoint(calls.undoAddedMeeting, {
  permission: 'meeting.decide',
  summary: 'Takes away a meeting that was added, unless it has changed or the person was emailed of it since',
  params: idParams,
  body: z.strictObject({ meetingId: wholeId, version: z.int() }),
  output: z.object({
    /** The registration after the change. */
    group: meetingGroupSchema,
  }),
  records: ['meeting.undo-add'],
  errors: ['meeting.stale', 'email.already-sent'],
});
