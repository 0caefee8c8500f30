// Hands the focus on when what holds it leaves the page, so that a keyboard never starts at the top again.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** @param next where the focus goes when `element` goes with it; undefined: it is lost, as ever */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  const handOver = useEffectEvent(() => next()?.focus());
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) handOver();
    };
  }, [element]);
}
