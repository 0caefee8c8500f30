// What other features may use of room.
export { keepRoomFor, lockRoom, readSituations } from './repository.ts';
export { listWaits, takeRoom } from './service.ts';
