// Public API of import.
export { forgetPerson } from './forget.repository.ts';
