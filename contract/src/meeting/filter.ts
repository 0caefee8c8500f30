// The filter that the list of registrations, its count and its export share.
import { meetingStatusSchema } from '@visavis/domain/meeting/schema';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

export const optionalWhole = z.optional(
  z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)),
);
const searchText = z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200)));

/** Selects registrations for the list, its count and an export. */
export const registrationFilterSchema = z.object({
  /** Words in any order, each in name, company, size, status, reference, email, phone or country. */
  search: searchText,
  status: z.optional(z.enum(REGISTRATION_STATES)),
  country: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(100))),
  /** With a live meeting on this day, at this hour, with this exhibitor. */
  day: optionalWhole,
  minute: optionalWhole,
  exhibitor: optionalWhole,
  /** With a meeting of this status: 2 pending, 3 rejected, 4 approved; 'live' for pending or approved. */
  meetingStatus: z.optional(z.union([z.literal('live'), z.pipe(z.coerce.number(), meetingStatusSchema)])),
  /** Registered on this date at the fair's place, YYYY-MM-DD. */
  registeredOn: z.optional(z.iso.date()),
  /** Defaults to Business Matching. */
  programme: z.optional(z.enum(['business', 'hosted', 'all'])),
});
export type RegistrationFilter = z.infer<typeof registrationFilterSchema>;

/** Most rows that one call returns. */
export const MEETING_PAGE_LIMIT = 100;
