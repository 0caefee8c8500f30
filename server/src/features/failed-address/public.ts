// What other features may use of failed-address.
export { countOpen as countFailedAddresses, findFailure } from './repository.ts';
