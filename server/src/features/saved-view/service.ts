// Saves, lists and removes views: everyone sees them; the author or an admin can remove one.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import {
  type ListName,
  type listSavedViews,
  type saveView,
  VIEWS_LIMIT,
} from '@visavis/contract/saved-view/endpoints';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { violatedIndex } from '../../platform/sql/refusal.ts';
import type { EditionService } from '../edition/public.ts';
import { countViews, deleteView, insertView, listViews, VIEW_NAME_INDEX } from './repository.ts';

export interface ViewDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

const isAdmin = ({ role }: Organiser): boolean => role === 'admin';

export async function viewsOf(
  { db, editions }: ViewDependencies,
  list: ListName,
  organiser: Organiser,
): Promise<Output<typeof listSavedViews>> {
  const { editionId } = await editions.forStaff();
  const rows = await listViews(db, { editionId, list });
  return {
    views: rows.map(({ organiserId, emptiedAt, ...view }) => ({
      ...view,
      isEmptied: emptiedAt !== null,
      isRemovable: isAdmin(organiser) || organiserId === organiser.id,
    })),
  };
}

/** Throws 'view.name-taken' and 'view.too-many'. */
export async function save(
  dependencies: ViewDependencies,
  { list, name, query }: HandlerInput<typeof saveView>['body'],
  organiser: Organiser,
): Promise<Output<typeof saveView>> {
  const { db, clock, editions } = dependencies;
  const { editionId } = await editions.forStaff();
  if ((await countViews(db, { editionId, list })) >= VIEWS_LIMIT)
    throw new AppError('view.too-many', message('view.too-many', { limit: VIEWS_LIMIT }));
  try {
    await insertView(db, { editionId, list, name, query, organiserId: organiser.id, now: clock() });
  } catch (error) {
    if (violatedIndex(error) !== VIEW_NAME_INDEX) throw error;
    const taken = message('view.name-taken', { name });
    throw new AppError('view.name-taken', taken, { fields: { name: taken } });
  }
  return viewsOf(dependencies, list, organiser);
}

/** Throws 'resource.not-found', including for a view that another person saved. */
export async function removeSaved(
  dependencies: ViewDependencies,
  id: number,
  organiser: Organiser,
): Promise<Output<typeof listSavedViews>> {
  const { db, editions } = dependencies;
  const { editionId } = await editions.forStaff();
  const list = await deleteView(db, {
    id,
    editionId,
    organiserId: isAdmin(organiser) ? null : organiser.id,
  });
  if (list === undefined) throw new AppError('resource.not-found', message('view.unknown'));
  return viewsOf(dependencies, list as ListName, organiser);
}
