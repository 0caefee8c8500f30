// What other features may ask about a visitor's own schedule, and the links that are sent again.
export { queueHostedLink, queueScheduleLink } from './link.service.ts';
