// Tells when a press or the focus lands outside an element.
import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onOutside: () => void,
): void {
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (!active) return;
    const look = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [active, element]);
}
