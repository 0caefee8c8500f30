// What a successful submission hands to the Thank You page through the history, so that a reload keeps it.
import { plannedMeetingSchema } from '@visavis/domain/meeting/schema';
import * as z from 'zod/mini';

export const successSchema = z.object({
  meetings: z.array(plannedMeetingSchema),
  registrationId: z.optional(z.nullable(z.int())),
  registrationComplete: z._default(z.boolean(), false),
  reference: z.optional(z.string()),
  /** The draft that was submitted: only that one is cleared, never one begun since. */
  submissionId: z.optional(z.string()),
});
export type Success = z.infer<typeof successSchema>;
