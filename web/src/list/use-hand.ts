// Whether somebody works in a list: then its rows stay where they are.
import { type FocusEvent, useState } from 'react';

/** Whether the pointer or the focus is among the rows: then they stay where they are. */
export function useHand() {
  const [isIn, setIn] = useState({ pointer: false, focus: false });
  return {
    isThere: isIn.pointer || isIn.focus,
    props: {
      onPointerEnter: () => setIn((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setIn((before) => ({ ...before, pointer: false })),
      onFocus: () => setIn((before) => ({ ...before, focus: true })),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          setIn((before) => ({ ...before, focus: false }));
      },
    },
  };
}
