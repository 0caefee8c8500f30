// Keeps dialogs of a hidden page from opening: a modal dialog that nobody sees would block what is in front of it.
import { createContext, use, useState } from 'react';

/** Whether the page is hidden, such as behind the login. */
export const DialogHold = createContext(false);

/** Whether a dialog may open; one that is open stays so while its page is hidden. */
export function useMayOpen(): boolean {
  const isHeld = use(DialogHold);
  const [mayOpen, setMayOpen] = useState(!isHeld);
  if (!isHeld && !mayOpen) setMayOpen(true);
  return mayOpen;
}
