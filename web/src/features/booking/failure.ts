// Turns a refused booking or payment into messages, and decides where each is shown.

import type { ErrorAnswer } from '@visavis/contract/errors';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';

export interface BookingFailure {
  /** Messages by field, for the fields that the form shows. */
  fields: Readonly<Record<string, string>>;
  /** For the banner: the server's message, or '' if it gave none that helps; null if the fields say everything. */
  sentence: string | null;
  /** The server computed another total. */
  isTotal: boolean;
  /** A payment is under way, so the booking cannot be changed. */
  isUnderWay: boolean;
  isPaid: boolean;
  /** The current booking, when the change was based on a stale version. */
  latest: ErrorAnswer['booking'];
  /** False when no response arrived: the retry must reuse the same submission. */
  hasAnswer: boolean;
}

const TOTAL_FIELDS = ['totalAmount', 'amount'];

/** @param shown fields that the form shows */
export function failureOf(text: Text, error: unknown, shown: readonly string[] = []): BookingFailure {
  const failure = error instanceof ApiError ? error : null;
  const sentences = Object.entries(failure ? fieldSentences(text, failure) : {});
  const fields = Object.fromEntries(sentences.filter(([field]) => shown.includes(field)));
  const elsewhere = sentences.find(([field]) => !shown.includes(field))?.[1];
  const isRefusal = failure !== null && failure.status >= 400 && failure.status < 500;
  const isProvider = failure?.code === 'payment.provider-unavailable';
  const own = failure && (isRefusal || isProvider) ? serverSentence(text, failure) : undefined;
  const isFieldsAlone = Object.keys(fields).length > 0 && elsewhere === undefined;
  return {
    fields,
    sentence: isFieldsAlone ? null : (elsewhere ?? own ?? ''),
    isTotal: sentences.some(([field]) => TOTAL_FIELDS.includes(field)),
    isUnderWay: failure?.code === 'payment.under-way',
    latest: failure?.booking,
    isPaid: failure?.code === 'payment.paid-already',
    hasAnswer: failure !== null && failure.status > 0,
  };
}
