// What other features may use of session.
export type { Tries } from './attempts.cache.ts';
export { insertSession } from './repository.ts';
