// The words of a message to a group: its fields, what is wrong with them, and the message as one person receives it.
import type { Paragraph } from '../email/schema.ts';
import { fullDateLabel, hourLabel } from '../language/dates.ts';
import { type EditionLanguages, LANGUAGES, type Language, languageAmong } from '../language/languages.ts';
import { type Message, message } from '../message/message.ts';
import { cleanTemplate, placeholdersIn } from '../words/templates.ts';

export const SUBJECT_LIMIT = 200;
export const TEXT_LIMIT = 5000;

/** What differs from person to person. 'schedule' is the link to one's own schedule, and has no place in a subject. */
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
/** What differs from exhibitor to exhibitor: the meetings are those at its booth. */
const EXHIBITOR_FIELDS = ['company', 'booth', 'meetings', 'first-day', 'first-hour'] as const;
export type GroupField = (typeof PEOPLE_FIELDS | typeof EXHIBITOR_FIELDS)[number];

/** Of which list the recipients are. */
export type GroupProgramme = 'business' | 'hosted' | 'exhibitors';

/** The fields that words to a group may use. */
export const groupFieldsOf = (programme: GroupProgramme): readonly GroupField[] =>
  programme === 'exhibitors' ? EXHIBITOR_FIELDS : PEOPLE_FIELDS;

const isGroupField = (name: string): name is GroupField => Object.hasOwn(FORMS, name);

export interface WordsIn {
  subject: string;
  text: string;
}
/** By language; absent where nothing is written. */
export type GroupWords = { [L in Language]?: WordsIn | undefined };

/** What is known of one person, or of one exhibitor. */
export interface PersonFacts {
  /** Empty where it must not be printed. */
  name: string;
  company: string;
  reference: string;
  /** Of an exhibitor itself. */
  booth: string;
  /** Approved meetings. */
  meetings: number;
  /** The first approved meeting that is still to come. */
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

/** The fields that words use, each once. */
export const fieldsIn = ({ subject, text }: WordsIn): GroupField[] =>
  placeholdersIn(`${subject}\n${text}`).filter(isGroupField);

/** The fields of these words that are empty for a person. */
export const unknownIn = (words: WordsIn, facts: PersonFacts, language: Language): GroupField[] =>
  fieldsIn(words).filter((field) => fieldOf(field, facts, language) === '');

export const isWritten = (words: WordsIn | undefined): boolean =>
  words !== undefined && words.subject.trim() !== '' && words.text.trim() !== '';

const BRACES = /\{([^{}]*)\}/g;
/** What a brace encloses, or begins; a Chinese keyboard types full-width ones. */
const LEFT_OVER = /[{｛][^{}｛｝\n]{0,40}[}｝]|[{｛][^{}｛｝\s]{0,40}|[}｝]/u;

/** The first brace that is no part of a field, with what it encloses. */
function strayIn(words: string, isField: (name: string) => boolean): string | undefined {
  const rest = words.replace(BRACES, (whole, name: string) => (isField(name) ? '\n' : whole));
  return LEFT_OVER.exec(rest)?.[0];
}

/** What is wrong with the words of each language, by 'words.en.subject'; empty fields are not: a draft may have them. */
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

/** The language that stands in where an organiser says so: English, or the main one of an edition without it. */
export const standIn = (languages: EditionLanguages): Language => languageAmong('en', languages);

/** The language in which a reader gets it; null where there are no words for them. */
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

/** The message as one person receives it. Blank lines separate paragraphs; a value is never read as a field again. */
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
