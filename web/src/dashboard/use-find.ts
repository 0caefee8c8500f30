// Opens Find by its buttons, by Ctrl-K anywhere, and by a slash outside text fields; changing the page closes it.
import { can } from '@visavis/domain/identity/grants';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsLoggedIn, useRole } from '../lib/use-organiser.ts';
import { hasOwnKeys } from '../list/use-shortcuts.ts';
import { usePreferences } from '../queries/use-preferences.ts';

const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !hasOwnKeys(target);

export function useFind(): { isOpen: boolean; open: () => void; close: () => void } {
  const isLoggedIn = useIsLoggedIn();
  const isAllowed = can(useRole() ?? 'viewer', 'find.use');
  // A page writes its search to its own URL, even while Find is open.
  const { pathname: page } = useLocation();
  // Single-key shortcuts can be switched off (WCAG 2.1.4); those with Ctrl or Cmd stay.
  const { shortcuts } = usePreferences().preferences;
  const [openAt, setOpenAt] = useState<string | null>(null);
  // For good: it does not reopen when the user returns to that page.
  if (openAt !== null && openAt !== page) setOpenAt(null);
  const isOpen = isLoggedIn && isAllowed && openAt === page;
  const open = () => setOpenAt(page);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(isCtrlK(event) || (shortcuts && isSlash(event))))
      return;
    if (!isLoggedIn || !isAllowed) return;
    // Otherwise the browser would search the page, or focus its own field.
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { isOpen, open, close: () => setOpenAt(null) };
}
