// The list of stays, the rooming list and the export of applications: each export is audited before it is sent.
import { EXPORT_MEDIA_TYPES, type ExportFormat } from '@visavis/contract/export/formats';
import {
  exportHostedBuyers,
  exportRooming,
  listHostedBookings,
} from '@visavis/contract/hosted-booking/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { FastifyReply } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type Column, toFile } from '../export/public.ts';
import { listHostedWaits, pageOfBookings } from './booking.service.ts';
import { type HostedLine, hostedColumns, ROOMING_COLUMNS, type RoomingLine } from './export.present.ts';
import { pageOfApplications } from './list.service.ts';
import type { HostedReviewDependencies } from './lock.repository.ts';

interface File<Row> {
  noun: 'booking' | 'application';
  filename: string;
  sheet: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Of the fair: the file is named after its day there. */
  timeZone: string;
}

export function hostedBookingRoutes(bind: Binder, dependencies: HostedReviewDependencies): void {
  const { db, clock, editions } = dependencies;

  async function save<Row>(
    reply: FastifyReply,
    organiser: Organiser,
    { format, ...filter }: { format: ExportFormat },
    { noun, filename, sheet, columns, rows, timeZone }: File<Row>,
  ): Promise<FastifyReply> {
    await recordAction(db, {
      at: clock(),
      actor: organiser,
      action: `${noun}.export`,
      subject: `${rows.length} ${noun}${rows.length === 1 ? '' : 's'} as ${format.toUpperCase()}`,
      after: { format, rows: rows.length, ...filter },
    });
    return reply
      .type(EXPORT_MEDIA_TYPES[format])
      .header(
        'content-disposition',
        `attachment; filename="${filename}-${fairDateAt(clock(), timeZone)}.${format}"`,
      )
      .header('cache-control', 'no-store')
      .send(toFile<Row>(format, { name: sheet, columns, batches: inOneBatch(rows) }));
  }

  bind(listHostedBookings, async ({ query, reply }) => {
    const catalogue = await editions.forStaff();
    const { total, bookings } = await pageOfBookings(db, catalogue, query);
    const waiting = await listHostedWaits(db, catalogue, query, clock());
    reply.header('cache-control', 'no-store').header('x-total-count', total);
    return { success: true, data: bookings, waiting } as const;
  });

  bind(exportRooming, async ({ query, caller, reply }) => {
    const catalogue = await editions.forStaff();
    const { bookings } = await pageOfBookings(db, catalogue, query);
    const waiting = await listHostedWaits(db, catalogue, query, clock());
    return save<RoomingLine>(reply, caller, query, {
      noun: 'booking',
      filename: 'rooming-list',
      sheet: 'Rooming list',
      columns: ROOMING_COLUMNS,
      timeZone: catalogue.timeZone,
      rows: [...bookings.map((booking) => ({ booking })), ...waiting.map((wait) => ({ wait }))],
    });
  });

  bind(exportHostedBuyers, async ({ query, caller, reply }) => {
    const catalogue = await editions.forStaff();
    const { format: _format, ...filter } = query;
    const { rows } = await pageOfApplications({ db, now: clock() }, catalogue, filter, caller);
    const { bookings } = await pageOfBookings(db, catalogue, {});
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    return save<HostedLine>(reply, caller, query, {
      noun: 'application',
      filename: 'hosted-buyers',
      sheet: 'Hosted buyers',
      columns: hostedColumns(catalogue),
      timeZone: catalogue.timeZone,
      rows: rows.map((row) => ({ row, booking: bookingOf.get(row.id) })),
    });
  });
}

async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
