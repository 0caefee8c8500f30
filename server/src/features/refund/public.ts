// What other features may ask about payments and their refunds.
export { countPayments } from './repository.ts';
