// The filter of the dashboard's list of approved meetings.
import * as z from 'zod/mini';
import { searchText } from '../list-query.ts';

export const MARKS = ['none', 'unmarked', 'earlier', 'held', 'missed'] as const;

export const attendanceFilterSchema = z.object({
  /** Anywhere in reference, name, company or exhibitor. */
  search: searchText,
  day: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999))),
  programme: z.optional(z.enum(['business', 'hosted'])),
  /** 'none' for unmarked meetings, 'unmarked' for those of them that have begun, 'earlier' for those before today. */
  attendance: z.optional(z.enum(MARKS)),
});
export type AttendanceFilter = z.infer<typeof attendanceFilterSchema>;
