// Reads the list filter from the address, which the links of the overview and the search box both write.
import {
  type RegistrationFilter,
  type RegistrationOrder,
  registrationFilterSchema,
  registrationOrderSchema,
} from '@visavis/contract/registration/filter';
import * as z from 'zod/mini';

/** The parameters of the address, in display order. */
export const FILTER_KEYS = [
  'progress',
  'programme',
  'status',
  'meetingStatus',
  'country',
  'companySize',
  'tag',
  'exhibitor',
  'day',
  'minute',
  'registeredOn',
  'registeredWithin',
  'registeredAfter',
  'confirmedAfter',
  'unconfirmed',
  'details',
] as const;
type FilterKey = (typeof FILTER_KEYS)[number];

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

/** The order of an address; an invalid one is ignored. */
export function readOrder(address: URLSearchParams): RegistrationOrder {
  const order: Record<string, string> = {};
  for (const key of ['sort', 'direction'] as const) {
    const value = address.get(key);
    if (value !== null && z.safeParse(registrationOrderSchema.shape[key], value).success) order[key] = value;
  }
  return order.sort === undefined ? {} : (order as RegistrationOrder);
}

/** Those that a tag shows: progress is the view. */
export type TagKey = Exclude<FilterKey, 'progress'>;
export const TAG_KEYS = FILTER_KEYS.filter((key): key is TagKey => key !== 'progress');
