// The endpoints for refunds: the list and its export.
import { exportRefunds, listRefunds, type RefundRow } from '@visavis/contract/refund/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { sendExport } from '../export/public.ts';
import { refundColumns } from './export.present.ts';
import { listRefundRows, type RefundQuery } from './service.ts';

export interface RefundDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

/** Rows of a response when the request gives no limit. */
const USUAL_LIMIT = 50;
/** How many rows of the export are in memory at a time. */
const PORTION = 200;

export function refundRoutes(bind: Binder, { db, clock, editions }: RefundDependencies): void {
  bind(listRefunds, async ({ query, reply }) => {
    const catalogue = await editions.forStaff();
    const { total, rows } = await listRefundRows(db, catalogue, { limit: USUAL_LIMIT, ...query });
    reply.header('x-total-count', total);
    return rows;
  });

  bind(exportRefunds, async ({ query: { format, ...query }, caller, reply }) => {
    const catalogue = await editions.forStaff();
    const { total } = await listRefundRows(db, catalogue, { ...query, limit: 1 });
    return sendExport<RefundRow>(
      { db, clock },
      { format, caller, reply, timeZone: catalogue.timeZone },
      {
        action: 'refund.export',
        noun: 'payment',
        rows: total,
        filename: 'refunds',
        asked: query,
        name: 'Refunds',
        columns: refundColumns(catalogue),
        batches: portions((offset) => listPortion(catalogue, query, offset)),
      },
    );
  });

  async function listPortion(catalogue: Catalogue, query: RefundQuery, offset: number) {
    return (await listRefundRows(db, catalogue, { ...query, limit: PORTION, offset })).rows;
  }
}

async function* portions(read: (offset: number) => Promise<RefundRow[]>): AsyncGenerator<RefundRow[]> {
  for (let offset = 0; ; offset += PORTION) {
    const rows = await read(offset);
    yield rows;
    if (rows.length < PORTION) return;
  }
}
