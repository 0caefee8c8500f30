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
    const look = ({ type, target }: Event) => {
      const inside = element.current;
      if (!(target instanceof Node) || inside?.contains(target)) return;
      // A press on words within gives the focus to what stands around them.
      if (type === 'focusin' && inside && target.contains(inside)) return;
      leave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [active, element]);
}
