// Route of the organisers' list of exhibitors.
import { listExhibitors } from '@visavis/contract/exhibitor/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { presentListed } from './list.present.ts';
import { countExhibitors, listExhibitorPage } from './list.repository.ts';

/** Rows of a response when the request sets no limit. */
const DEFAULT_LIMIT = 50;

export function exhibitorListRoutes(bind: Binder, db: Kysely<Database>, editions: EditionService): void {
  bind(listExhibitors, async ({ query, reply }) => {
    const { editionId, days, hours } = await editions.current();
    const { limit = DEFAULT_LIMIT, offset = 0, ...filter } = query;
    const grid = { editionId, days: days.map(({ day }) => day), hours: hours.map(({ hour }) => hour) };
    const [rows, total] = await Promise.all([
      listExhibitorPage(db, grid, filter, { limit, offset }),
      countExhibitors(db, editionId, filter),
    ]);
    reply.header('cache-control', 'no-store').header('x-total-count', total);
    return rows.map((row) => presentListed(row, days.length * hours.length));
  });
}
