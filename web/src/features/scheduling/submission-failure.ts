// Turns a failed submission into lost hours, or into messages for the visitor with the fields to fix.

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

export interface SubmissionFailure {
  sentences: string[];
  refused: RefusedFields | null;
}

/** The slots that the submission lost to others; null when it failed for another reason. */
export const lostIn = (error: unknown): LostSlot[] | null =>
  error instanceof ApiError && error.lost && error.lost.length > 0 ? error.lost : null;

/**
 * The messages to show: the server's message, else its error, else the given sentence (business matching 8), followed
 * by those about single fields.
 */
export function readSubmissionFailure(text: Text, error: unknown, fallback: string): SubmissionFailure {
  if (!(error instanceof ApiError)) return { sentences: [fallback], refused: null };
  const fields = fieldSentences(text, error);
  const [firstField] = Object.keys(fields);
  return {
    sentences: [
      ...new Set([serverSentence(text, error) || error.serverError || fallback, ...Object.values(fields)]),
    ],
    refused: firstField === undefined ? null : { firstField, fields },
  };
}
