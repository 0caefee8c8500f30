// Puts the reason for a refused change into words for the organiser.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';

export interface Refusal {
  sentence: string;
  /** For a stale change: the meeting as it was on screen, and as it is now. */
  stale?: { seen: Schedule; latest: Schedule };
}

/** @param seen the meeting to change, as it was on screen */
export function refusalOf(text: Text, error: unknown, fallback: string, seen: Schedule): Refusal | null {
  if (isSessionOver(error)) return null;
  const sentence = sentenceOf(text, error, fallback);
  const latest = error instanceof ApiError && error.code === 'meeting.stale' ? error.meeting : undefined;
  return latest ? { sentence, stale: { seen, latest } } : { sentence };
}
