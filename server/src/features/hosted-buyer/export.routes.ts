// The export of applications.
import type { HandlerInput } from '@visavis/contract/endpoint';
import { exportChosenHostedBuyers, exportHostedBuyers } from '@visavis/contract/hosted-booking/endpoints';
import type { Binder } from '../../http/bind.ts';
import { chosenOf, type ExportAsked, inOneBatch, sendExport } from '../export/public.ts';
import { pageOfBookings } from '../hosted-booking/public.ts';
import { type HostedLine, hostedColumns } from './export.present.ts';
import { pageOfApplications } from './list.service.ts';
import type { HostedReviewDependencies } from './lock.repository.ts';

type Asked = ExportAsked<HandlerInput<typeof exportHostedBuyers>['query']>;

export function hostedExportRoutes(
  bind: Binder,
  dependencies: Pick<HostedReviewDependencies, 'db' | 'clock' | 'editions'>,
): void {
  const { db, clock, editions } = dependencies;
  const send = async ({ query: { format, columns, ...filter }, body, caller, reply }: Asked) => {
    const catalogue = await editions.forStaff();
    const { rows: all } = await pageOfApplications({ db, now: clock() }, catalogue, filter, caller);
    const rows = chosenOf(all, body?.ids, ({ id }) => id);
    const { bookings } = await pageOfBookings(db, catalogue, {});
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    return sendExport<HostedLine>(
      dependencies,
      { format, caller, reply, timeZone: catalogue.timeZone },
      {
        action: 'application.export',
        noun: 'application',
        rows: rows.length,
        filename: 'hosted-buyers',
        asked: { ...filter, ...(columns && { columns }), ...(body && { selected: body.ids.length }) },
        name: 'Hosted buyers',
        columns: hostedColumns(catalogue, columns),
        batches: inOneBatch(rows.map((row) => ({ row, booking: bookingOf.get(row.id) }))),
      },
    );
  };
  bind(exportHostedBuyers, send);
  bind(exportChosenHostedBuyers, send);
}
