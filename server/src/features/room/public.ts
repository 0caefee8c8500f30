// Public API of room.
export { KEEPS_ROOM, keepRoomFor, listQuotas, lockRoom, readSituations } from './repository.ts';
export { listWaits, takeRoom } from './service.ts';
