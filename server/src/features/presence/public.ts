// Public API of presence.
export { removeHolds, writePlaces } from './repository.ts';
export { arrangePlaces, closePlaces, type Short } from './service.ts';
export { type Wanted, wantedOnGrid } from './wanted.service.ts';
