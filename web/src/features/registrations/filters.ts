// Reads the list filter from the address, which the links of the overview and the search box both write.
import { type RegistrationFilter, registrationFilterSchema } from '@visavis/contract/meeting/filter';
import * as z from 'zod/mini';

/** The parameters of the address, in display order. */
export const FILTER_KEYS = [
  'programme',
  'status',
  'meetingStatus',
  'country',
  'exhibitor',
  'day',
  'minute',
  'registeredOn',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The filter of an address; invalid parameters are ignored. */
export function readFilter(address: URLSearchParams): RegistrationFilter {
  const filter: Record<string, unknown> = {};
  for (const key of ['search', ...FILTER_KEYS] as const) {
    const text = address.get(key)?.trim();
    if (!text) continue;
    const checked = z.safeParse(registrationFilterSchema.shape[key], text);
    if (checked.success) filter[key] = checked.data;
  }
  return filter as RegistrationFilter;
}
