// The only place that sets how often a page asks the server again; pages of organisers follow changes instead.
import type { QueryState } from '@tanstack/react-query';

declare global {
  /** A test sets it before a page loads: the page shows when it is busy, and stays as it is where it is told to. */
  var watched: { isStill: boolean } | undefined;
}

/** Whether a page asks for nothing by itself, so that a test sees only what it does. */
export const isStill = (): boolean => globalThis.watched?.isStill === true;

/** For pages opened by a link, which have no stream of what changes there. */
export const EVERY_FEW_SECONDS = 15_000;
export const EVERY_MINUTE = 60_000;
const HOUR_MS = 3_600_000;
const AFTER_THE_HOUR_MS = 500;

/** By the browser's clock, which decides this and nothing else: an hour that has begun can no longer be booked. */
export const untilMinuteOrHour = (): number =>
  Math.min(EVERY_MINUTE, HOUR_MS - (Date.now() % HOUR_MS) + AFTER_THE_HOUR_MS);

type Pause<Data> = (known: QueryState<Data, Error>) => number | false;

/**
 * For a query that keeps up with what others change.
 * @param pause milliseconds until it is asked again; false for never
 * @param isUnseen asks also while nobody sees the page
 */
export const asked = <Data = unknown>(pause: Pause<Data>, { isUnseen = false } = {}) => ({
  refetchInterval: ({ state }: { state: QueryState<Data, Error> }) => !isStill() && pause(state),
  refetchIntervalInBackground: isUnseen,
});

/** For a query that waits for an outcome. @param pause as for `asked` */
export const awaited = <Data = unknown>(pause: Pause<Data>) => ({
  refetchInterval: ({ state }: { state: QueryState<Data, Error> }) => pause(state),
});
