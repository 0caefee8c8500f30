// Public API of submission.
export { insertRegistrations, type PlacedRegistration } from './bulk.repository.ts';
export { composeRegistration } from './compose.service.ts';
