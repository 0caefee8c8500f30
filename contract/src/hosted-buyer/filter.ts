// The filter and order shared by the application list, its totals and its export.
import { APPLICATION_DECISIONS, APPLICATION_STATES } from '@visavis/domain/hosted-buyer/state';
import { COMPANY_SIZES } from '@visavis/domain/profile/fields';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { orderBy, searchText } from '../list-query.ts';
import { tagFilter } from '../tag/filter.ts';

/** Sort keys of the list. */
export const APPLICATION_SORTS = ['registered', 'name', 'company', 'size', 'country', 'status'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

export const applicationFilterSchema = z.object({
  /** Words in any order, each in name, company, size, status, decision, reference, email, phone or country. */
  search: searchText,
  status: z.optional(z.enum(APPLICATION_STATES)),
  decision: z.optional(z.enum(APPLICATION_DECISIONS)),
  companySize: z.optional(z.enum(COMPANY_SIZES)),
  /** What remains to be done for the buyer's meetings. */
  progress: z.optional(z.enum(PROGRESSES)),
  /** A requested document has not been handed in. */
  asked: z.optional(z.literal('1')),
  /** Has this staff tag. */
  tag: z.optional(tagFilter),
  /** A payment need. review: left open past its deadline, or reported differently than requested. */
  payments: z.optional(z.literal('odd')),
  /** Applied after this ISO instant. */
  registeredAfter: z.optional(z.iso.datetime()),
  country: z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(100))),
});
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;

/** Newest first by default. */
export const applicationOrderSchema = orderBy(APPLICATION_SORTS);
export type ApplicationOrder = z.infer<typeof applicationOrderSchema>;
