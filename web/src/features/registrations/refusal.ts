// Why a change was not made, in words for the organiser.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';

export interface Refusal {
  sentence: string;
  /** Of a change that came too late: the meeting as it was seen, and as it is now. */
  stale?: { seen: Schedule; latest: Schedule };
}

/** @param seen the meeting that the change was about, as it stood on screen */
export function refusalOf(text: Text, error: unknown, fallback: string, seen: Schedule): Refusal | null {
  if (isSessionOver(error)) return null;
  const sentence = sentenceOf(text, error, fallback);
  const latest = error instanceof ApiError && error.code === 'meeting.stale' ? error.meeting : undefined;
  return latest ? { sentence, stale: { seen, latest } } : { sentence };
}
