// The filter shared by the registration list, its count and its export.
import { meetingStatusSchema } from '@visavis/domain/meeting/schema';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { orderBy, searchText } from '../list-query.ts';
import { tagFilter } from '../tag/filter.ts';

export const optionalWhole = z.optional(
  z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)),
);

/** Selects registrations for the list, its count and an export. */
export const registrationFilterSchema = z.object({
  /** Words in any order, each in name, company, size, status, reference, email, phone or country. */
  search: searchText,
  status: z.optional(z.enum(REGISTRATION_STATES)),
  progress: z.optional(z.enum(PROGRESSES)),
  companySize: z.optional(z.enum(COMPANY_SIZES)),
  country: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(100))),
  /** Has a live meeting on this day, at this hour, with this exhibitor. */
  day: optionalWhole,
  minute: optionalWhole,
  exhibitor: optionalWhole,
  /** Has a meeting with this status: 2 pending, 3 rejected, 4 approved; 'live' for pending or approved. */
  meetingStatus: z.optional(z.union([z.literal('live'), z.pipe(z.coerce.number(), meetingStatusSchema)])),
  /** Registered on this date (YYYY-MM-DD) in the fair's time zone. */
  registeredOn: z.optional(z.iso.date()),
  /** Registered within this many days in the fair's time zone, including today. */
  registeredWithin: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366))),
  /** Registered after this ISO instant. */
  registeredAfter: z.optional(z.iso.datetime()),
  /** The person confirmed the email address after this ISO instant. */
  confirmedAfter: z.optional(z.iso.datetime()),
  /** Mail reaches the address, but the visitor has not confirmed it. */
  unconfirmed: z.optional(z.literal('1')),
  /** A required field of the form is empty, or filled with a placeholder such as 'n/a' or '00000'. */
  details: z.optional(z.literal('missing')),
  /** Has this staff tag. */
  tag: z.optional(tagFilter),
  /** Defaults to Business Matching if a client omits it. */
  programme: z.optional(z.enum(['business', 'hosted', 'all'])),
});
export type RegistrationFilter = z.infer<typeof registrationFilterSchema>;

/** A filter with an explicit programme, required for counts and links, so that no number is incomplete. */
export type FilterOfProgramme = RegistrationFilter & {
  programme: NonNullable<RegistrationFilter['programme']>;
};

/** Sort keys of the list; 'schedule' is the number of pending meetings. */
export const REGISTRATION_SORTS = [
  'registered',
  'name',
  'company',
  'size',
  'country',
  'schedule',
  'status',
] as const;
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number];

/** Order of the list: newest first by default, and for ties. */
export const registrationOrderSchema = orderBy(REGISTRATION_SORTS);
export type RegistrationOrder = z.infer<typeof registrationOrderSchema>;
