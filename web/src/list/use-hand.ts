// Whether somebody is working in a list, whose rows then stay where they are.
import { type FocusEvent, useRef, useState } from 'react';

/** @returns whether the pointer or the focus is in the element, and the props that the element needs for it */
export function useHand() {
  // Pointer and focus are refs, since as state they would render the whole list whenever a field gets the focus.
  const isIn = useRef({ pointer: false, focus: false });
  const [isThere, setThere] = useState(false);
  const note = (change: Partial<typeof isIn.current>) => {
    Object.assign(isIn.current, change);
    setThere(isIn.current.pointer || isIn.current.focus);
  };
  return {
    isThere,
    props: {
      onPointerEnter: () => note({ pointer: true }),
      onPointerLeave: () => note({ pointer: false }),
      onFocus: () => note({ focus: true }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) note({ focus: false });
      },
    },
  };
}
