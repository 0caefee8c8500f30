// What other features may ask about the review of applications.
export { endIfHosted } from './removal.service.ts';
