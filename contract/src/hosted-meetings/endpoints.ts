// Endpoints for a hosted buyer's meetings: saved once, as many as the edition requires (hosted buyer and dashboard 7).
import { ATTENDANCES } from '@visavis/domain/attendance/schema';
import { interestSchema } from '@visavis/domain/interest/schema';
import { meetingPayloadSchema, scheduleSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { draftTokenHeader } from '../hold/endpoints.ts';
import * as calls from './calls.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));

export const saveHostedMeetings = endpoint(calls.saveHostedMeetings, {
  permission: 'hosted-buyer.act',
  summary:
    'Books the meetings of a buyer whose deposit is paid, all or none; the holds of the draft become meetings',
  headers: z.object({
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    ...draftTokenHeader.shape,
  }),
  body: z.object({
    user_id: z.int(),
    company_id: z.int(),
    interests: z.array(interestSchema).check(z.maxLength(200)),
    meetings: z.array(meetingPayloadSchema).check(z.maxLength(50)),
  }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    registration_id: z.int(),
    reference: z.string(),
  }),
  records: ['meeting.save'],
  errors: ['hosted.step-closed', 'hosted.meetings-saved', 'meeting.slot-taken', 'submission.key-reused'],
});

export const finalMeetingsSchema = z.object({
  success: z.literal(true),
  /** Id of their edition. */
  edition: z.int(),
  message: z.string(),
  /** By day and hour; includes rejected and cancelled meetings. */
  meetings: z.array(z.object({ ...scheduleSchema.shape, attendance: z.nullable(z.enum(ATTENDANCES)) })),
  name: z.string(),
  reference: z.string(),
  /** The booked stay as printed; null before there is one. */
  stay: z.nullable(z.object({ label: z.string(), roomType: z.string(), extraNights: z.array(z.string()) })),
  /** Ringgit: the deposit, the total paid including extra nights, and whether the deposit was refunded. */
  deposit: z.nullable(
    z.object({ amount: z.number(), totalPaid: z.number(), currency: z.string(), isRefunded: z.boolean() }),
  ),
  /** The meetings are still to be chosen: this is not the buyer's final list. Absent otherwise. */
  isChoosing: z.optional(z.literal(true)),
  heldCount: z.int(),
  refundAfterMeetings: z.int(),
  refundWithinDays: z.int(),
});
export type FinalMeetings = z.infer<typeof finalMeetingsSchema>;

export const getHostedMeetings = endpoint(calls.getHostedMeetings, {
  permission: 'hosted-buyer.act',
  summary: 'The meetings of the buyer whose key is sent, with stay, deposit and how many were held',
  params: z.object({ userId: id, companyId: id }),
  output: finalMeetingsSchema,
  errors: ['hosted.step-closed'],
});
