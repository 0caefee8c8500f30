// What other features may ask about slots.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { type Asking, listTakenSlots, type TakenSlot } from './repository.ts';

export { NONE_BLOCKED, PLACES_OF_WANTED, releaseHolds, WANTED } from './claim-wanted.ts';
export { FreeHoursCount } from './free-hours.ts';
export { FREE_PLACE, takenPlaces } from './free-place.ts';
export { refuseLostSlots } from './lost-slots.ts';
export type { Asking } from './repository.ts';

/** Hours of these exhibitors that whoever asks cannot have. */
export function listSlotsTaken(
  db: Kysely<Database>,
  exhibitorIds: readonly number[],
  asking: Asking,
): Promise<TakenSlot[]> {
  return listTakenSlots(db, exhibitorIds, asking);
}
