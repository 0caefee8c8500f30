// Why the database refused a statement: a unique index, by name, two transactions in each other's way, or it is away.
import { isDatabaseUnavailable } from '../../adapters/database/unavailable.ts';

const UNIQUE_VIOLATION = '23505';
/** Serialization failure and deadlock: nothing was done, and a repeat may succeed. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/** The unique index that refused a row, or null for any other error. */
export function violatedIndex(error: unknown): string | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint !== undefined ? constraint : null;
}

export function isUniqueViolation(error: unknown, index: string): boolean {
  return violatedIndex(error) === index;
}

export function mayBeTriedAgain(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && TRY_AGAIN.has(code);
}

/** Whether the statement may succeed later as it is: the database was away, or another transaction in its way. */
export function mayPassLater(error: unknown): boolean {
  return isDatabaseUnavailable(error) || mayBeTriedAgain(error);
}
