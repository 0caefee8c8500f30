// Why a call was refused, in words for the person who made it.
import { ApiError } from './api-client.ts';

/**
 * The sentence of a failed call.
 * @param fallback said when the server gave no words of its own
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage !== undefined) return error.serverMessage;
  return fallback;
}

/** A session that ended is told by the login that opens; what was asked for can be asked again after it. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
