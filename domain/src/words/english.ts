// Translates messages to English, for responses, logs and the audit trail.
import { decoded } from '../message/coded.ts';
import type { Message } from '../message/message.ts';
import { fieldRules, fields } from './en/fields.ts';
import { imports } from './en/import.ts';
import { rules } from './en/rules.ts';
import { staff } from './en/staff.ts';
import { visitor } from './en/visitor.ts';
import { fieldSentences } from './field-words.ts';
import { sentenceOf } from './message-words.ts';

const WORDS = { ...fieldSentences(fields, fieldRules), ...rules, ...visitor, ...staff, ...imports };

/** The same for a coded message. */
export function englishOf(text: string): string {
  const message = decoded(text);
  return message ? inEnglish(message) : text;
}

export const inEnglish = (message: Message): string => sentenceOf(message, WORDS, 'en') ?? message.code;
