// The texts that organisers may write in place of the built-in ones: their keys, fields, and what is wrong with fields.
import {
  contentOfPage,
  type Fields,
  PAGE_FIELDS,
  PAGE_TEXTS,
  type PageText,
} from '../content/page-fields.ts';
import type { Message } from '../message/message.ts';
import { message } from '../message/message.ts';

export const TEXT_KEYS = [...PAGE_TEXTS] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

/** Most characters of a field. */
export const FIELD_LIMIT = 20_000;

export const isPageText = (key: TextKey): key is PageText => PAGE_TEXTS.some((page) => page === key);

/** A message for each field that cannot be used; an empty object if all can. */
export function problemsOf(key: TextKey, fields: Fields): Record<string, Message> {
  const names = PAGE_FIELDS[key].map(({ name }) => name);
  const problems: Record<string, Message> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (!names.includes(name)) problems[name] = message('words.field-unknown');
    else if (text.length > FIELD_LIMIT) problems[name] = message('words.too-long', { most: FIELD_LIMIT });
  }
  if (Object.keys(problems).length > 0) return problems;
  // The version plays no part in what is wrong with a text.
  const read = contentOfPage(key, fields, '1');
  return read.ok ? {} : read.problems;
}

/** Names of the fields in which two texts differ. */
export const differing = (one: Fields, other: Fields): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);

/**
 * The version after this one: the month, with a number from the second of a month on.
 * @param month YYYY-MM
 */
export function nextVersion(current: string, month: string): string {
  if (current !== month && !current.startsWith(`${month}.`)) return month;
  const number = Number(current.slice(month.length + 1)) || 1;
  return `${month}.${number + 1}`;
}
