// Public API of failed-address.
export { countOpen as countFailedAddresses, findFailure } from './repository.ts';
