// How long a slot is held for a visitor who is still choosing.

/** A hold expires this long after it was taken or renewed, in milliseconds (decisions 5). */
export const HOLD_MS = 10 * 60_000;
/** However often it is renewed, a hold expires this long after it was first taken, in milliseconds (decisions 5). */
export const HOLD_LONGEST_MS = 60 * 60_000;

/**
 * When a hold that is taken or renewed now expires.
 * @param heldAt when it was first taken
 */
export function holdExpiry(heldAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + HOLD_MS, heldAt.getTime() + HOLD_LONGEST_MS));
}
