// Routes of the days of the fair.
import {
  countWallLinks,
  getBoard,
  getShowDay,
  listMatches,
  makeMatch,
  makeWallLink,
  undoMatch,
  withdrawWallLinks,
} from '@visavis/contract/show-day/endpoints';
import type { Binder } from '../../http/bind.ts';
import type { MeetingDependencies } from '../meeting/public.ts';
import { match, suggestMatches, undo } from './match.service.ts';
import { readShowDay } from './service.ts';
import { countWallKeys } from './wall.repository.ts';
import { makeLink, readBoard, withdrawLinks } from './wall.service.ts';

export function showDayRoutes(bind: Binder, dependencies: MeetingDependencies & { publicUrl: string }): void {
  const { db, clock, editions, publicUrl } = dependencies;

  bind(getShowDay, async () => readShowDay(db, await editions.forStaff(), clock()));

  bind(listMatches, async () => suggestMatches(db, await editions.forStaff(), clock()));

  bind(makeMatch, ({ body, caller }) => match(dependencies, { ...body, organiser: caller }));

  bind(undoMatch, ({ body, caller }) => undo(dependencies, { ...body, organiser: caller }));

  bind(getBoard, async ({ caller }) =>
    readBoard(db, await editions.of({ editionId: caller.editionId }).current(), clock()),
  );

  bind(countWallLinks, async () => ({
    count: await countWallKeys(db, (await editions.forStaff()).editionId, clock()),
  }));

  bind(makeWallLink, async ({ caller }) => {
    const catalogue = await editions.forStaff();
    return { link: await makeLink(db, { catalogue, organiser: caller, now: clock(), publicUrl }) };
  });

  bind(withdrawWallLinks, async ({ caller }) => ({
    count: await withdrawLinks(db, {
      catalogue: await editions.forStaff(),
      organiser: caller,
      now: clock(),
    }),
  }));
}
