// What other features may use of import.
export { forgetPerson } from './forget.repository.ts';
