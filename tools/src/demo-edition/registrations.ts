// Generates the demo edition's registrations, with two exhibitors fully booked.

import { DEFAULT_STARTS } from '@visavis/domain/edition/slot-time';
import type { SourceExhibitor, SourceMeeting, SourceRegistration } from '@visavis/domain/import/lists';
import { mergeSourceExhibitors } from '@visavis/domain/import/merge-source-exhibitors';
import { newReference, REFERENCE_BYTES } from '@visavis/domain/registration/reference';
import { KNOWN_EXHIBITORS } from './known-exhibitors.ts';
import { createRandom, type Random } from './random.ts';
import { createVisitors } from './visitors.ts';

const FAIR_DAYS = [1, 2, 3, 4] as const;
const SLOTS = FAIR_DAYS.flatMap((day) => DEFAULT_STARTS.map((minute) => ({ day, minute })));
const ALL_FREE = 2 ** SLOTS.length - 1;
const MOST_MEETINGS = 8;
/** Maximum share of taken hours in a large edition. */
const TAKEN_AT_MOST = 0.7;
/** A visitor gives up after trying this many exhibitors without a free hour. */
const MOST_TRIES = 500;
const MINUTES_BEFORE_LOADING = 60 * 24 * 60;

/** Fully or nearly fully booked exhibitors, and how many free hours each has left. */
export const HOURS_LEFT: ReadonlyMap<string, number> = new Map([
  ['Anatolia Rose', 0],
  ['Gyeoul Cream Company', 0],
  ['Mali Jasmine', 1],
  ['Noeul Lip Studio', 1],
  ['Terra Clay', 2],
  ['Kurokami Hair', 2],
  ['Hamam Taşı', 3],
]);

interface Stand {
  exhibitor: SourceExhibitor;
  /** A bit for each slot that is still free. */
  free: number;
  /** Ordinary bookings leave this many hours free. */
  leave: number;
}

interface Draft {
  interests: string[];
  stands: Stand[];
  /** A bit for each slot in which the visitor is still free. */
  free: number;
  meetings: SourceMeeting[];
}

/**
 * @param rows the exhibitor list, including duplicates
 * @param count how many registrations
 */
export function makeRegistrations(rows: readonly SourceExhibitor[], count: number): SourceRegistration[] {
  const random = createRandom('registrations');
  const stands = mergeSourceExhibitors(rows).map(openStand);
  const bySubCategory = indexStands(stands);
  const names = [...bySubCategory.keys()];
  const drafts = Array.from({ length: count }, (): Draft => {
    const interests = random.sample(names, random.between(1, 5));
    const matches = Array.from({ length: 12 }, () =>
      random.pick(bySubCategory.get(random.pick(interests)) ?? stands),
    );
    return { interests, stands: [...new Set(matches)], free: ALL_FREE, meetings: [] };
  });
  if (count >= 100) for (const stand of stands) fillUp(stand, drafts, bySubCategory, random);
  const average = Math.min(3.6, (TAKEN_AT_MOST * SLOTS.length * stands.length) / Math.max(1, count));
  for (const draft of drafts) {
    bookAround(draft, average, random);
    for (let tries = 0; draft.meetings.length === 0 && tries < MOST_TRIES; tries += 1) {
      const stand = random.pick(stands);
      if (bitCount(stand.free) > stand.leave) book(draft, stand, random, false);
    }
  }

  const nextVisitor = createVisitors(random);
  const references = new Set<string>();
  return drafts
    .filter((draft) => draft.meetings.length > 0)
    .map((draft, index, all): SourceRegistration => {
      const age = Math.round((MINUTES_BEFORE_LOADING * (all.length - index)) / all.length);
      return {
        reference: unusedReference(references, random),
        submittedMinutesAgo: Math.max(1, age - random.between(0, 20)),
        ...nextVisitor(),
        interests: draft.interests,
        meetings: draft.meetings,
      };
    });
}

