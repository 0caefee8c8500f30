// The days and hours of an edition as organisers set them.
import * as z from 'zod/mini';

export const gridShape = {
  /** YYYY-MM-DD at the fair, each later than the one before. */
  dates: z.array(z.iso.date()).check(z.minLength(1), z.maxLength(14)),
  /** Slot starts of a day, in minutes from midnight; slots do not overlap. */
  starts: z.array(z.int().check(z.minimum(0), z.maximum(1439))).check(z.minLength(1), z.maxLength(288)),
  /** Slot length; the last slot ends by midnight. */
  slotMinutes: z.int().check(z.minimum(1), z.maximum(480)),
};
