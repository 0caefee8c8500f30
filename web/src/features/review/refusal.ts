// Why a change was not made, in words for the organiser.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { ApiError } from '../../lib/api-client.ts';

export interface Refusal {
  sentence: string;
  /** Of a change that came too late: the meeting as it was seen, and as it is now. */
  stale?: { seen: Schedule; latest: Schedule };
}

/**
 * The sentence of a failed call.
 * @param fallback said when the server gave no words of its own
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage !== undefined) return error.serverMessage;
  return fallback;
}

/** A session that ended is told by the login that opens; the change can be made again after it. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** @param seen the meeting that the change was about, as it stood on screen */
export function refusalOf(error: unknown, fallback: string, seen: Schedule): Refusal | null {
  if (isSessionOver(error)) return null;
  const sentence = sentenceOf(error, fallback);
  const latest = error instanceof ApiError && error.code === 'meeting.stale' ? error.meeting : undefined;
  return latest ? { sentence, stale: { seen, latest } } : { sentence };
}
