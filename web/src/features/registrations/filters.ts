// Which registrations the list shows, as the address says it: the Overview's links and the search box both write it.
import { type RegistrationFilter, registrationFilterSchema } from '@visavis/contract/meeting/filter';
import * as z from 'zod/mini';

/** What the address may say, in the order in which it is shown. */
export const FILTER_KEYS = [
  'programme',
  'status',
  'meetingStatus',
  'country',
  'exhibitor',
  'day',
  'hour',
  'registeredOn',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The filter of an address; what cannot be read is left out. */
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
