// Public API of attendance.
export { markIn } from './mark.service.ts';
export { readMarks } from './present.ts';
export { countAttended, unmarkedBeforeToday } from './repository.ts';
