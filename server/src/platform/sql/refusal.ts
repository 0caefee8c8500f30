// Classifies database errors: unique violation by index, missing reference, conflicting transactions, or an unavailable database.
import { isDatabaseUnavailable } from '../../adapters/database/unavailable.ts';

/** A unique index, or a constraint against overlap. */
const VIOLATIONS = new Set(['23505', '23P01']);
const REFERENCE_VIOLATION = '23503';
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

/** Whether a row refers to one that does not exist. @param constraint the foreign key */
export function isReferenceViolation(error: unknown, constraint: string): boolean {
  const violated = error as { code?: string; constraint?: string };
  return violated.code === REFERENCE_VIOLATION && violated.constraint === constraint;
}

export function isRetryable(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && RETRYABLE.has(code);
}

/** Whether the unchanged statement may succeed later: the database was unavailable, or transactions conflicted. */
export function isTransientError(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isRetryable(error);
}
