// Classifies database errors: unique violation by index, conflicting transactions, or an unavailable database.
import { isDatabaseUnavailable } from '../../adapters/database/unavailable.ts';

/** A unique index, or a constraint against overlap. */
const VIOLATIONS = new Set(['23505', '23P01']);
/** Serialization failure and deadlock: nothing was done, and a retry may succeed. */
const RETRYABLE = new Set(['40001', '40P01']);

/** The unique index or exclusion constraint that rejected a row, or null for any other error. */
export function violatedIndex(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code !== undefined && VIOLATIONS.has(code) && constraint !== undefined ? constraint : null;
}

export function isUniqueViolation(error: unknown, index: string): boolean {
  return violatedIndex(error) === index;
}

export function isRetryable(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && RETRYABLE.has(code);
}

/** Whether the unchanged statement may succeed later: the database was unavailable, or transactions conflicted. */
export function isTransientError(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isRetryable(error);
}
