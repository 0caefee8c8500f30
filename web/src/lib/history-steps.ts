// Lets a page refuse Back and Forward before the router follows them.

/**
 * A capturing listener on the window is not enough: Chromium calls a target's listeners in the order they were added.
 */
const STEPS = ['historystepfirst', 'historystep'] as const;

/**
 * Call once, before the router exists: browsers call the window's listeners in the order they were added, so a later
 * one runs after the other page is already shown.
 * @param signal ends it; by default it lasts as long as the page
 */
export function announceHistorySteps(signal?: AbortSignal): void {
  window.addEventListener(
    'popstate',
    (event) => {
      const isFollowed = STEPS.every((name) => window.dispatchEvent(new Event(name, { cancelable: true })));
      if (!isFollowed) event.stopImmediatePropagation();
    },
    signal && { signal },
  );
}

interface StepOptions {
  signal: AbortSignal;
  /** Asked before listeners without it, even if those were added earlier. */
  isFirst?: boolean;
}

/**
 * @param isRefused called after the URL has changed, unless another listener has refused the step: true keeps the
 * router from following
 */
export function onHistoryStep(isRefused: () => boolean, { signal, isFirst = false }: StepOptions): void {
  window.addEventListener(
    STEPS[isFirst ? 0 : 1],
    (event) => {
      if (!event.defaultPrevented && isRefused()) event.preventDefault();
    },
    { signal },
  );
}

/** Index of the current history entry, as counted by the router. */
export const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
