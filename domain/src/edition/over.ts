// Tells whether bookings have closed for an edition, or for one of its programmes.
import type { Programme } from './programme.ts';
import type { Edition } from './schema.ts';

/** True once the last hour has begun; `hasEnded` tells whether the fair itself is over. */
export const isOver = ({ days, hours, begun }: Pick<Edition, 'days' | 'hours' | 'begun'>): boolean =>
  days.length > 0 && begun.length >= days.length * hours.length;

/** Whether a programme accepts no registrations now: bookings have closed, or it is off, opens later or has closed. */
export const isClosed = (
  edition: Pick<Edition, 'days' | 'hours' | 'begun' | 'closed'> | undefined,
  programme: Programme,
): boolean => edition !== undefined && (isOver(edition) || edition.closed?.[programme] !== undefined);
