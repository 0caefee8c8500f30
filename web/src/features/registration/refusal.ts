// The outcome of a refused change: the reason in words, and what somebody else has changed.
import type { Schedule } from '@visavis/domain/meeting/schema';
import { ApiError } from '../../lib/api-client.ts';
import type { Failure } from '../../queries/use-action.ts';

export interface Refusal {
  sentence: string;
  /** For a stale change: the meeting as it was on screen, and as it is now. */
  stale?: { seen: Schedule; latest: Schedule };
}

/** @param seen the meeting to change, as it was on screen; undefined for several */
export function refusalOf({ sentence, error }: Failure, seen: Schedule | undefined): Refusal {
  const latest = error instanceof ApiError && error.code === 'meeting.stale' ? error.meeting : undefined;
  return seen && latest ? { sentence, stale: { seen, latest } } : { sentence };
}
