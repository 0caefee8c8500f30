// Routes of the days of the fair.
import { getShowDay } from '@visavis/contract/show-day/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { readShowDay } from './service.ts';

interface ShowDayDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

export function showDayRoutes(bind: Binder, { db, clock, editions }: ShowDayDependencies): void {
  bind(getShowDay, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return readShowDay(db, await editions.forStaff(), clock());
  });
}
