// What other features may use of attendance.
export { markIn } from './mark.service.ts';
