// What other features may use of refund.
export { countPayments } from './repository.ts';
