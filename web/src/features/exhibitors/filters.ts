// The list's filter as the address keeps it, and the query that it asks the server.
import type { ExhibitorListFilter } from '@visavis/contract/exhibitor-profile/filter';
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';

/** Orders of the list; the first is the default and is left out of the address. */
export const LIST_ORDERS = ['name', 'booth', 'most-booked', 'least-booked', 'gap'] as const;
type ListOrder = (typeof LIST_ORDERS)[number];

const ORDER_QUERIES = {
  name: { sort: 'name', order: 'asc' },
  booth: { sort: 'booth', order: 'asc' },
  'most-booked': { sort: 'hours', order: 'desc' },
  'least-booked': { sort: 'hours', order: 'asc' },
  gap: { sort: 'gap', order: 'asc' },
} as const satisfies Record<ListOrder, Pick<ExhibitorQuery, 'sort' | 'order'>>;

const GAPS = [...PROFILE_GAPS, 'any', 'none'] as const;
const TAKEN = ['full', 'some', 'none'] as const;

/** What narrows the list. */
export interface ExhibitorParts extends ExhibitorListFilter {
  archived?: 'true' | undefined;
}
export interface ExhibitorFilter extends ExhibitorParts {
  order: ListOrder;
}

/** As the server takes it. */
export interface ExhibitorQuery extends ExhibitorParts {
  sort: 'name' | 'booth' | 'hours' | 'gap';
  order: 'asc' | 'desc';
}

/** Parts that narrow the list, in display order. */
export const FILTER_KEYS = [
  'category',
  'subCategory',
  'country',
  'hall',
  'gap',
  'taken',
  'archived',
] as const satisfies readonly (keyof ExhibitorParts)[];
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The longest text that the server accepts. */
const TEXT_LIMIT = 200;

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);
const idIn = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** The filter of an address; invalid parts are left out. */
export function readFilter(address: URLSearchParams): ExhibitorFilter {
  const part = (key: string): string => (address.get(key) ?? '').trim().slice(0, TEXT_LIMIT);
  const parts = {
    search: part('search') || undefined,
    category: idIn(part('category')),
    subCategory: idIn(part('subCategory')),
    country: part('country') || undefined,
    hall: part('hall') || undefined,
    gap: oneOf(GAPS, part('gap')),
    taken: oneOf(TAKEN, part('taken')),
    archived: oneOf(['true'] as const, part('archived')),
  };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), order: oneOf(LIST_ORDERS, part('order')) ?? 'name' };
}

export function queryOf({ order, ...filter }: ExhibitorFilter): ExhibitorQuery {
  return { ...filter, ...ORDER_QUERIES[order] };
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, ...filter }: ExhibitorFilter): boolean =>
  search !== undefined || FILTER_KEYS.some((key) => filter[key] !== undefined);
