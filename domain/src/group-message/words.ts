// The text of a group message: its fields, its errors, and the message as received by one person.
import type { Paragraph } from '../email/schema.ts';
import { fullDateLabel, hourLabel } from '../language/dates.ts';
import { type EditionLanguages, LANGUAGES, type Language, languageAmong } from '../language/languages.ts';
import { type Message, message } from '../message/message.ts';
import { cleanTemplate, placeholdersIn } from '../words/templates.ts';

export const SUBJECT_LIMIT = 200;
export const TEXT_LIMIT = 5000;

/** Fields for people. 'schedule' is the link to the recipient's schedule, and not allowed in a subject. */
const PEOPLE_FIELDS = [
  'name',
  'company',
  'reference',
  'meetings',
  'first-day',
  'first-hour',
  'first-exhibitor',
  'first-booth',
  'schedule',
] as const;
/** Fields for exhibitors: the meetings are those at their booth. */
const EXHIBITOR_FIELDS = ['company', 'booth', 'meetings', 'first-day', 'first-hour'] as const;
export type GroupField = (typeof PEOPLE_FIELDS | typeof EXHIBITOR_FIELDS)[number];

/** The list that the recipients are from. */
export type GroupProgramme = 'business' | 'hosted' | 'exhibitors';

/** The fields allowed in a group message. */
export const groupFieldsOf = (programme: GroupProgramme): readonly GroupField[] =>
  programme === 'exhibitors' ? EXHIBITOR_FIELDS : PEOPLE_FIELDS;

const isGroupField = (name: string): name is GroupField => Object.hasOwn(FORMS, name);

export interface WordsIn {
  subject: string;
  text: string;
}
/** By language; absent if nothing is written. */
export type GroupWords = { [L in Language]?: WordsIn | undefined };

/** The facts about one person or exhibitor. */
export interface PersonFacts {
  /** Empty if it must not be shown. */
  name: string;
  company: string;
  reference: string;
  /** For an exhibitor itself. */
  booth: string;
  /** Number of approved meetings. */
  meetings: number;
  /** The first upcoming approved meeting. */
  first: { date: string; minute: number; exhibitor: string; booth: string } | null;
  /** Whether a link may open the person's own schedule. */
  hasSchedule: boolean;
}

const FORMS: { [F in GroupField]: (facts: PersonFacts, language: Language) => string } = {
  name: ({ name }) => name,
  company: ({ company }) => company,
  reference: ({ reference }) => reference,
  booth: ({ booth }) => booth,
  meetings: ({ meetings }) => String(meetings),
  'first-day': ({ first }, language) => (first ? fullDateLabel(first.date, language) : ''),
  'first-hour': ({ first }, language) => (first ? hourLabel(first.minute, language) : ''),
  'first-exhibitor': ({ first }) => first?.exhibitor ?? '',
  'first-booth': ({ first }) => first?.booth ?? '',
  schedule: ({ hasSchedule }) => (hasSchedule ? '-' : ''),
};

/** @returns an empty text where it is unknown */
export const fieldOf = (field: GroupField, facts: PersonFacts, language: Language): string =>
  FORMS[field](facts, language);

/** The fields used in a text, without duplicates. */
export const fieldsIn = ({ subject, text }: WordsIn): GroupField[] =>
  placeholdersIn(`${subject}\n${text}`).filter(isGroupField);

/** The fields used in a text that are empty for a person. */
export const unknownIn = (words: WordsIn, facts: PersonFacts, language: Language): GroupField[] =>
  fieldsIn(words).filter((field) => fieldOf(field, facts, language) === '');

export const isWritten = (words: WordsIn | undefined): boolean =>
  words !== undefined && words.subject.trim() !== '' && words.text.trim() !== '';

const BRACES = /\{([^{}]*)\}/g;
/** Braces with their content, or unclosed; Chinese keyboards type full-width ones. */
const LEFT_OVER = /[{｛][^{}｛｝\n]{0,40}[}｝]|[{｛][^{}｛｝\s]{0,40}|[}｝]/u;

/** The first brace that does not belong to a field, with its content. */
function strayIn(words: string, isField: (name: string) => boolean): string | undefined {
  const rest = words.replace(BRACES, (whole, name: string) => (isField(name) ? '\n' : whole));
  return LEFT_OVER.exec(rest)?.[0];
}

/** Errors in each language's text, keyed like 'words.en.subject'; drafts may have empty texts. */
export function problemsOf(words: GroupWords, programme: GroupProgramme): Record<string, Message> {
  const fields: readonly string[] = groupFieldsOf(programme);
  const problems: Record<string, Message> = {};
  for (const language of LANGUAGES)
    for (const part of ['subject', 'text'] as const) {
      const stray = strayIn(
        words[language]?.[part] ?? '',
        (name) => fields.includes(name) && (part === 'text' || name !== 'schedule'),
      );
      if (stray !== undefined)
        problems[`words.${language}.${part}`] = message('group.unknown-field', { placeholder: stray });
    }
  return problems;
}

/** The fallback language if the organiser enables it: English, or the main one of an edition without English. */
export const standIn = (languages: EditionLanguages): Language => languageAmong('en', languages);

/** The language in which a reader gets it; null if there is no text for them. */
export function languageFor(
  words: GroupWords,
  reader: Language,
  otherwise: Language | null,
): Language | null {
  if (isWritten(words[reader])) return reader;
  return otherwise !== null && isWritten(words[otherwise]) ? otherwise : null;
}

const PLACEHOLDER = /(\{[a-z][a-z-]*\})/;

/** @param link the words of the link to the schedule */
function partsOf(
  template: string,
  facts: PersonFacts,
  { language, link }: { language: Language; link: string },
): Paragraph {
  return template.split(PLACEHOLDER).flatMap((piece): Paragraph => {
    const name = piece.slice(1, -1);
    if (piece === '') return [];
    if (!PLACEHOLDER.test(piece) || !isGroupField(name)) return [{ text: piece }];
    return name === 'schedule'
      ? [{ text: link, isLink: true }]
      : [{ text: fieldOf(name, facts, language).replaceAll('\n', ' ') }];
  });
}

/** The message as received by one person. Blank lines separate paragraphs; values are not parsed for fields again. */
export function messageFor(
  words: WordsIn,
  facts: PersonFacts,
  options: { language: Language; link: string },
): { subject: string; paragraphs: Paragraph[] } {
  const subject = partsOf(words.subject, facts, options)
    .map(({ text }) => text)
    .join('');
  return {
    subject: cleanTemplate(subject),
    paragraphs: words.text
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => partsOf(one, facts, options)),
  };
}
