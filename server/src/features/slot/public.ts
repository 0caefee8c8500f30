// Public API of slot.

export {
  NONE_BLOCKED,
  PLACES_OF_WANTED,
  RELEASE_HOLDS,
  WANTED,
  type WantedHours,
} from './claim.repository.ts';
export { CLAIM_STATUS, STATUS } from './claim-status.repository.ts';
export { FreeHoursCount } from './free-hours.service.ts';
export { FREE_PLACE, overlap, PLACE_INDEXES, takenPlaces } from './free-place.repository.ts';
export { refuseLostSlots } from './lost.service.ts';
export {
  listClosedSlots,
  listOverlapped,
  listTakenSlots,
  OVERLAPPED_GRID,
  type TakenSlot,
} from './repository.ts';
