// Which registrations a search and its filters mean: one statement for the list, its count and an export.
import type { RegistrationFilter } from '@visavis/contract/meeting/filter';
import { slotStartsAt } from '@visavis/domain/edition/calendar';
import { foldForSearch } from '@visavis/domain/registration/search';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import { cleanLine } from '@visavis/domain/registration/text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { contains, meetsSearch } from '../../platform/sql/text-search.ts';
import { readPeopleSearch } from '../country/public.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Live registrations of an edition and programme that a filter means, as a query on `registration` to go on from.
 * The day, hour, exhibitor and meeting status must all be those of one meeting; without a meeting status it is live.
 */
export function matchingRegistrations(
  db: Kysely<Database>,
  editionId: number,
  { programme = 'business', search = '', status, country, registeredOn, ...filter }: RegistrationFilter,
) {
  const { day, hour, exhibitor, meetingStatus } = filter;
  const wanted = readPeopleSearch(search);
  let query = db
    .selectFrom('registration')
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null);
  if (programme !== 'all') query = query.where('registration.programme', '=', programme);
  if (wanted.length > 0)
    query = query.where(
      meetsSearch(wanted, (part) => [
        contains(sql.ref('registration.search_text'), part),
        ...REGISTRATION_STATES.filter((state) => foldForSearch(state).includes(part)).map(
          (state) => sql<boolean>`registration.state = ${state}`,
        ),
      ]),
    );
  if (status !== undefined) query = query.where('registration.state', '=', status);
  if (country !== undefined)
    query = query.where(
      sql<boolean>`registration.company_id in (select id from company where country = ${cleanLine(country)})`,
    );
  if (registeredOn !== undefined) {
    const begin = slotStartsAt(registeredOn, 0);
    query = query
      .where('registration.created_at', '>=', begin)
      .where('registration.created_at', '<', new Date(begin.getTime() + DAY_MS));
  }
  if ([day, hour, exhibitor, meetingStatus].some((part) => part !== undefined))
    query = query.where('registration.id', 'in', (from) => {
      let meetings = from.selectFrom('meeting').select('meeting.registration_id');
      meetings =
        meetingStatus === undefined || meetingStatus === 'live'
          ? meetings.where('meeting.status', '<>', 3)
          : meetings.where('meeting.status', '=', meetingStatus);
      if (day !== undefined) meetings = meetings.where('meeting.day', '=', day);
      if (hour !== undefined) meetings = meetings.where('meeting.hour', '=', hour);
      if (exhibitor !== undefined) meetings = meetings.where('meeting.exhibitor_id', '=', exhibitor);
      return meetings;
    });
  return query;
}
