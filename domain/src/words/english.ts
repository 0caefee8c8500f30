// Translates messages to English, for responses, logs and the audit trail.
import { decoded } from '../message/coded.ts';
import type { Message } from '../message/message.ts';
import { sentenceOf } from './message-words.ts';
import { SENTENCES } from './sentences.ts';

/** The same for a coded message. */
export function englishOf(text: string): string {
  const message = decoded(text);
  return message ? inEnglish(message) : text;
}

export const inEnglish = (message: Message): string =>
  sentenceOf(message, SENTENCES.en, 'en') ?? message.code;
