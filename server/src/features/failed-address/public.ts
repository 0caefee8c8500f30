// What other features may use of failed-address.
export { countOpen as countFailedAddresses } from './repository.ts';
