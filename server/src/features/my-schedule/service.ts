// What other features may ask about a visitor's own schedule.
export { queueScheduleLink } from './link.ts';
