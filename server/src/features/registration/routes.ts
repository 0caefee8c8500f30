// The organisers' endpoints that list and count registrations.
import {
  countRegistrations as countMatching,
  getMeetingGroup,
  listMeetingGroups,
  listRegistrationCountries,
  listRegistrationIds,
} from '@visavis/contract/registration/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { NO_REGISTRATION, readGroups } from './list.present.ts';
import {
  countByCountry,
  countRegistrations,
  findAll,
  findAllWithMeetings,
  ofProgramme,
} from './list.repository.ts';
import { countProgress, pageOfGroups, streamOfGroups } from './list.service.ts';
import { listRegistrationNames } from './names.repository.ts';

interface ListDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

export function registrationRoutes(bind: Binder, { db, clock, editions }: ListDependencies): void {
  bind(listMeetingGroups, async ({ query, reply }) => {
    const catalogue = await editions.forStaff();
    const { limit, offset = 0, sort, direction, ...given } = query;
    const filter = ofProgramme(given);
    const listing = { edition: catalogue, filter, order: { sort, direction }, now: clock() };
    if (limit === undefined) {
      reply.header('x-total-count', await countRegistrations(db, listing));
      return reply.type('application/json; charset=utf-8').send(streamOfGroups(db, listing, offset));
    }
    const { total, groups } = await pageOfGroups(db, listing, { limit, offset });
    reply.header('x-total-count', total);
    return groups;
  });

  bind(listRegistrationIds, async ({ query }) => {
    const { sort, direction, names, withMeetings, ...given } = query;
    const edition = await editions.forStaff();
    const filter = ofProgramme(given);
    const listing = { edition, filter, order: { sort, direction }, now: clock() };
    const ids = await (withMeetings === undefined ? findAll : findAllWithMeetings)(db, listing);
    if (names === undefined) return { ids };
    const found = await listRegistrationNames(db, ids);
    return { ids, names: ids.map((id) => found.get(id) ?? '') };
  });
  bind(countMatching, async ({ query }) => {
    const edition = await editions.forStaff();
    return countProgress(db, { edition, filter: ofProgramme(query), now: clock() });
  });
  bind(listRegistrationCountries, async ({ query }) => {
    const edition = await editions.forStaff();
    return {
      countries: await countByCountry(db, { edition, filter: ofProgramme(query), now: clock() }),
    };
  });
  bind(getMeetingGroup, async ({ params }) => {
    const [group] = await readGroups(db, await editions.forStaff(), [params.id], clock());
    if (!group) throw new AppError('resource.not-found', NO_REGISTRATION);
    return group;
  });
}
