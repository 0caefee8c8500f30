// Tells whether bookings have closed for an edition.
import type { Edition } from './schema.ts';

/** True once the last hour has begun; `hasEnded` tells whether the fair itself is over. */
export const isOver = ({ days, hours, begun }: Pick<Edition, 'days' | 'hours' | 'begun'>): boolean =>
  days.length > 0 && begun.length >= days.length * hours.length;
