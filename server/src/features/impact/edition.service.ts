// Changes of an edition's days and hours: their impact, and their application for the edition's settings.
import type { Impact } from '@visavis/domain/impact/schema';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { type EditionService, faultsOfChange, type GridChanges, hasEdition } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { arrangePlaces } from '../presence/public.ts';
import { applyChange } from './apply.service.ts';
import { type Change, examine, presentImpact } from './situation.service.ts';

interface ImpactDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A live site has no demo editions. */
  isLive: boolean;
}

/** Throws 'resource.not-found', or 'request.invalid' for invalid days and hours. */
export async function editionImpactOf(
  { db, clock, isLive }: ImpactDependencies,
  change: Change,
): Promise<Impact> {
  if (!(await hasEdition(db, change.editionId, isLive)))
    throw new AppError('resource.not-found', message('edition.unknown'));
  const now = clock();
  const examined = await examine(db, change, now);
  const faults = faultsOfChange(examined.before, examined.after, now);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return presentImpact(db, change, examined);
}

interface GridDependencies {
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  announcer: ChangePublisher;
}

/** The interface through which the edition's settings change days and hours. */
export const gridChanges = ({ clock, editions, outbox, announcer }: GridDependencies): GridChanges => ({
  apply: (transaction, { editionId, grid, sameDays, organiser, ...choice }) =>
    applyChange(transaction, {
      change: { editionId, grid, sameDays },
      choice,
      organiser,
      now: clock(),
      outbox,
    }),
  arrangeCopy: async (transaction, editionId) => {
    await arrangePlaces(transaction, { editionId, exhibitorIds: null }, clock());
  },
  announce: async () => {
    announcer.soon();
    outbox.soon();
    await editions.refresh();
  },
});
