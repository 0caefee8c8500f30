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

/** @param isRefused called after the address has changed: true keeps the router from following */
export function onHistoryStep(isRefused: () => boolean, options: { signal: AbortSignal }): void {
  window.addEventListener(
    STEP,
    (event) => {
      if (isRefused()) event.preventDefault();
    },
    options,
  );
}
