// Routes by which organisers read exhibitors.
import {
  getExhibitor,
  getExhibitorFacts,
  listExhibitors,
} from '@visavis/contract/exhibitor-profile/endpoints';
import type { Binder } from '../../http/bind.ts';
import * as read from './read.service.ts';

/** Rows of a response when the request sets no limit. */
const DEFAULT_LIMIT = 50;

export function exhibitorProfileRoutes(bind: Binder, dependencies: read.ProfileDependencies): void {
  const { db, clock } = dependencies;

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
}
