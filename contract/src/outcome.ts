// Response fields with the sentence to display: in English, and as a code with values for translation.
import type { Message } from '@visavis/domain/message/message';
import * as z from 'zod/mini';

/** A code from domain/src/message and the values that its sentence needs. */
export const messageSchema = z.custom<Message>(
  (value) => typeof value === 'object' && value !== null && 'code' in value && 'values' in value,
);

/** Response fields that report what was done. */
export const outcomeFields = {
  message: z.string(),
  outcome: messageSchema,
};

/** Why one item of several was not processed, as a sentence, and as code and values. */
export const refusalSchema = z.object({ message: z.string(), reason: z.optional(messageSchema) });
export type BulkRefusal = z.infer<typeof refusalSchema>;
