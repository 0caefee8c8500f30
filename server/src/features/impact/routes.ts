// Endpoints that say what a change would touch.
import { editionImpact, withdrawalImpact } from '@visavis/contract/impact/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { editionImpactOf } from './edition.service.ts';
import { withdrawalImpactOf } from './withdrawal.service.ts';

interface ImpactDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  isLive: boolean;
}

export function impactRoutes(bind: Binder, dependencies: ImpactDependencies): void {
  bind(editionImpact, ({ params: { id: editionId }, body: { settings, sameDays } }) =>
    editionImpactOf(dependencies, { editionId, grid: settings, sameDays }),
  );
  bind(withdrawalImpact, ({ body }) => withdrawalImpactOf(dependencies, body.exhibitorIds));
}
