// Every sentence of an email as a template, in every language.
import { describe, expect, it } from 'vitest';
import { EMAIL_KINDS } from '../email/schema.ts';
import { LANGUAGES } from '../language/languages.ts';
import { LETTER_WORDS } from './letter-words.ts';
import { builtInSentences, MAIL_SENTENCES, placeholdersOf, withOwnSentences } from './mail-sentences.ts';
import { problemOfTemplate } from './templates.ts';
import { problemsOf } from './text-fields.ts';
import { mailText } from './texts.ts';

const CASES = EMAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

it.each(CASES)('$kind in $language has a usable template for every sentence', ({ kind, language }) => {
  const templates = builtInSentences(kind, language);
  const names = MAIL_SENTENCES[kind].map(({ name }) => name);
  expect(Object.keys(templates)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('subject');
  // Heading and text of a message to a group are the organiser's own.
  expect(names.includes('heading')).toBe(kind !== 'group-message');
  expect(names.some((name) => /^(opening|outcome)/.test(name))).toBe(kind !== 'group-message');
  for (const [name, template] of Object.entries(templates)) {
    expect(template, name).not.toMatch(/undefined|null|\d{5}|NaN|\[object/);
    expect(problemOfTemplate(template, placeholdersOf(kind, name, language)), name).toBeNull();
  }
  expect(problemsOf(mailText(kind), templates, language)).toEqual({});
});

it.each(CASES)('$kind needs the same fields in $language as in English', ({ kind, language }) => {
  for (const { name } of MAIL_SENTENCES[kind])
    expect(placeholdersOf(kind, name, language).toSorted(), name).toEqual(
      placeholdersOf(kind, name, 'en').toSorted(),
    );
});

it('an English template reads as a person wrote it', () => {
  expect(builtInSentences('meeting-status', 'en')).toMatchObject({
    subject: 'Your meeting schedule, {exhibition}, {dates}',
    greeting: 'Dear {name},',
    'outcome-all': 'All your {meetings} meetings are approved.',
    'outcome-some':
      '{approved} of your {meetings} meetings are approved. {others} could not be confirmed; you can choose other hours for them.',
    'outcome-one': 'Your meeting is approved.',
  });
  expect(builtInSentences('application-approved', 'en')).toMatchObject({
    deposit: 'A refundable deposit of {amount} is paid with the booking.',
    'refund-terms':
      'The deposit is refunded in full after at least {meetings} completed business meetings, within about {days} days. It is not refunded otherwise. Extra nights are not refundable.',
  });
});

describe('an own sentence', () => {
  const own = (sentences: Record<string, string>) =>
    withOwnSentences(LETTER_WORDS.en, 'registration-received', sentences, 'en');

  it('replaces only itself', () => {
    const words = own({ opening: 'Thank you. At the {exhibition} you have {meetings} meetings.' });
    expect(words.registrationReceived.opening('Fair', 3)).toBe('Thank you. At the Fair you have 3 meetings.');
    expect(words.registrationReceived.opening('Fair', 1)).toContain('with the meeting below');
    expect(words.registrationReceived.heading).toBe('We have your registration');
    expect(LETTER_WORDS.en.registrationReceived.opening('Fair', 3)).toContain('the 3 meetings below');
  });

  it('is left out where it cannot be used, and where no such sentence exists', () => {
    const words = own({ opening: 'No field.', constructor: 'x', __proto__: 'x', nothing: 'x' });
    expect(words.registrationReceived).toEqual(LETTER_WORDS.en.registrationReceived);
  });

  it('about several meetings is not for somebody without any, who has words of their own', () => {
    const builtIn = LETTER_WORDS.en.registrationReceived.opening('Fair', 0);
    expect(builtIn).toContain('You have no meetings yet');
    const several = own({ opening: 'Thank you. At the {exhibition} you have {meetings} meetings.' });
    expect(several.registrationReceived.opening('Fair', 0)).toBe(builtIn);
    const none = own({ 'opening-none': 'Welcome to the {exhibition}.' });
    expect([0, 2].map((count) => none.registrationReceived.opening('Fair', count))).toEqual([
      'Welcome to the Fair.',
      LETTER_WORDS.en.registrationReceived.opening('Fair', 2),
    ]);
  });

  it('about a meeting that is alone keeps its own words', () => {
    const words = own({
      opening: '{exhibition}: {meetings}',
      'opening-one': 'One at the {exhibition}.',
    });
    expect([1, 2].map((count) => words.registrationReceived.opening('Fair', count))).toEqual([
      'One at the Fair.',
      'Fair: 2',
    ]);
  });
});
