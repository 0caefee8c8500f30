// What other features may use of hosted-review.
export { endIfHosted } from './removal.service.ts';
