// Lets a page refuse Back and Forward before the router follows them.

/** A capturing listener of the window would not do: Chromium tells those of a target in the order they were added. */
const STEPS = ['historystepfirst', 'historystep'] as const;

/**
 * Call it once, before the router exists: browsers run the listeners of the window in the order in which they were
 * added, so that one added later comes when the other page is already shown.
 * @param signal ends it; a page announces for as long as it lives
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
  /** Asked before those without it, even if others came earlier. */
  isFirst?: boolean;
}

/**
 * @param isRefused called after the address has changed, unless another has refused the step: true keeps the router from
 * following
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

/** Of the current entry, as the router counts them. */
export const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
