// The filter shared by the organisers' exhibitor list and by messages to exhibitors.
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

const line = z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200)));
const id = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)));

export const exhibitorFilterSchema = z.object({
  /** Words in any order, each in name, booth, hall, country, a product or representative; ignores case and accents. */
  search: line,
  category: id,
  subCategory: id,
  /** As written in the exhibitors' profiles. */
  country: line,
  hall: line,
  /** First gap of the profile; 'any' for all incomplete profiles, 'none' for the complete ones. */
  gap: z.optional(z.enum([...PROFILE_GAPS, 'any', 'none'])),
  taken: z.optional(z.enum(['full', 'some', 'none'])),
});
export type ExhibitorListFilter = z.infer<typeof exhibitorFilterSchema>;

/** What the list finds: without `archived`, those that take part. */
export const exhibitorSearchSchema = z.object({
  ...exhibitorFilterSchema.shape,
  archived: z.optional(z.enum(['true', 'false'])),
});
export type ExhibitorSearch = z.infer<typeof exhibitorSearchSchema>;

export const EXHIBITOR_SORTS = ['name', 'booth', 'hours', 'gap'] as const;
export type ExhibitorSort = (typeof EXHIBITOR_SORTS)[number];

/** By name unless said otherwise; equal ones by name and booth. */
export const exhibitorOrderSchema = z.object({
  sort: z.optional(z.enum(EXHIBITOR_SORTS)),
  order: z.optional(z.enum(['asc', 'desc'])),
});
