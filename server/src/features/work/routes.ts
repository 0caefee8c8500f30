// The endpoint that counts open work.
import { getOpenWork, type OpenWork } from '@visavis/contract/work/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { type EditionService, orNoneYet } from '../edition/public.ts';
import { countWork } from './service.ts';

const NOTHING: OpenWork = { registrations: 0, applications: 0, refunds: 0, emails: 0 };

export function workRoutes(
  bind: Binder,
  { db, editions }: { db: Kysely<Database>; editions: EditionService },
): void {
  bind(getOpenWork, async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    // On the way to the first fair there is nothing to do but to make it.
    const catalogue = await editions.forStaff().catch(orNoneYet);
    return catalogue ? countWork(db, catalogue, caller.role) : NOTHING;
  });
}
