// Public API of session.
export type { Tries } from './attempts.cache.ts';
export { insertSession } from './repository.ts';
