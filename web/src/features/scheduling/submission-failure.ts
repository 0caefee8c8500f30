// Turns a failed submission into messages for the visitor, and names the fields to fix.

import type { LostSlot } from '@visavis/domain/meeting/schema';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';

export interface RefusedFields {
  /** The first refused field, by its path in the payload: 'registration.email', 'interests.0.subCategoryId'. */
  firstField: string;
  /** A sentence for every refused field. */
  fields: Record<string, string>;
}

export type SubmissionFailure =
  | { kind: 'lost'; lost: LostSlot[] }
  | { kind: 'message'; sentences: string[]; refused: RefusedFields | null };

/**
 * The lost slots, or the messages to show: the server's message, else its error, else the given sentence
 * (business matching 8), followed by those about single fields.
 */
export function readSubmissionFailure(text: Text, error: unknown, fallback: string): SubmissionFailure {
  if (!(error instanceof ApiError)) return { kind: 'message', sentences: [fallback], refused: null };
  if (error.lost && error.lost.length > 0) return { kind: 'lost', lost: error.lost };
  const fields = fieldSentences(text, error);
  const [firstField] = Object.keys(fields);
  return {
    kind: 'message',
    sentences: [
      ...new Set([serverSentence(text, error) || error.serverError || fallback, ...Object.values(fields)]),
    ],
    refused: firstField === undefined ? null : { firstField, fields },
  };
}
