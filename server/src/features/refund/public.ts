// Public API of refund.
export { countPayments } from './repository.ts';
