// The export of applications, audited before it is sent.
import type { HandlerInput } from '@visavis/contract/endpoint';
import { EXPORT_MEDIA_TYPES } from '@visavis/contract/export/formats';
import { exportChosenHostedBuyers, exportHostedBuyers } from '@visavis/contract/hosted-booking/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { FastifyReply } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { toFile } from '../export/public.ts';
import { pageOfBookings } from '../hosted-booking/public.ts';
import { type HostedLine, hostedColumns } from './export.present.ts';
import { pageOfApplications } from './list.service.ts';
import type { HostedReviewDependencies } from './lock.repository.ts';

export function hostedExportRoutes(
  bind: Binder,
  { db, clock, editions }: Pick<HostedReviewDependencies, 'db' | 'clock' | 'editions'>,
): void {
  async function send(
    { format, columns: shown, ...filter }: HandlerInput<typeof exportHostedBuyers>['query'],
    ids: readonly number[] | undefined,
    { caller, reply }: { caller: Organiser; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const catalogue = await editions.forStaff();
    const { rows: all } = await pageOfApplications({ db, now: clock() }, catalogue, filter, caller);
    const chosen = ids && new Set(ids);
    const rows = chosen ? all.filter(({ id }) => chosen.has(id)) : all;
    const { bookings } = await pageOfBookings(db, catalogue, {});
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    const lines = rows.map((row) => ({ row, booking: bookingOf.get(row.id) }));
    await recordAction(db, {
      at: clock(),
      actor: caller,
      action: 'application.export',
      subject: `${lines.length} application${lines.length === 1 ? '' : 's'} as ${format.toUpperCase()}`,
      after: {
        format,
        rows: lines.length,
        ...filter,
        ...(shown && { columns: shown }),
        ...(ids && { selected: ids.length }),
      },
    });
    const columns = hostedColumns(catalogue, shown);
    return reply
      .type(EXPORT_MEDIA_TYPES[format])
      .header(
        'content-disposition',
        `attachment; filename="hosted-buyers-${fairDateAt(clock(), catalogue.timeZone)}.${format}"`,
      )
      .send(toFile<HostedLine>(format, { name: 'Hosted buyers', columns, batches: inOneBatch(lines) }));
  }

  bind(exportHostedBuyers, ({ query, ...call }) => send(query, undefined, call));
  bind(exportChosenHostedBuyers, ({ query, body, ...call }) => send(query, body.ids, call));
}

async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
