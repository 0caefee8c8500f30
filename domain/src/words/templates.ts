// Sentences with placeholders, such as 'Dear {name},': what they need, what is wrong with them, and how they are filled.
import { type Message, message } from '../message/message.ts';
import { cleanLine } from '../text/normalise.ts';

const PLACEHOLDER = /\{([a-z][a-z-]*)\}/g;
/** Characters that would reverse or hide the text around them. */
const UNSEEN = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The names of its placeholders, each once, in their order. */
export const placeholdersIn = (template: string): string[] => [
  ...new Set([...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** One line without characters that nobody sees: it may become the subject of an email. */
export const cleanTemplate = (template: string): string =>
  cleanLine(template.replace(UNSEEN, '')).replace(/\s+/g, ' ');

/**
 * @param placeholders those that it must have; it may have no others
 * @param optional those of them that it may leave out
 * @returns null if it can be used
 */
export function problemOfTemplate(
  template: string,
  placeholders: readonly string[],
  optional: readonly string[] = [],
): Message | null {
  if (cleanTemplate(template) === '') return message('words.empty');
  const found = placeholdersIn(template);
  const missing = placeholders.find((name) => !found.includes(name) && !optional.includes(name));
  if (missing !== undefined) return message('words.placeholder-missing', { placeholder: missing });
  // Anything in braces was meant as a field, however it is spelt.
  const [, unknown] =
    [...template.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !placeholders.includes(name)) ?? [];
  return unknown === undefined ? null : message('words.placeholder-unknown', { placeholder: unknown });
}

/** Puts values in place of the placeholders, once: a value that looks like a placeholder stays as it is. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );
