// What a refused booking or payment says, and where it is shown.

import type { ErrorAnswer } from '@visavis/contract/errors';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';

export interface BookingFailure {
  /** Sentences by field, for those on screen. */
  fields: Readonly<Record<string, string>>;
  /** For the banner: the server's own, or empty where it gave none that helps; null where a field says it all. */
  sentence: string | null;
  /** The server reckons another total. */
  isTotal: boolean;
  /** A payment is under way: the booking stays as it is. */
  isUnderWay: boolean;
  isPaid: boolean;
  /** Of a change that came too late: the booking as it is now. */
  latest: ErrorAnswer['booking'];
  /** False when no answer came: the same is to be sent again. */
  hasAnswer: boolean;
}

const TOTAL_FIELDS = ['totalAmount', 'amount'];

/** @param shown fields that the form shows */
export function failureOf(text: Text, error: unknown, shown: readonly string[] = []): BookingFailure {
  const failure = error instanceof ApiError ? error : null;
  const said = Object.entries(failure ? fieldSentences(text, failure) : {});
  const fields = Object.fromEntries(said.filter(([field]) => shown.includes(field)));
  const elsewhere = said.find(([field]) => !shown.includes(field))?.[1];
  const isRefusal = failure !== null && failure.status >= 400 && failure.status < 500;
  const isProvider = failure?.code === 'payment.provider-unavailable';
  const own = failure && (isRefusal || isProvider) ? serverSentence(text, failure) : undefined;
  const isFieldsAlone = Object.keys(fields).length > 0 && elsewhere === undefined;
  return {
    fields,
    sentence: isFieldsAlone ? null : (elsewhere ?? own ?? ''),
    isTotal: said.some(([field]) => TOTAL_FIELDS.includes(field)),
    isUnderWay: failure?.code === 'payment.under-way',
    latest: failure?.booking,
    isPaid: failure?.code === 'payment.paid-already',
    hasAnswer: failure !== null && failure.status > 0,
  };
}
