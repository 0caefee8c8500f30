// What other features may use of hold.
export { findFreePlace, removeLapsed } from './repository.ts';
