// What other features may use of payment.
export { presentAttempts } from './present.ts';
export { isMoneyHeld } from './repository.ts';
