// Public API of hosted-buyer.
export { countOddPayments, matchingApplications } from './list.repository.ts';
export { readRows } from './list.service.ts';
export { endIfHosted } from './removal.service.ts';
