// Public API of group messages.
export { emptyAudiences } from './erasure.repository.ts';