function openStand(exhibitor: SourceExhibitor): Stand {
  const known = KNOWN_EXHIBITORS.find((entry) => entry.name === exhibitor.company_name);
  const closed = [
    ...exhibitor.blocked,
    ...(known?.keptFree ?? []).map(([day, hour]) => ({ day, minute: hour * 60 })),
  ];
  let free = ALL_FREE;
  for (const slot of closed) free &= ~(1 << slotIndex(slot));
  return { exhibitor, free, leave: 5 };
}

function indexStands(stands: readonly Stand[]): Map<string, Stand[]> {
  const index = new Map<string, Stand[]>();
  for (const stand of stands) {
    for (const name of stand.exhibitor.subCategories) {
      const list = index.get(name);
      if (list) list.push(stand);
      else index.set(name, [stand]);
    }
  }
  return index;
}

const slotIndex = (slot: { day: number; minute: number }): number =>
  SLOTS.findIndex((other) => other.day === slot.day && other.minute === slot.minute);

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Books an exhibitor until only the wanted number of hours is left, each hour with a different visitor. */
function fillUp(
  stand: Stand,
  drafts: readonly Draft[],
  bySubCategory: ReadonlyMap<string, Stand[]>,
  random: Random,
): void {
  const left = HOURS_LEFT.get(stand.exhibitor.company_name);
  if (left === undefined) return;
  const interest = stand.exhibitor.subCategories.find((name) => bySubCategory.has(name));
  for (const draft of random.shuffle(drafts)) {
    if (bitCount(stand.free) <= left) break;
    if (draft.meetings.length >= 4 || draft.meetings.some((meeting) => isWith(meeting, stand))) continue;
    if (!book(draft, stand, random, true)) continue;
    if (
      interest !== undefined &&
      !draft.interests.some((name) => stand.exhibitor.subCategories.includes(name))
    )
      draft.interests.push(interest);
  }
  // The remaining hours stay free.
  stand.leave = 28;
}

function bookAround(draft: Draft, average: number, random: Random): void {
  const wanted = random.chance(0.06)
    ? MOST_MEETINGS
    : Math.max(1, Math.round(average * (0.3 + random.next() * 1.2)));
  for (const stand of draft.stands) {
    if (draft.meetings.length >= Math.min(wanted, MOST_MEETINGS)) break;
    if (bitCount(stand.free) <= stand.leave || draft.meetings.some((meeting) => isWith(meeting, stand)))
      continue;
    book(draft, stand, random, false);
  }
}

const isWith = (meeting: SourceMeeting, stand: Stand): boolean =>
  meeting.company_name === stand.exhibitor.company_name &&
  meeting.booth_number === stand.exhibitor.booth_number;

function book(draft: Draft, stand: Stand, random: Random, staysLive: boolean): boolean {
  const common = draft.free & stand.free;
  if (common === 0) return false;
  const open = SLOTS.filter((_, index) => (common & (1 << index)) !== 0);
  const slot = random.pick(open);
  const bit = 1 << slotIndex(slot);
  draft.free &= ~bit;
  stand.free &= ~bit;
  draft.meetings.push({
    company_name: stand.exhibitor.company_name,
    booth_number: stand.exhibitor.booth_number,
    ...slot,
    status: chooseStatus(random, staysLive),
  });
  return true;
}

function chooseStatus(random: Random, staysLive: boolean): 2 | 3 | 4 {
  const share = random.next();
  if (share < 0.1 && !staysLive) return 3;
  return share < 0.45 ? 4 : 2;
}

function unusedReference(taken: Set<string>, random: Random): string {
  for (;;) {
    const bytes = Uint8Array.from({ length: REFERENCE_BYTES }, () => random.between(0, 255));
    const reference = newReference('business', bytes);
    if (taken.has(reference)) continue;
    taken.add(reference);
    return reference;
  }
}
