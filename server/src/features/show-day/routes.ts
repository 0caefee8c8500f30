// Routes of the days of the fair.
import { getShowDay, listMatches, makeMatch, undoMatch } from '@visavis/contract/show-day/endpoints';
import type { Binder } from '../../http/bind.ts';
import type { MeetingDependencies } from '../meeting/public.ts';
import { match, suggestMatches, undo } from './match.service.ts';
import { readShowDay } from './service.ts';

export function showDayRoutes(bind: Binder, dependencies: MeetingDependencies): void {
  const { db, clock, editions } = dependencies;

  bind(getShowDay, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return readShowDay(db, await editions.forStaff(), clock());
  });

  bind(listMatches, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return suggestMatches(db, await editions.forStaff(), clock());
  });

  bind(makeMatch, ({ body, caller }) => match(dependencies, { ...body, organiser: caller }));

  bind(undoMatch, ({ body, caller }) => undo(dependencies, { ...body, organiser: caller }));
}
