// Public API of payment.
export { presentAttempts } from './present.ts';
export { isMoneyHeld } from './repository.ts';
