// What other features may use of payment.
export { isMoneyHeld } from './repository.ts';
