// The export of exhibitors, which can be imported again.
import type { HandlerInput } from '@visavis/contract/endpoint';
import { exportChosenExhibitors, exportExhibitors } from '@visavis/contract/export/endpoints';
import type { Binder } from '../../http/bind.ts';
import { chosenOf, type ExportAsked, inBatches, sendExport } from '../export/public.ts';
import { EXHIBITOR_COLUMNS } from './export.present.ts';
import { type ExportedExhibitor, listExported } from './export.repository.ts';
import { findExhibitorIds } from './list.repository.ts';
import type { ProfileDependencies } from './read.service.ts';

type Asked = ExportAsked<HandlerInput<typeof exportExhibitors>['query']>;

export function exhibitorExportRoutes(
  bind: Binder,
  dependencies: Pick<ProfileDependencies, 'db' | 'clock' | 'editions'>,
): void {
  const { db, editions } = dependencies;
  const send = async ({ query, body, caller, reply }: Asked) => {
    const { format, sort = 'name', order, archived, ...filter } = query;
    const { editionId, timeZone } = await editions.forStaff();
    // Chosen ones may be of both, unless the search says of which.
    const isArchived = body && archived === undefined ? undefined : archived === 'true';
    const found = await findExhibitorIds(
      db,
      editionId,
      { ...filter, isArchived },
      { sort, isDescending: order === 'desc' },
    );
    const ids = chosenOf(found, body?.ids, (id) => id);
    return sendExport<ExportedExhibitor>(
      dependencies,
      { format, caller, reply, timeZone },
      {
        action: 'exhibitor.export',
        noun: 'exhibitor',
        rows: ids.length,
        filename: 'exhibitors',
        asked: { ...filter, ...(archived && { archived }), ...(body && { selected: body.ids.length }) },
        name: 'Exhibitors',
        columns: EXHIBITOR_COLUMNS,
        batches: inBatches(ids, (part) => listExported(db, part)),
      },
    );
  };
  bind(exportExhibitors, send);
  bind(exportChosenExhibitors, send);
}
