// What other features may ask about slots.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { listTakenSlots, type TakenSlot } from './repository.ts';

/** Blocked hours and live meetings of these exhibitors. */
export function listSlotsTaken(db: Kysely<Database>, exhibitorIds: readonly number[]): Promise<TakenSlot[]> {
  return listTakenSlots(db, exhibitorIds);
}
