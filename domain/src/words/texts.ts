// The texts that organisers may write in place of the built-in ones: their keys, versions, and how two of them differ.
import { type Fields, PAGE_TEXTS, type PageText } from '../content/page-fields.ts';
import { EMAIL_KINDS, type EmailKind } from '../email/schema.ts';
import { PROGRAMMES_TEXT } from './programme-facts.ts';

type MailText = `mail:${EmailKind}`;
export type TextKey = PageText | typeof PROGRAMMES_TEXT | MailText;

export const MAIL_TEXTS = EMAIL_KINDS.map((kind): MailText => `mail:${kind}`);
export const TEXT_KEYS: readonly [TextKey, ...TextKey[]] = [...PAGE_TEXTS, PROGRAMMES_TEXT, ...MAIL_TEXTS];

export const mailText = (kind: EmailKind): MailText => `mail:${kind}`;

/** @returns null for a page, and for the facts of the programmes */
export const kindOfText = (key: TextKey): EmailKind | null =>
  EMAIL_KINDS.find((kind) => mailText(kind) === key) ?? null;

export const isPageText = (key: TextKey): key is PageText => PAGE_TEXTS.some((page) => page === key);

/** Most characters of a field. */
export const FIELD_LIMIT = 20_000;

/** Whether an organiser has left a text empty, so that readers get it in the main language. */
export const isEmptyText = (fields: Fields | null | undefined): boolean => {
  const texts = Object.values(fields ?? {});
  return texts.length > 0 && texts.every((text) => text.trim() === '');
};

/** Emails have built-in sentences in every language: only the texts of pages may be left empty. */
export const mayBeEmpty = (key: TextKey): boolean => kindOfText(key) === null;

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
