// What an answer tells the person on the screen: a sentence in English, and what other languages make theirs of.
import type { Message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';

/** A code of domain/src/message and the values that its sentence needs. */
export const messageSchema = z.custom<Message>(
  (value) => typeof value === 'object' && value !== null && 'code' in value && 'values' in value,
);

/** Of an answer that tells what was done. */
export const outcomeFields = {
  message: z.string(),
  outcome: messageSchema,
};
