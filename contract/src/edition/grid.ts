// The days and hours of an edition as organisers set them.
import * as z from 'zod/mini';

export const gridShape = {
  /** YYYY-MM-DD at the fair, each later than the one before. */
  dates: z.array(z.iso.date()).check(z.minLength(1), z.maxLength(14)),
  /** When the slots of a day start, in minutes from midnight, each after the one before has ended. */
  starts: z.array(z.int().check(z.minimum(0), z.maximum(1439))).check(z.minLength(1), z.maxLength(288)),
  /** Length of a slot; the last one ends by midnight. */
  slotMinutes: z.int().check(z.minimum(1), z.maximum(480)),
};
