// Public API of my-schedule: resending links.
export { queueHostedLink, queueScheduleLink, writeNewLink } from './link.service.ts';
