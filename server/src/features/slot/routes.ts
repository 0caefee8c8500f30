// The endpoints GET /api/unavailable-slots and GET /api/free-hours.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { getFreeHours, getUnavailableSlots } from '@visavis/contract/slot/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { tokenHashOf } from '../../platform/access-links/token.ts';
import type { CatalogueExhibitor, EditionService } from '../edition/public.ts';
import { FreeHoursCount } from './free-hours.service.ts';
import { unavailableSlotsJson } from './present.ts';
import { listTakenSlots } from './repository.ts';

export function slotRoutes(bind: Binder, db: Kysely<Database>, editions: EditionService, clock: Clock): void {
  bind(getUnavailableSlots, async ({ query, headers, reply }) => {
    const { catalogue, reader } = await editions.forVisitor();
    const wanted = query.exhibitors?.split(',').map(Number);
    const named = [...new Set(wanted)]
      .map((id) => catalogue.findAnyExhibitor(id))
      .filter((one) => one !== null);
    const takesPart = ({ id }: CatalogueExhibitor) => catalogue.findExhibitor(id) !== null;
    const exhibitors = wanted ? named.filter(takesPart) : catalogue.exhibitors;
    const now = clock();
    const taken = await listTakenSlots(
      db,
      exhibitors.map(({ id }) => id),
      { now, tokenHash: tokenHashOf(headers[DRAFT_TOKEN_HEADER]) },
    );
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', DRAFT_TOKEN_HEADER)
      .send(
        unavailableSlotsJson(exhibitors, taken, catalogue.begunSlots(now, reader), {
          // A page opened before an exhibitor was withdrawn then no longer offers its hours.
          exhibitors: named.filter((one) => !takesPart(one)),
          slots: catalogue.days.flatMap(({ day }) => catalogue.hours.map(({ minute }) => ({ day, minute }))),
        }),
      );
  });

  const freeHours = new FreeHoursCount(db, clock);
  const freeHoursOfNamed = new FreeHoursCount(db, clock, 'its-people');
  bind(getFreeHours, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const { catalogue, reader } = await editions.forVisitor();
    return { freeHours: await (reader === 'anybody' ? freeHours : freeHoursOfNamed).of(catalogue) };
  });
}
