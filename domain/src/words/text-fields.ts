// The fields of a text that organisers may write, and what is wrong with what they wrote.
import { contentOfPage, type Fields, PAGE_FIELDS, type PageFieldKind } from '../content/page-fields.ts';
import type { Language } from '../language/languages.ts';
import { type Message, message } from '../message/message.ts';
import { MAIL_SENTENCES, placeholdersOf } from './mail-sentences.ts';
import { FACT_NAMES, OPTIONAL_PLACEHOLDERS, placeholdersOfFact } from './programme-facts.ts';
import { cleanTemplate, problemOfTemplate } from './templates.ts';
import { FIELD_LIMIT, isPageText, kindOfText, type TextKey } from './texts.ts';

export interface TextField {
  name: string;
  kind: PageFieldKind | 'sentence';
}

/** Most characters of a sentence, and of the subject of an email. */
const SENTENCE_LIMIT = 1_000;
const SUBJECT_LIMIT = 200;

export function textFields(key: TextKey): readonly TextField[] {
  if (isPageText(key)) return PAGE_FIELDS[key];
  return sentencesOf(key).map((name) => ({ name, kind: 'sentence' }));
}

/** The names of the sentences of a text that is no page. */
function sentencesOf(key: TextKey): readonly string[] {
  const kind = kindOfText(key);
  return kind ? MAIL_SENTENCES[kind].map(({ name }) => name) : FACT_NAMES;
}

/** The placeholders that a field must contain; a page has none. */
export function requiredPlaceholders(key: TextKey, name: string, language: Language): string[] {
  if (isPageText(key)) return [];
  const kind = kindOfText(key);
  return kind ? placeholdersOf(kind, name, language) : placeholdersOfFact(name, language);
}

/** The fields as they are kept: sentences in one line, without characters that nobody sees. */
export const cleanFields = (key: TextKey, fields: Fields): Record<string, string> =>
  isPageText(key)
    ? { ...fields }
    : Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, cleanTemplate(text)]));

/** A message for each field that cannot be used; an empty object if all can. */
export function problemsOf(key: TextKey, fields: Fields, language: Language): Record<string, Message> {
  const names = textFields(key).map(({ name }) => name);
  const problems: Record<string, Message> = {};
  for (const [name, text] of Object.entries(fields)) {
    const most = isPageText(key) ? FIELD_LIMIT : name === 'subject' ? SUBJECT_LIMIT : SENTENCE_LIMIT;
    if (!names.includes(name)) problems[name] = message('words.field-unknown');
    else if (text.length > most) problems[name] = message('words.too-long', { most });
  }
  if (Object.keys(problems).length > 0) return problems;
  if (!isPageText(key)) return problemsOfSentences(key, fields, language);
  // The version plays no part in what is wrong with a text.
  const read = contentOfPage(key, fields, '1');
  return read.ok ? {} : read.problems;
}

function problemsOfSentences(key: TextKey, fields: Fields, language: Language): Record<string, Message> {
  const problems: Record<string, Message> = {};
  for (const name of sentencesOf(key)) {
    const problem = problemOfTemplate(
      fields[name] ?? '',
      requiredPlaceholders(key, name, language),
      kindOfText(key) ? [] : OPTIONAL_PLACEHOLDERS,
    );
    if (problem) problems[name] = problem;
  }
  return problems;
}
