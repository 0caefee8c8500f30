// What the dialog of 'Suggest a schedule' shows, and what it can ask for.
import type { Remedy, SuggestedMeeting, Suggestion } from '@visavis/domain/meeting/suggestion';

export interface Review {
  suggestion: Suggestion;
  /** How many meetings stay as they are; those that are being placed count once all are. */
  confirmedCount: number;
  isHolding: boolean;
  /** Why the rest could not be held; null when nothing stood in the way. */
  problem: string | null;
  /** Hours of the earlier suggestion that were taken meanwhile. */
  gone: SuggestedMeeting[];
  /** How many hours have been placed since the dialog opened. */
  placedCount: number;
}

export interface SuggestionReview {
  /** Null while nothing is suggested. */
  review: Review | null;
  close: () => void;
  /** Places all that is suggested; stays open only to say what was taken meanwhile. */
  use: () => Promise<void>;
  /** Moves the confirmed meetings that stand in the way, and makes another suggestion. */
  change: (remedy: Remedy) => Promise<void>;
}
