// The sentences of each kind of email that organisers may write, in the order of the letter.
import type { Fields } from '../content/page-fields.ts';
import type { EmailKind } from '../email/schema.ts';
import type { Language } from '../language/languages.ts';
import { LETTER_WORDS, type LetterWords } from './letter-words.ts';
import {
  count,
  exactly,
  fixed,
  GREETING,
  OUTCOMES,
  type Sentence,
  said,
  saidOf,
  subject,
  text,
} from './sentence.ts';
import { cleanTemplate, placeholdersIn, problemOfTemplate } from './templates.ts';

const EXHIBITION = text('exhibition');
const CLOSING = fixed('closing', 'linkIsYours', 'visitor');
const HOSTED_CLOSING = fixed('closing', 'linkIsYours', 'hosted');
const REFUND_TERMS = saidOf('refund-terms', ['refundTerms'], {
  refundAfterMeetings: 'meetings',
  refundWithinDays: 'days',
});
const CONFIRM = [
  fixed('confirm', 'confirm', 'way'),
  said('confirm-until', ['confirm', 'until'], [text('time'), text('zone')]),
];
const opening = (words: string) => said('opening', [words, 'opening'], [EXHIBITION]);
/** An opening that counts meetings; a single one has a sentence of its own. */
const countedOpening = (words: string) => [
  said('opening', [words, 'opening'], [EXHIBITION, count('meetings')]),
  said('opening-one', [words, 'opening'], [EXHIBITION, exactly(1)]),
];

const reminder = (
  kind: 'reminder-week' | 'reminder-evening' | 'reminder-hours',
  words: string,
): Sentence[] => [
  subject(kind),
  fixed('heading', words, 'heading'),
  GREETING,
  ...countedOpening(words),
  CLOSING,
  fixed('closing-hosted', 'linkIsYours', 'hosted'),
];

