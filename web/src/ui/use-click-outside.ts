// Calls back when a press or the focus lands outside an element.
import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useClickOutside(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onOutside: () => void,
): void {
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    if (!active) return;
    const handle = ({ type, target }: Event) => {
      const inside = element.current;
      if (!(target instanceof Node) || inside?.contains(target)) return;
      // A press on text inside moves the focus to an element around it.
      if (type === 'focusin' && inside && target.contains(inside)) return;
      leave();
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [active, element]);
}
