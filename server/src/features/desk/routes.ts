// The endpoints of the desk: it works on the edition that visitors see.
import { findAtDesk, getDeskToday, listFreeAtDesk, settleDesk } from '@visavis/contract/desk/endpoints';
import type { Binder } from '../../http/bind.ts';
import { settle } from './settle.service.ts';
import { findPeople, listFree, readToday } from './today.service.ts';
import type { DeskDependencies } from './walk-in.service.ts';

export function deskRoutes(bind: Binder, dependencies: DeskDependencies): void {
  const { db, clock, editions } = dependencies;
  bind(getDeskToday, async () => readToday(db, await editions.current(), clock()));
  bind(findAtDesk, async ({ query }) =>
    findPeople(db, await editions.current(), { search: query.search, now: clock() }),
  );
  bind(listFreeAtDesk, async ({ query }) =>
    listFree(db, await editions.current(), { ...query, now: clock() }),
  );
  bind(settleDesk, async ({ body, caller }) => ({
    results: await settle(dependencies, { records: body.records, organiser: caller }),
  }));
}
