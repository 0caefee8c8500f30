// Moves the focus when the focused element is removed, so that keyboard users do not start at the top again.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** @param next where the focus goes if it was inside the removed `element`; undefined: it is lost as usual */
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
