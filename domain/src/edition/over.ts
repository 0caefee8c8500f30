// Whether nothing can be booked any more.
import type { Edition } from './schema.ts';

/** Its last hour has begun; `hasEnded` says whether the fair is over, too. */
export const isOver = ({ days, hours, begun }: Pick<Edition, 'days' | 'hours' | 'begun'>): boolean =>
  days.length > 0 && begun.length >= days.length * hours.length;
