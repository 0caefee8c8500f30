// What a failed submission tells the visitor, and where it leads.
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { ApiError } from '../../lib/api-client.ts';

export interface RefusedForm {
  /** The first refused field of a form step, by its path in the payload: 'registration.email'. */
  firstField: string;
  /** A sentence for every refused field. */
  fields: Record<string, string>;
}

export type SubmissionFailure =
  | { kind: 'lost'; lost: LostSlot[] }
  | { kind: 'told'; sentences: string[]; refused: RefusedForm | null };

/** Fields of the two form steps are named by the part of the payload that holds them. */
const isFormField = (name: string): boolean =>
  name.startsWith('registration.') || name.startsWith('companyInfo.');

/**
 * Slots that were lost, or what to say: the server's message, else its error, else the given sentence
 * (business matching 8), and then what it said about single fields.
 */
export function readSubmissionFailure(error: unknown, otherwise: string): SubmissionFailure {
  if (!(error instanceof ApiError)) return { kind: 'told', sentences: [otherwise], refused: null };
  if (error.lost && error.lost.length > 0) return { kind: 'lost', lost: error.lost };
  const fields = error.fields ?? {};
  const firstField = Object.keys(fields).find(isFormField);
  return {
    kind: 'told',
    sentences: [
      ...new Set([error.serverMessage || error.serverError || otherwise, ...Object.values(fields)]),
    ],
    refused: firstField === undefined ? null : { firstField, fields },
  };
}
