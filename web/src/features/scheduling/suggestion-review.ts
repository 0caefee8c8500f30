// State and actions of the 'Suggest a schedule' dialog.
import type { Remedy, SuggestedMeeting, Suggestion } from '@visavis/domain/meeting/suggestion';

export interface Review {
  suggestion: Suggestion;
  /** How many meetings stay as they are; those being placed count once all are placed. */
  confirmedCount: number;
  isHolding: boolean;
  /** Why the rest could not be held; null if there was no problem. */
  problem: string | null;
  /** Hours of the earlier suggestion that were taken in the meantime. */
  gone: SuggestedMeeting[];
  /** How many hours have been placed since the dialog opened. */
  placedCount: number;
}

export interface SuggestionReview {
  /** Null while nothing is suggested. */
  review: Review | null;
  close: () => void;
  /** Places all suggested meetings; stays open only to say what was taken in the meantime. */
  use: () => Promise<void>;
  /** Moves the confirmed meetings that are in the way, and makes another suggestion. */
  change: (remedy: Remedy) => Promise<void>;
}
