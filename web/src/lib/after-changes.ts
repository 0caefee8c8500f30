// Refetches what the server counts once a second: soon after it changed, and at a limited rate.

/** An earlier response may not include the change yet. */
export const COUNTED_AFTER_MS = 1200;
/** Random spread: all open pages receive a change at the same moment and must not all send requests at once. */
const SPREAD_MS = 1500;

export interface AfterChanges {
  /** Call at each change. */
  note(): void;
  stop(): void;
}

/**
 * @param refetch called once for the changes of a while, and again for one that came too late to be counted by then
 * @param pauseMs until the next call, without the random spread
 */
export function afterChanges(refetch: () => void, pauseMs: () => number): AfterChanges {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  const schedule = (): void => {
    timer = setTimeout(
      () => {
        timer = undefined;
        refetch();
        if (performance.now() - changedAt < COUNTED_AFTER_MS) schedule();
      },
      pauseMs() + Math.random() * SPREAD_MS,
    );
  };
  return {
    note: () => {
      changedAt = performance.now();
      if (timer === undefined) schedule();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
