// Reads the current state of an edition that a list of people is compared with, as JSON text that only a worker parses.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { STATUS } from '../slot/public.ts';
import { categoriesOf, gridOf, readInParts } from './state.repository.ts';

/** @returns a RegistrationState as JSON, in parts */
export function readRegistrationState(db: Kysely<Database>, editionId: number, now: Date): Promise<string[]> {
  return readInParts(
    db,
    sql`
    json_build_object(
      'now', ${now.toISOString()}::text,
      'timeZone', (select time_zone from edition where id = ${editionId}),
      'maximum', (select business_maximum from edition where id = ${editionId}),
      'grid', ${gridOf(editionId)},
      'exhibitors', (select coalesce(json_agg(json_build_object('id', id, 'company', company_name,
          'booth', booth_number, 'places', places) order by id), '[]')
        from exhibitor where edition_id = ${editionId} and merged_into is null and archived_at is null),
      'former', (select coalesce(json_agg(json_build_object('id', merged_into, 'company', company_name,
          'booth', booth_number) order by id), '[]')
        from exhibitor where edition_id = ${editionId} and merged_into is not null),
      'claims', (select coalesce(json_object_agg(exhibitor_id, slots), '{}') from (
        select exhibitor_id, json_agg(json_build_object('day', day, 'minute', minute, 'length', length,
            'place', place) order by day, minute, place) as slots
        from claim join exhibitor on exhibitor.id = exhibitor_id
        where edition_id = ${editionId} and status <> ${STATUS.rejected}
          and (status <> ${STATUS.held} or expires_at > ${now})
        group by exhibitor_id
      ) one),
      'blocked', (select coalesce(json_object_agg(exhibitor_id, slots), '{}') from (
        select exhibitor_id, json_agg(json_build_object('day', day, 'minute', minute, 'length', length)) as slots
        from blocked_slot join exhibitor on exhibitor.id = exhibitor_id
        where edition_id = ${editionId}
        group by exhibitor_id
      ) one),
      'people', (select coalesce(json_object_agg(folded_email, reference), '{}') from registration
        where edition_id = ${editionId} and programme = 'business' and cancelled_at is null and folded_email <> ''),
      'categories', ${categoriesOf(editionId)}
    )`,
  );
}
