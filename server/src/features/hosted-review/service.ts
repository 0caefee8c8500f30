// What other features may ask about the review of applications.
export { endIfHosted } from './removal.ts';
export { refreshApplication } from './state.ts';