export const MAIL_SENTENCES: Record<EmailKind, readonly Sentence[]> = {
  'registration-received': [
    subject('registration-received'),
    fixed('heading', 'registrationReceived', 'heading'),
    GREETING,
    ...countedOpening('registrationReceived'),
    said('opening-none', ['registrationReceived', 'opening'], [EXHIBITION, exactly(0)]),
    ...CONFIRM,
    CLOSING,
  ],
  'meeting-status': [
    subject('meeting-status', true),
    fixed('heading', 'meetingStatus', 'heading'),
    GREETING,
    ...OUTCOMES,
    CLOSING,
    fixed('closing-hosted', 'linkIsYours', 'hosted'),
  ],
  'schedule-link': [
    subject('schedule-link'),
    fixed('heading', 'scheduleLink', 'heading'),
    GREETING,
    opening('scheduleLink'),
    fixed('not-you', 'notYou'),
    CLOSING,
  ],
  'details-asked': [
    subject('details-asked'),
    fixed('heading', 'detailsAsked', 'heading'),
    GREETING,
    opening('detailsAsked'),
    CLOSING,
  ],
  'confirmation-reminder': [
    subject('confirmation-reminder'),
    fixed('heading', 'confirmationReminder', 'heading'),
    GREETING,
    ...countedOpening('confirmationReminder'),
    ...CONFIRM,
    CLOSING,
  ],
  'hours-released': [
    subject('hours-released'),
    fixed('heading', 'hoursReleased', 'heading'),
    GREETING,
    opening('hoursReleased'),
    CLOSING,
  ],
  'meetings-changed': [
    subject('meetings-changed'),
    fixed('heading', 'meetingsChanged', 'heading'),
    GREETING,
    ...countedOpening('meetingsChanged'),
    CLOSING,
    fixed('closing-hosted', 'linkIsYours', 'hosted'),
  ],
  'exhibitor-changed': [
    subject('exhibitor-changed'),
    fixed('heading', 'exhibitorChanged', 'heading'),
    GREETING,
    ...countedOpening('exhibitorChanged'),
    CLOSING,
    fixed('closing-hosted', 'linkIsYours', 'hosted'),
  ],
  'application-received': [
    subject('application-received'),
    fixed('heading', 'applicationReceived', 'heading'),
    GREETING,
    opening('applicationReceived'),
    fixed('wait', 'applicationReceived', 'wait'),
    fixed('next', 'applicationReceived', 'next'),
    fixed('step-one', 'applicationReceived', 'steps', '0'),
    fixed('step-two', 'applicationReceived', 'steps', '1'),
    fixed('step-three', 'applicationReceived', 'steps', '2'),
    fixed('step-two-free', 'applicationReceived', 'freeSteps', '0'),
    fixed('step-three-free', 'applicationReceived', 'freeSteps', '1'),
    fixed('asked', 'applicationReceived', 'asked'),
  ],
  'application-approved': [
    subject('application-approved'),
    fixed('heading', 'applicationApproved', 'heading'),
    GREETING,
    opening('applicationApproved'),
    fixed('first-come', 'applicationApproved', 'firstCome'),
    fixed('first-come-free', 'applicationApproved', 'freeFirstCome'),
    fixed('obligations', 'applicationApproved', 'obligations'),
    fixed('deposit-title', 'applicationApproved', 'depositTitle'),
    said('deposit', ['applicationApproved', 'deposit'], [text('amount')]),
    REFUND_TERMS,
    said('night', ['applicationApproved', 'night'], [text('amount')]),
    HOSTED_CLOSING,
  ],
  'application-rejected': [
    subject('application-rejected'),
    fixed('heading', 'applicationRejected', 'heading'),
    GREETING,
    opening('applicationRejected'),
    fixed('places', 'applicationRejected', 'places'),
    fixed('closing', 'applicationRejected', 'questions'),
  ],
  'document-asked': [
    subject('document-asked'),
    fixed('heading', 'documentAsked', 'heading'),
    GREETING,
    said('opening', ['documentAsked', 'opening'], [text('document'), EXHIBITION]),
    said('how', ['documentAsked', 'how'], [text('day')]),
    fixed('closing', 'documentAsked', 'link'),
  ],
  'stay-booked': [
    subject('stay-booked'),
    fixed('heading', 'stayBooked', 'heading'),
    GREETING,
    opening('stayBooked'),
    HOSTED_CLOSING,
  ],
  'stay-changed': [
    subject('stay-changed'),
    fixed('heading', 'stayChanged', 'heading'),
    GREETING,
    opening('stayChanged'),
    said('moved', ['stayChanged', 'moved'], [EXHIBITION]),
    said('to-pay', ['stayChanged', 'toPay'], [text('amount')]),
    fixed('check', 'stayChanged', 'check'),
  ],
  'stay-outside': [
    subject('stay-outside'),
    fixed('heading', 'stayOutside', 'heading'),
    GREETING,
    opening('stayOutside'),
    fixed('change', 'stayOutside', 'change'),
  ],
  'deposit-receipt': [
    subject('deposit-receipt'),
    fixed('heading', 'depositReceipt', 'heading'),
    GREETING,
    said('opening', ['depositReceipt', 'opening'], [text('amount'), EXHIBITION]),
    said('refundable', ['depositReceipt', 'refundable'], [text('amount')]),
    REFUND_TERMS,
    HOSTED_CLOSING,
  ],
  'deposit-refunded': [
    subject('deposit-refunded'),
    fixed('heading', 'refund', 'heading'),
    GREETING,
    said('opening', ['refund', 'opening'], [text('amount'), EXHIBITION]),
    fixed('closing', 'refund', 'sameWay'),
    said('closing-transfer', ['refund', 'byTransfer'], [text('reference')]),
  ],
  'hosted-meetings-received': [
    subject('hosted-meetings-received'),
    fixed('heading', 'hostedMeetingsReceived', 'heading'),
    GREETING,
    ...countedOpening('hostedMeetingsReceived'),
    HOSTED_CLOSING,
  ],
  'hosted-link': [
    subject('hosted-link'),
    fixed('heading', 'hostedLink', 'heading'),
    GREETING,
    opening('hostedLink'),
    said('opening-free', ['hostedLink', 'freeOpening'], [EXHIBITION]),
    fixed('not-you', 'notYou'),
    HOSTED_CLOSING,
  ],
  'room-free': [
    subject('room-free'),
    fixed('heading', 'roomFree', 'heading'),
    GREETING,
    opening('roomFree'),
    said('kept', ['roomFree', 'kept'], [text('time'), text('zone')]),
    fixed('sure', 'roomFree', 'sure'),
    fixed('sure-free', 'roomFree', 'freeSure'),
    HOSTED_CLOSING,
  ],
  'exhibitor-notice': [
    subject('exhibitor-notice'),
    fixed('heading', 'exhibitorNotice', 'heading'),
    GREETING,
    said('opening', ['exhibitorNotice', 'days'], [EXHIBITION]),
    said('opening-blocked', ['exhibitorNotice', 'blocked'], [EXHIBITION]),
    said('opening-withdrawn', ['exhibitorNotice', 'withdrawn'], [EXHIBITION]),
    fixed('check', 'exhibitorNotice', 'ask'),
  ],
  'group-message': [
    subject('group-message'),
    fixed('why', 'groupMessage', 'why'),
    said('why-exhibitor', ['groupMessage', 'whyExhibitor'], [text('company'), EXHIBITION]),
  ],
  'reminder-week': reminder('reminder-week', 'reminderWeek'),
  'reminder-evening': reminder('reminder-evening', 'reminderEvening'),
  'reminder-hours': reminder('reminder-hours', 'reminderHours'),
  'staff-invitation': [
    subject('staff-invitation'),
    fixed('heading', 'staffInvitation', 'heading'),
    said('opening', ['staffInvitation', 'opening'], [text('inviter'), EXHIBITION, text('role')]),
    said('login', ['staffInvitation', 'login'], [text('email')]),
    fixed('closing', 'staffInvitation', 'valid'),
  ],
  'password-reset': [
    subject('password-reset'),
    fixed('heading', 'passwordReset', 'heading'),
    said('opening', ['passwordReset', 'opening'], [text('email')]),
    fixed('closing', 'passwordReset', 'valid'),
  ],
};

/** The built-in words of a kind, as templates by the name of their sentence. */
export const builtInSentences = (kind: EmailKind, language: Language): Record<string, string> =>
  Object.fromEntries(
    MAIL_SENTENCES[kind].map(({ name, template }) => [name, template(LETTER_WORDS[language], language)]),
  );

/** The placeholders that a sentence must contain. */
export function placeholdersOf(kind: EmailKind, sentence: string, language: Language): string[] {
  const found = MAIL_SENTENCES[kind].find(({ name }) => name === sentence);
  return found ? placeholdersIn(found.template(LETTER_WORDS[language], language)) : [];
}

/** The words of a kind with an organiser's sentences in place of the built-in ones. One that cannot be used is left out. */
export function withOwnSentences(
  words: LetterWords,
  kind: EmailKind,
  own: Fields,
  language: Language,
): LetterWords {
  return MAIL_SENTENCES[kind].reduce((changed, sentence) => {
    const template = Object.hasOwn(own, sentence.name) ? own[sentence.name] : undefined;
    const required = placeholdersIn(sentence.template(words, language));
    if (template === undefined || problemOfTemplate(template, required)) return changed;
    return sentence.replace(changed, cleanTemplate(template), language);
  }, words);
}
