// Runs a transaction again where another was in its way: nothing of it was done then.
import { mayBeTriedAgain, violatedIndex } from './refusal.ts';

const ATTEMPTS = 12;

/** Thrown by work that did nothing and may succeed in a repeat, where the database had no reason to complain. */
export class Conflict extends Error {
  override name = 'Conflict';
}

export interface ConflictFound {
  /** Counted from 1. */
  attempt: number;
  /** The unique index that refused a row; null after a deadlock, or where the work itself found the conflict. */
  index: string | null;
  error: unknown;
}

interface Repeats<T> {
  /** Unique indexes whose refusal a repeat may pass; 'any' for all of them. */
  indexes?: readonly string[] | 'any';
  attempts?: number;
  /** Whether the work is a part of a transaction: a deadlock has ended the whole, and only the whole is repeated. */
  isPart?: boolean;
  /**
   * Asked after each conflict. It may throw, for a refusal that no repeat would pass.
   * @returns the result where the conflict was with the same work done before; otherwise undefined, and it is repeated
   */
  onConflict?(found: ConflictFound): Promise<T | undefined>;
  /** What is thrown when no attempt is left; without it the last error. */
  exhausted?(cause: unknown): Error;
}

/**
 * @param work is told which attempt it is, counted from 1
 * @throws whatever `work`, `onConflict` and `exhausted` throw; errors that are no conflict are thrown at once
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
      const isConflict = isKnown || error instanceof Conflict || (!isPart && mayBeTriedAgain(error));
      if (!isConflict) throw error;
      const result = await onConflict?.({ attempt, index, error });
      if (result !== undefined) return result;
      if (attempt >= attempts) throw exhausted?.(error) ?? error;
    }
  }
}
