// Why a call was refused, in the language of the person who made it.
import { ApiError } from '../lib/api-client.ts';
import type { Text } from './text.ts';

/** @returns the server's sentence; undefined where it gave none */
export const serverSentence = (text: Text, error: ApiError): string | undefined =>
  error.serverMessage === undefined ? undefined : text.message(error.reason, error.serverMessage);

/**
 * The sentence of a failed call.
 * @param fallback said when the server gave no words of its own
 */
export const sentenceOf = (text: Text, error: unknown, fallback: string): string =>
  (error instanceof ApiError && serverSentence(text, error)) || fallback;

/** What the server said about each field, by its path. */
export const fieldSentences = (text: Text, error: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([path, english]) => [
      path,
      text.message(error.reasons?.[path], english),
    ]),
  );

/** A session that ended is told by the login that opens; what was asked for can be asked again after it. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
