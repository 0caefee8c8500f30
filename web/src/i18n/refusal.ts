// Explains why a call was rejected, in the reader's language.
import { ApiError } from '../lib/api-client.ts';
import type { Text } from './text.ts';

/** @returns the server's sentence; undefined if it gave none */
export const serverSentence = (text: Text, error: ApiError): string | undefined =>
  error.serverMessage === undefined ? undefined : text.message(error.reason, error.serverMessage);

/**
 * The message for a failed call.
 * @param fallback used when the server sent no message
 */
export const sentenceOf = (text: Text, error: unknown, fallback: string): string =>
  (error instanceof ApiError && serverSentence(text, error)) || fallback;

/** The server's message for each field, by its path. */
export const fieldSentences = (text: Text, error: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([path, english]) => [
      path,
      text.message(error.reasons?.[path], english),
    ]),
  );

/** The login dialog that opens already reports an expired session; the call can be repeated after it. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.isSessionOver;

/** The server refused the call: repeating it changes nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
