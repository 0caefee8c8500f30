// Messages in English, as answers, logs and the audit trail have them.
import type { Message } from '../message/message.ts';
import { staff } from './en/staff.ts';
import { visitor } from './en/visitor.ts';
import { sentenceOf } from './message-words.ts';

const WORDS = { ...visitor, ...staff };

export const inEnglish = (message: Message): string => sentenceOf(message, WORDS, 'en') ?? message.code;
