// Retries a transaction that conflicted with another and was rolled back.
import { isRetryable, violatedIndex } from './refusal.ts';

const ATTEMPTS = 12;

/** Thrown by work that found a conflict by itself, did nothing, and may succeed in a retry. */
export class Conflict extends Error {
  override name = 'Conflict';
}

export interface ConflictFound {
  /** Counted from 1. */
  attempt: number;
  /** The unique index that rejected a row; null after a deadlock, or if the work itself threw a Conflict. */
  index: string | null;
  error: unknown;
}

interface Repeats<T> {
  /** Unique indexes whose violation a retry may resolve; 'any' for all of them. */
  indexes?: readonly string[] | 'any';
  attempts?: number;
  /** Whether the work is part of a transaction: a deadlock has aborted the whole, and only the whole can be retried. */
  isPart?: boolean;
  /**
   * Called after each conflict. It may throw an error that no retry would resolve.
   * @returns the result if the same work was already done before; otherwise undefined, to retry
   */
  onConflict?(found: ConflictFound): Promise<T | undefined>;
  /** Makes the error when no attempt is left; without it the last error is thrown. */
  exhausted?(cause: unknown): Error;
}

/**
 * @param work gets the number of the attempt, counted from 1
 * @throws whatever `work`, `onConflict` and `exhausted` throw; errors other than conflicts are thrown at once
 */
export async function retryOnConflict<T>(
  work: (attempt: number) => Promise<T>,
  { indexes = [], attempts = ATTEMPTS, isPart = false, onConflict, exhausted }: Repeats<T> = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const index = violatedIndex(error);
      const isKnown = index !== null && (indexes === 'any' || indexes.includes(index));
      const isConflict = isKnown || error instanceof Conflict || (!isPart && isRetryable(error));
      if (!isConflict) throw error;
      const result = await onConflict?.({ attempt, index, error });
      if (result !== undefined) return result;
      if (attempt >= attempts) throw exhausted?.(error) ?? error;
    }
  }
}
