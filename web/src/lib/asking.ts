// The only place that sets how often a page polls the server; pages of organisers follow the stream instead.
import type { QueryState } from '@tanstack/react-query';

declare global {
  /** Set by a test before a page loads: the page then shows when it is busy, and sends nothing by itself if still. */
  var watched: { isStill: boolean } | undefined;
}

/** Whether automatic refetching is off, so that a test sees only its own requests. */
export const isStill = (): boolean => globalThis.watched?.isStill === true;

/** For pages opened by a link, which have no stream of changes. */
export const EVERY_FEW_SECONDS = 15_000;
export const EVERY_MINUTE = 60_000;
const HOUR_MS = 3_600_000;
const AFTER_THE_HOUR_MS = 500;

/** Uses the browser's clock, for this purpose only: an hour that has begun can no longer be booked. */
export const untilMinuteOrHour = (): number =>
  Math.min(EVERY_MINUTE, HOUR_MS - (Date.now() % HOUR_MS) + AFTER_THE_HOUR_MS);

type Pause<Data> = (known: QueryState<Data, Error>) => number | false;

/**
 * For a query that keeps up with others' changes.
 * @param pause milliseconds until the next request; false for never
 * @param isUnseen polls even while nobody sees the page
 */
export const asked = <Data = unknown>(pause: Pause<Data>, { isUnseen = false } = {}) => ({
  refetchInterval: ({ state }: { state: QueryState<Data, Error> }) => !isStill() && pause(state),
  refetchIntervalInBackground: isUnseen,
});

/** For a query that polls for an outcome. @param pause as for `asked` */
export const awaited = <Data = unknown>(pause: Pause<Data>) => ({
  refetchInterval: ({ state }: { state: QueryState<Data, Error> }) => pause(state),
});
