// Why a change was not made, in words for the organiser.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { ApiError } from '../../lib/api-client.ts';
import { isSessionOver, sentenceOf } from '../../lib/refusal.ts';

export interface Refusal {
  sentence: string;
  /** Of a change that came too late: the meeting as it was seen, and as it is now. */
  stale?: { seen: Schedule; latest: Schedule };
}

/** @param seen the meeting that the change was about, as it stood on screen */
export function refusalOf(error: unknown, fallback: string, seen: Schedule): Refusal | null {
  if (isSessionOver(error)) return null;
  const sentence = sentenceOf(error, fallback);
  const latest = error instanceof ApiError && error.code === 'meeting.stale' ? error.meeting : undefined;
  return latest ? { sentence, stale: { seen, latest } } : { sentence };
}
