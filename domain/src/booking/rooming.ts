// The rooming list of a hotel: the nights of its bookings, the rooms held for a night, and what changed since a list.
import { nightsOf, type StayOption } from './stay.ts';

/** Where the payment of a booking stands. waiting: it was asked for, and did not come yet. none: nothing is asked for. */
export const ROOMING_PAYMENTS = ['paid', 'waiting', 'failed', 'refunded', 'not-asked', 'none'] as const;
export type RoomingPayment = (typeof ROOMING_PAYMENTS)[number];

/** A booking as the hotel was told of it; without passport numbers. */
export interface RoomingEntry {
  registrationId: number;
  reference: string;
  company: string;
  guest: string;
  /** Empty without a second applicant. */
  additionalName: string;
  email: string;
  phoneNumber: string;
  /** YYYY-MM-DD of arrival and of departure of the free stay. */
  stay: { from: string; to: string };
  roomType: string;
  /** YYYY-MM-DD each, in order. */
  extraNights: readonly string[];
  isPaid: boolean;
  /** ISO instant at which a passport number was last given: shows that one changed, not what it is. */
  passportsAt: string;
}

/** What can differ between two lists, in the order in which it is shown. */
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
 * What a hotel with one list has to be told to have another.
 * @returns each in the order of its list
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

/** A stored stay may have its days in another order. */
const inOrder = (value: RoomingEntry[RoomingField]): unknown =>
  typeof value === 'object' && 'from' in value ? [value.from, value.to] : value;

/** The rooms of a type for a stay. */
export interface StayQuota {
  /** YYYY-MM-DD of arrival. */
  from: string;
  roomType: string;
  places: number;
}

/**
 * The rooms of a type that are held for a night: those of every stay that sleeps there.
 * @param night YYYY-MM-DD of the evening
 * @param stays of the edition
 * @param quotas a stay and type without one has no limit
 * @returns null without a limit, and for nights before and after all stays
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
