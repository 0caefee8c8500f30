// Whether somebody works in a list: then its rows stay where they are.
import { type FocusEvent, useRef, useState } from 'react';

/** Whether the pointer or the focus is among the rows: then they stay where they are. */
export function useHand() {
  // Only what comes of both is a state: the whole list would be rendered for every field that is focused.
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
