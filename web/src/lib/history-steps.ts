// Lets a page refuse Back and Forward before the router follows them.

const STEP = 'historystep';

/**
 * Call it once, before the router exists: browsers run the listeners of the window in the order in which they were
 * added, so that one added later comes when the other page is already shown.
 */
export function announceHistorySteps(): void {
  window.addEventListener('popstate', (event) => {
    const isFollowed = window.dispatchEvent(new Event(STEP, { cancelable: true }));
    if (!isFollowed) event.stopImmediatePropagation();
  });
}

interface StepOptions {
  signal: AbortSignal;
  /** Asked before those without it. */
  capture?: boolean;
}

/**
 * @param isRefused called after the address has changed, unless another has refused the step: true keeps the router from
 * following
 */
export function onHistoryStep(isRefused: () => boolean, options: StepOptions): void {
  window.addEventListener(
    STEP,
    (event) => {
      if (!event.defaultPrevented && isRefused()) event.preventDefault();
    },
    options,
  );
}

/** Of the current entry, as the router counts them. */
export const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
