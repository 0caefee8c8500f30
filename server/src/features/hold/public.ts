// Public API of hold.
export { findFreePlace, removeLapsed } from './repository.ts';
