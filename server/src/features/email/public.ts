// What other features may use of email.
export { MAXIMUM_ATTEMPTS } from './attempt.ts';
export { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf, type Places } from './calendar.ts';
export { hostedContent } from './hosted-content.ts';
export { createOutbox, type EmailColumns, type NewEmail, type Outbox } from './service.ts';
export { visitorContent } from './visitor-content.ts';
