// The endpoints of open work: what is to be done, and what has happened.
import {
  getOpenWork,
  getToDo,
  listOwnTasks,
  type OpenWork,
  visitOverview,
} from '@visavis/contract/work/endpoints';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { type EditionService, orNoneYet } from '../edition/public.ts';
import { countWork } from './service.ts';
import { listDueTasks } from './task.repository.ts';
import { listToDo } from './to-do.service.ts';
import { visit } from './visit.service.ts';

const NOTHING: OpenWork = { registrations: 0, applications: 0, refunds: 0, emails: 0, addresses: 0 };

export function workRoutes(
  bind: Binder,
  { db, clock, editions }: { db: Kysely<Database>; clock: Clock; editions: EditionService },
): void {
  bind(getOpenWork, async ({ caller }) => {
    // Before the first edition, creating one is all there is to do.
    const catalogue = await editions.forStaff().catch(orNoneYet);
    return catalogue ? countWork(db, catalogue, caller.role) : NOTHING;
  });
  bind(getToDo, async ({ caller }) => {
    const catalogue = await editions.forStaff().catch(orNoneYet);
    return catalogue ? listToDo(db, catalogue, { organiser: caller, now: clock() }) : { items: [] };
  });
  bind(listOwnTasks, async ({ caller }) => {
    const catalogue = await editions.forStaff().catch(orNoneYet);
    if (!catalogue) return { tasks: [] };
    const today = fairDateAt(clock(), catalogue.timeZone);
    const { editionId } = catalogue;
    return { tasks: await listDueTasks(db, { editionId, organiserId: caller.id, today }) };
  });
  bind(visitOverview, async ({ body, caller }) =>
    visit(db, await editions.forStaff().catch(orNoneYet), {
      organiser: caller,
      now: clock(),
      isSeen: body.isSeen ?? false,
    }),
  );
}
