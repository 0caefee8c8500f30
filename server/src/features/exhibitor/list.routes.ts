// Routes by which organisers read exhibitors: the list, and one with its texts and products.
import { getExhibitor, listExhibitors } from '@visavis/contract/exhibitor/endpoints';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { presentDetail, presentListed } from './list.present.ts';
import { countExhibitors, type Grid, listExhibitorPage } from './list.repository.ts';
import { listProductRows } from './repository.ts';

/** Rows of a response when the request sets no limit. */
const DEFAULT_LIMIT = 50;

const gridOf = ({ editionId, days, hours }: Catalogue): Grid => ({
  editionId,
  days: days.map(({ day }) => day),
  hours: hours.map(({ hour }) => hour),
});
const slotsOf = ({ days, hours }: Catalogue): number => days.length * hours.length;

export function exhibitorListRoutes(bind: Binder, db: Kysely<Database>, editions: EditionService): void {
  bind(listExhibitors, async ({ query, reply }) => {
    const catalogue = await editions.current();
    const { limit = DEFAULT_LIMIT, offset = 0, ...filter } = query;
    const [rows, total] = await Promise.all([
      listExhibitorPage(db, gridOf(catalogue), filter, { limit, offset }),
      countExhibitors(db, catalogue.editionId, filter),
    ]);
    reply.header('cache-control', 'no-store').header('x-total-count', total);
    return rows.map((row) => presentListed(row, slotsOf(catalogue)));
  });

  bind(getExhibitor, async ({ params: { id }, reply }) => {
    const catalogue = await editions.current();
    const [[row], products] = await Promise.all([
      listExhibitorPage(db, gridOf(catalogue), { id }, { limit: 1, offset: 0 }),
      listProductRows(db, id),
    ]);
    if (!row) throw new AppError('resource.not-found', message('exhibitor.unknown'));
    reply.header('cache-control', 'no-store');
    return presentDetail(row, products, slotsOf(catalogue));
  });
}
