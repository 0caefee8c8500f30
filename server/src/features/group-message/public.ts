// Public API of messages to groups.
export { emptyAudiences } from './erasure.repository.ts';
