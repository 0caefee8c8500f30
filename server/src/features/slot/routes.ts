// GET /api/unavailable-slots.
import { getUnavailableSlots } from '@visavis/contract/slot';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Clock } from '../../clock.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/service.ts';
import { unavailableSlotsJson } from './present.ts';
import { listTakenSlots } from './repository.ts';

export function slotRoutes(bind: Binder, db: Kysely<Database>, editions: EditionService, clock: Clock): void {
  bind(getUnavailableSlots, { policy: 'public' }, async ({ query, reply }) => {
    const catalogue = await editions.current();
    const wanted = query.exhibitors?.split(',').map(Number);
    const exhibitors = wanted
      ? [...new Set(wanted)].map((id) => catalogue.findExhibitor(id)).filter((entry) => entry !== null)
      : catalogue.exhibitors;
    const taken = await listTakenSlots(
      db,
      exhibitors.map(({ id }) => id),
    );
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(unavailableSlotsJson(exhibitors, taken, catalogue.begunSlots(clock())));
  });
}
