// A menu that unfolds below a narrow header; Escape, any navigation and a wide screen close it.
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** @param wide a media query that matches when the header has room for everything */
export function useUnfoldingMenu(wide: string) {
  const { key: visit } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A menu belongs to the history entry where it was opened: any navigation closes it.
  const open = openAt === visit;
  const close = () => setOpenAt(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    toggle.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', closeByKey);
    const screen = window.matchMedia(wide);
    const closeWhenWide = () => setOpenAt(null);
    screen.addEventListener('change', closeWhenWide);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      screen.removeEventListener('change', closeWhenWide);
    };
  }, [open, wide]);

  return { open, close, toggle, panelId, press: () => setOpenAt(open ? null : visit) };
}
