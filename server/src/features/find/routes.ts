// The endpoint of Find.
import { findAnything } from '@visavis/contract/find/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { findFor } from './service.ts';

export function findRoutes(
  bind: Binder,
  { db, editions }: { db: Kysely<Database>; editions: EditionService },
): void {
  bind(findAnything, async ({ query, caller }) => {
    const { editionId } = await editions.forStaff();
    return findFor(db, { editionId, search: query.search, role: caller.role });
  });
}
