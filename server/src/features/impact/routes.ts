// Endpoints for the impact of a change, and for blocked hours.
import {
  blockedHoursImpact,
  blockHours,
  freeBlockedHours,
  listBlockedHours,
} from '@visavis/contract/blocked-hours/endpoints';
import { editionImpact, withdrawalImpact } from '@visavis/contract/impact/endpoints';
import type { Binder } from '../../http/bind.ts';
import {
  type BlockedDependencies,
  blockedHoursImpactOf,
  blockHoursFor,
  freeHoursFor,
  readBlockedHours,
} from './blocked.service.ts';
import { editionImpactOf } from './edition.service.ts';
import { withdrawalImpactOf } from './withdrawal.service.ts';

interface ImpactDependencies extends BlockedDependencies {
  /** A live site has no demo editions. */
  isLive: boolean;
}

export function impactRoutes(bind: Binder, dependencies: ImpactDependencies): void {
  bind(editionImpact, ({ params: { id: editionId }, body: { settings, sameDays } }) => {
    const { stayNights: nights, stayArrivals: arrivals, roomTypes, ...grid } = settings;
    return editionImpactOf(dependencies, {
      editionId,
      grid,
      sameDays,
      stays: { nights, arrivals, roomTypes },
    });
  });
  bind(withdrawalImpact, ({ body }) => withdrawalImpactOf(dependencies, body));
  bind(listBlockedHours, ({ query }) => readBlockedHours(dependencies, query.edition));
  bind(blockedHoursImpact, ({ query, body }) => blockedHoursImpactOf(dependencies, { ...query, ...body }));
  bind(blockHours, ({ query, body: { exhibitorIds, hours, ...choice }, caller: organiser }) =>
    blockHoursFor(dependencies, { ...query, exhibitorIds, hours }, { choice, organiser }),
  );
  bind(freeBlockedHours, ({ query, body, caller }) =>
    freeHoursFor(dependencies, { ...query, ...body }, caller),
  );
}
