// The rooming list of a hotel: nights booked, rooms held per night, and changes since an earlier list.
import { nightsOf, type StayOption } from './stay.ts';

/** Payment state of a booking. waiting: requested but not received yet. none: no payment required. */
export const ROOMING_PAYMENTS = ['paid', 'waiting', 'failed', 'refunded', 'not-asked', 'none'] as const;
export type RoomingPayment = (typeof ROOMING_PAYMENTS)[number];

/** A booking as the hotel was told, without passport numbers. */
export interface RoomingEntry {
  registrationId: number;
  reference: string;
  company: string;
  guest: string;
  /** Empty without a second applicant. */
  additionalName: string;
  email: string;
  phoneNumber: string;
  /** Arrival and departure of the free stay, YYYY-MM-DD. */
  stay: { from: string; to: string };
  roomType: string;
  /** YYYY-MM-DD each, in order. */
  extraNights: readonly string[];
  isPaid: boolean;
  /** ISO instant at which a passport number was last entered: reveals that it changed, but not the number. */
  passportsAt: string;
}

/** Fields compared between two lists, in display order. */
export const ROOMING_FIELDS = [
  'stay',
  'extraNights',
  'roomType',
  'guest',
  'additionalName',
  'passportsAt',
  'isPaid',
  'company',
  'email',
  'phoneNumber',
] as const satisfies readonly (keyof RoomingEntry)[];
export type RoomingField = (typeof ROOMING_FIELDS)[number];

export interface RoomingChanges {
  added: RoomingEntry[];
  changed: { before: RoomingEntry; now: RoomingEntry; fields: RoomingField[] }[];
  withdrawn: RoomingEntry[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The changes that turn one list into another.
 * @returns each kind in the order of its list
 */
export function roomingChanges(
  before: readonly RoomingEntry[],
  now: readonly RoomingEntry[],
): RoomingChanges {
  const known = new Map(before.map((entry) => [entry.registrationId, entry]));
  const present = new Set(now.map(({ registrationId }) => registrationId));
  const changes: RoomingChanges = {
    added: [],
    changed: [],
    withdrawn: before.filter(({ registrationId }) => !present.has(registrationId)),
  };
  for (const entry of now) {
    const earlier = known.get(entry.registrationId);
    if (!earlier) {
      changes.added.push(entry);
      continue;
    }
    const fields = ROOMING_FIELDS.filter((field) => !isSame(inOrder(earlier[field]), inOrder(entry[field])));
    if (fields.length > 0) changes.changed.push({ before: earlier, now: entry, fields });
  }
  return changes;
}

/** The dates of a stored stay may be in a different key order. */
const inOrder = (value: RoomingEntry[RoomingField]): unknown =>
  typeof value === 'object' && 'from' in value ? [value.from, value.to] : value;

/** The quota of a room type for a stay. */
export interface StayQuota {
  /** YYYY-MM-DD of arrival. */
  from: string;
  roomType: string;
  places: number;
}

/**
 * The rooms of a type that are held for a night: the sum over all stays that include it.
 * @param night YYYY-MM-DD of the evening
 * @param stays of the edition
 * @param quotas a stay and type without an entry is unlimited
 * @returns null if there is no limit, or no stay includes the night
 */
export function placesOn(
  night: string,
  roomType: string,
  stays: readonly Pick<StayOption, 'from' | 'to'>[],
  quotas: readonly StayQuota[],
): number | null {
  const sleeping = stays.filter((stay) => nightsOf(stay).includes(night));
  if (sleeping.length === 0) return null;
  let total = 0;
  for (const { from } of sleeping) {
    const quota = quotas.find((one) => one.from === from && one.roomType === roomType);
    if (!quota) return null;
    total += quota.places;
  }
  return total;
}
