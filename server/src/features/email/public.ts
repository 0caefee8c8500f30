// Public API of email.
export { MAXIMUM_ATTEMPTS } from './attempt.repository.ts';
export { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE, calendarOf, type Places } from './calendar.present.ts';
export { hostedContent } from './hosted-content.present.ts';
export { createOutbox, type EmailColumns, type NewEmail, type Outbox } from './outbox.service.ts';
export { HIDDEN_KEY, renderEmail } from './render.service.ts';
export { countByState as countEmails } from './repository.ts';
export { presentMessagesOf } from './row.present.ts';
export { ownSentences, sentencesIn } from './sentences.present.ts';
export { visitorContent } from './visitor-content.present.ts';
