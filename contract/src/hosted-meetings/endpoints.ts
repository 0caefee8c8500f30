// The meetings of a hosted buyer: saved once, exactly as many as the edition asks (hosted buyer and dashboard 7).
import { ATTENDANCES } from '@visavis/domain/attendance/schema';
import { interestSchema } from '@visavis/domain/interest/schema';
import { meetingPayloadSchema, scheduleSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { draftTokenHeader } from '../hold/endpoints.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));

export const saveHostedMeetings = endpoint({
  method: 'POST',
  path: '/api/hosted/meetings/save',
  permission: 'hosted-buyer.act',
  summary:
    'Books the meetings of a buyer whose deposit is paid, all or none; the holds of the draft become them',
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
  status: 200,
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    registration_id: z.int(),
    reference: z.string(),
  }),
  records: ['meeting.save'],
  errors: [
    'request.unreadable',
    'resource.not-found',
    'hosted.step-closed',
    'hosted.meetings-saved',
    'meeting.slot-taken',
    'request.too-large',
    'request.wrong-media-type',
    'request.invalid',
    'submission.key-reused',
    'request.too-many',
    'server.unavailable',
  ],
});

export const finalMeetingsSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  /** In the order of day and hour; those that ended stay where they were. */
  meetings: z.array(z.object({ ...scheduleSchema.shape, attendance: z.nullable(z.enum(ATTENDANCES)) })),
  name: z.string(),
  reference: z.string(),
  /** The booked stay as it is printed; null before there is one. */
  stay: z.nullable(z.object({ label: z.string(), roomType: z.string(), extraNights: z.array(z.string()) })),
  /** Ringgit; the deposit, what was paid with it for extra nights too, and whether the deposit went back. */
  deposit: z.nullable(
    z.object({ amount: z.number(), totalPaid: z.number(), currency: z.string(), isRefunded: z.boolean() }),
  ),
  heldCount: z.int(),
  refundAfterMeetings: z.int(),
  refundWithinDays: z.int(),
});
export type FinalMeetings = z.infer<typeof finalMeetingsSchema>;

export const getHostedMeetings = endpoint({
  method: 'GET',
  path: '/api/hosted/meetings/:userId/:companyId',
  permission: 'hosted-buyer.act',
  summary: 'The meetings of the buyer whose key is sent, with stay, deposit and how many were held',
  params: z.object({ userId: id, companyId: id }),
  status: 200,
  output: finalMeetingsSchema,
  errors: ['resource.not-found', 'hosted.step-closed', 'request.invalid', 'server.unavailable'],
});
