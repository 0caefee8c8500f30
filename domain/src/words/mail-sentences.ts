// The sentences of each kind of email that organisers may write, in the order of the letter.
import type { Fields } from '../content/page-fields.ts';
import { EMAIL_KINDS, type EmailKind } from '../email/schema.ts';
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

const CLOSING_OF_HOSTED = fixed('closing-hosted', 'linkIsYours', 'hosted');
const usual = (words: string) => [opening(words), CLOSING];
/** To visitors and hosted buyers. */
const ofBoth = (words: string) => [...countedOpening(words), CLOSING, CLOSING_OF_HOSTED];

/** What a letter says after the greeting, by the name of its words. One that is not listed has an opening and the closing. */
const LETTERS: { readonly [K in EmailKind]?: (words: string) => readonly Sentence[] } = {
  'registration-received': (words) => [
    ...countedOpening(words),
    said('opening-none', [words, 'opening'], [EXHIBITION, exactly(0)]),
    ...CONFIRM,
    CLOSING,
  ],
  'schedule-link': (words) => [opening(words), fixed('not-you', 'notYou'), CLOSING],
  'confirmation-reminder': (words) => [...countedOpening(words), ...CONFIRM, CLOSING],
  'meetings-changed': ofBoth,
  'exhibitor-changed': ofBoth,
  'application-received': (words) => [
    opening(words),
    fixed('wait', words, 'wait'),
    fixed('next', words, 'next'),
    fixed('step-one', words, 'steps', '0'),
    fixed('step-two', words, 'steps', '1'),
    fixed('step-three', words, 'steps', '2'),
    fixed('step-two-free', words, 'freeSteps', '0'),
    fixed('step-three-free', words, 'freeSteps', '1'),
    fixed('asked', words, 'asked'),
  ],
  'application-approved': (words) => [
    opening(words),
    fixed('first-come', words, 'firstCome'),
    fixed('first-come-free', words, 'freeFirstCome'),
    fixed('obligations', words, 'obligations'),
    fixed('deposit-title', words, 'depositTitle'),
    said('deposit', [words, 'deposit'], [text('amount')]),
    REFUND_TERMS,
    said('night', [words, 'night'], [text('amount')]),
    HOSTED_CLOSING,
  ],
  'application-rejected': (words) => [
    opening(words),
    fixed('places', words, 'places'),
    fixed('closing', words, 'questions'),
  ],
  'document-asked': (words) => [
    said('opening', [words, 'opening'], [text('document'), EXHIBITION]),
    said('how', [words, 'how'], [text('day')]),
    fixed('closing', words, 'link'),
  ],
  'stay-booked': (words) => [opening(words), HOSTED_CLOSING],
  'stay-changed': (words) => [
    opening(words),
    said('moved', [words, 'moved'], [EXHIBITION]),
    said('to-pay', [words, 'toPay'], [text('amount')]),
    fixed('check', words, 'check'),
  ],
  'stay-outside': (words) => [opening(words), fixed('change', words, 'change')],
  'deposit-receipt': (words) => [
    said('opening', [words, 'opening'], [text('amount'), EXHIBITION]),
    said('refundable', [words, 'refundable'], [text('amount')]),
    REFUND_TERMS,
    HOSTED_CLOSING,
  ],
  'hosted-meetings-received': (words) => [...countedOpening(words), HOSTED_CLOSING],
  'hosted-link': (words) => [
    opening(words),
    said('opening-free', [words, 'freeOpening'], [EXHIBITION]),
    fixed('not-you', 'notYou'),
    HOSTED_CLOSING,
  ],
  'room-free': (words) => [
    opening(words),
    said('kept', [words, 'kept'], [text('time'), text('zone')]),
    fixed('sure', words, 'sure'),
    fixed('sure-free', words, 'freeSure'),
    HOSTED_CLOSING,
  ],
  'exhibitor-notice': (words) => [
    said('opening', [words, 'days'], [EXHIBITION]),
    said('opening-blocked', [words, 'blocked'], [EXHIBITION]),
    said('opening-withdrawn', [words, 'withdrawn'], [EXHIBITION]),
    fixed('check', words, 'ask'),
  ],
  'reminder-week': ofBoth,
  'reminder-evening': ofBoth,
  'reminder-hours': ofBoth,
};

/** Messages that are no letter to a person with a greeting, or are named otherwise. */
const OTHERS: { readonly [K in EmailKind]?: readonly Sentence[] } = {
  'meeting-status': [
    subject('meeting-status', true),
    fixed('heading', 'meetingStatus', 'heading'),
    GREETING,
    ...OUTCOMES,
    CLOSING,
    CLOSING_OF_HOSTED,
  ],
  'deposit-refunded': [
    subject('deposit-refunded'),
    fixed('heading', 'refund', 'heading'),
    GREETING,
    said('opening', ['refund', 'opening'], [text('amount'), EXHIBITION]),
    fixed('closing', 'refund', 'sameWay'),
    said('closing-transfer', ['refund', 'byTransfer'], [text('reference')]),
  ],
  'group-message': [
    subject('group-message'),
    fixed('why', 'groupMessage', 'why'),
    said('why-exhibitor', ['groupMessage', 'whyExhibitor'], [text('company'), EXHIBITION]),
  ],
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

function sentencesOf(kind: EmailKind): readonly Sentence[] {
  const words = kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const { [kind]: letter = usual } = LETTERS;
  return OTHERS[kind] ?? [subject(kind), fixed('heading', words, 'heading'), GREETING, ...letter(words)];
}

export const MAIL_SENTENCES = Object.fromEntries(
  EMAIL_KINDS.map((kind) => [kind, sentencesOf(kind)]),
) as Readonly<Record<EmailKind, readonly Sentence[]>>;

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
