// A dialog that shows one person after another: each begins at the top, and keys reach it whatever was pressed before.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * @param id of the one who is shown
 * @param title of the dialog, which can take the focus
 */
export function useOneAfterAnother(id: number, title: RefObject<HTMLElement | null>): void {
  const shown = useRef(id);
  useLayoutEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const dialog = title.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [id, title]);
  // After each commit: the focus is lost with the element that had it, such as the sentence of a refusal.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
}
