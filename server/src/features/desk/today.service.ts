// What the desk sees: today's people, search results, and exhibitors with today's free hours.

import type {
  DeskExhibitor,
  DeskPerson,
  DeskToday,
  findAtDesk,
  listFreeAtDesk,
} from '@visavis/contract/desk/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { referenceIn } from '@visavis/domain/desk/code';
import { DESK_FOUND } from '@visavis/domain/desk/limits';
import { fairDateAt, hasBegun } from '@visavis/domain/edition/fair-time';
import type { FairDay } from '@visavis/domain/edition/schema';
import { meetsSearch, readSearch } from '@visavis/domain/registration/search';
import { foldForSearch } from '@visavis/domain/text/fold';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { listTakenSlots } from '../slot/public.ts';
import {
  findByReference,
  isElsewhere,
  listPeopleOfDay,
  listTakenByPerson,
  searchPeople,
} from './people.repository.ts';

/** The edition's current day in the fair's time zone; undefined before, after and between its days. */
export const todayOf = (catalogue: Catalogue, now: Date): FairDay | undefined =>
  catalogue.days.find(({ date }) => date === fairDateAt(now, catalogue.timeZone));

export async function readToday(db: Kysely<Database>, catalogue: Catalogue, now: Date): Promise<DeskToday> {
  const today = todayOf(catalogue, now);
  const people = today ? await listPeopleOfDay(db, catalogue.editionId, today.day) : [];
  const { name, firstDate, lastDate, timeZone } = catalogue.exhibition;
  return {
    edition: {
      id: catalogue.editionId,
      name,
      firstDate,
      lastDate,
      timeZone,
      starts: catalogue.hours.map(({ minute }) => minute),
      slotMinutes: catalogue.slotMinutes,
    },
    date: fairDateAt(now, timeZone),
    isFairDay: today !== undefined,
    at: now.toISOString(),
    people,
    exhibitors: exhibitorsOf(catalogue, people),
  };
}

export async function findPeople(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { search, now }: { search: string; now: Date },
): Promise<Output<typeof findAtDesk>> {
  const { editionId } = catalogue;
  const day = todayOf(catalogue, now)?.day ?? null;
  const reference = referenceIn(search);
  if (reference !== null) {
    const people = await findByReference(db, { editionId, day, reference });
    const isOfOtherEdition = people.length === 0 && (await isElsewhere(db, editionId, reference));
    return { people, exhibitors: exhibitorsOf(catalogue, people), total: people.length, isOfOtherEdition };
  }
  const terms = readSearch(search);
  if (terms.length === 0) return { people: [], exhibitors: [], total: 0, isOfOtherEdition: false };
  const { people, total } = await searchPeople(db, { editionId, day, search, terms });
  return { people, exhibitors: exhibitorsOf(catalogue, people), total, isOfOtherEdition: false };
}

/** @param reference of the person to book for: hours and exhibitors that they cannot book are not offered */
export async function listFree(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { search, reference, now }: { search: string; reference?: string | undefined; now: Date },
): Promise<Output<typeof listFreeAtDesk>> {
  const terms = readSearch(search);
  const found = catalogue.exhibitors.filter(({ exhibitor }) =>
    meetsSearch(foldForSearch(`${exhibitor.company_name} ${exhibitor.booth_number}`), terms),
  );
  const shown = found.slice(0, DESK_FOUND);
  const today = todayOf(catalogue, now);
  const [taken, theirs] = await Promise.all([
    listTakenSlots(
      db,
      shown.map(({ id }) => id),
      { now, tokenHash: null },
    ),
    reference === undefined ? [] : listTakenByPerson(db, catalogue.editionId, reference),
  ]);
  const isMet = (id: number) => theirs.some(({ exhibitorId }) => exhibitorId === id);
  const isBusy = (day: number, minute: number) =>
    theirs.some(
      (one) =>
        one.day === day && one.minute < minute + catalogue.slotMinutes && minute < one.minute + one.length,
    );
  const free = (id: number) =>
    catalogue.hours
      .map(({ minute }) => minute)
      .filter(
        (minute) =>
          today !== undefined &&
          !isBusy(today.day, minute) &&
          !hasBegun(today.date, minute, now, catalogue.timeZone) &&
          !taken.some((slot) => slot.exhibitor_id === id && slot.day === today.day && slot.minute === minute),
      );
  return {
    exhibitors: shown.map(({ id, exhibitor }) => ({
      id,
      name: exhibitor.company_name,
      booth: exhibitor.booth_number,
      free: isMet(id) ? [] : free(id),
      isMet: isMet(id),
    })),
    total: found.length,
  };
}

function exhibitorsOf(catalogue: Catalogue, people: readonly DeskPerson[]): DeskExhibitor[] {
  const ids = new Set(people.flatMap(({ meetings }) => meetings.map(({ exhibitorId }) => exhibitorId)));
  return [...ids].map((id) => {
    const exhibitor = catalogue.findAnyExhibitor(id)?.exhibitor;
    return { id, name: exhibitor?.company_name ?? '', booth: exhibitor?.booth_number ?? '' };
  });
}
