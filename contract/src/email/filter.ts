// The filter of the dashboard's list of messages.
import { EMAIL_STATES } from '@visavis/domain/email/schema';
import * as z from 'zod/mini';
import { searchText } from '../list-query.ts';

export const emailFilterSchema = z.object({
  /** Words in any order, each in the subject, name, address or reference; ignores case and accents. */
  search: searchText,
  state: z.optional(z.enum(EMAIL_STATES)),
  /** Last attempt (or creation, if never attempted) after this ISO instant. */
  triedAfter: z.optional(z.iso.datetime()),
});
export type EmailFilter = z.infer<typeof emailFilterSchema>;
