// Public API of my-schedule: the links that are sent again.
export { queueHostedLink, queueScheduleLink, writeNewLink } from './link.service.ts';
