// For a dialog that shows one person after another: scrolls to the top for each, and keeps the focus in the dialog.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * @param id the id of the person shown
 * @param title the title of the dialog, which gets the focus when the focused element disappears
 */
export function useOneAfterAnother(id: number, title: RefObject<HTMLElement | null>): void {
  const shown = useRef(id);
  useLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const dialog = title.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [id, title]);
  // Runs after every commit, because any of them may remove the focused element, such as an error message.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
}
