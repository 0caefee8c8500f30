// Routes for organisers to read and change exhibitors.
import {
  archiveExhibitors,
  changeExhibitor,
  createExhibitor,
  getExhibitor,
  getExhibitorFacts,
  listExhibitorHistory,
  listExhibitors,
  mergeExhibitor,
  previewExhibitorMerge,
  restoreExhibitor,
} from '@visavis/contract/exhibitor-profile/endpoints';
import type { Binder } from '../../http/bind.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import * as archive from './archive.service.ts';
import * as change from './change.service.ts';
import { exhibitorExportRoutes } from './export.routes.ts';
import { mergeExhibitors, previewMerge } from './merge.service.ts';
import * as read from './read.service.ts';

/** Rows of a response when the request sets no limit. */
const DEFAULT_LIMIT = 50;

interface RouteDependencies extends read.ProfileDependencies {
  announcer: ChangePublisher;
}

export function exhibitorProfileRoutes(bind: Binder, dependencies: RouteDependencies): void {
  const { db, clock } = dependencies;
  exhibitorExportRoutes(bind, dependencies);

  bind(listExhibitors, async ({ query, reply }) => {
    const { edition, archived, sort = 'name', order, limit = DEFAULT_LIMIT, offset = 0, ...filter } = query;
    const { rows, total } = await read.listExhibitors(
      dependencies,
      edition,
      { ...filter, isArchived: archived === 'true' },
      { sort, isDescending: order === 'desc', limit, offset },
    );
    reply.header('x-total-count', total);
    return rows;
  });
  bind(getExhibitorFacts, ({ query }) => read.readExhibitorFacts(dependencies, query.edition));
  bind(getExhibitor, ({ params }) => read.readProfile(db, params.id, clock()));
  bind(listExhibitorHistory, ({ params }) => read.readHistory(db, params.id));

  bind(createExhibitor, ({ query: { edition }, body, caller: organiser }) =>
    change.createExhibitor(dependencies, { edition, organiser }, body),
  );
  bind(changeExhibitor, ({ params: { id }, body: { version, ...wanted }, caller: organiser }) =>
    change.changeExhibitor(dependencies, { id, version, organiser }, wanted),
  );
  bind(archiveExhibitors, ({ body: { exhibitors, receiver, ...choice }, caller: organiser }) =>
    archive.archiveExhibitors(dependencies, { exhibitors, receiver, choice, organiser }),
  );
  bind(restoreExhibitor, ({ params: { id }, body: { version }, caller: organiser }) =>
    change.restoreExhibitor(dependencies, { id, version, organiser }),
  );
  bind(previewExhibitorMerge, ({ params: { id }, query: { into } }) =>
    previewMerge(dependencies, { from: id, into }),
  );
  bind(mergeExhibitor, ({ params: { id }, body: { version, ...target }, caller: organiser }) =>
    mergeExhibitors(dependencies, { id, version, organiser }, target),
  );
}
