// Light or dark: as the system says, or as the reader chose; remembered by a cookie that the server reads too.
import { readPreference, writePreference } from '../../lib/preference-cookie.ts';
import { useBrowserValue } from '../../lib/use-browser-value.ts';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** null: as the system; undefined: not read yet. */
let chosen: Theme | null | undefined;
const listeners = new Set<() => void>();

function currentTheme(): Theme | null {
  chosen ??= THEMES.find((theme) => theme === readPreference('theme')) ?? null;
  return chosen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns the reader's choice; null: as the system */
export const useTheme = (): Theme | null => useBrowserValue(subscribe, currentTheme, null);

export function chooseTheme(theme: Theme | null): void {
  chosen = theme;
  writePreference('theme', theme);
  showTheme();
  for (const listener of listeners) listener();
}

/** What the server writes into a page for a reader who has chosen, on the page as it stands. */
export function showTheme(): void {
  const theme = currentTheme();
  const { documentElement, head } = document;
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
  head.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme ?? 'light dark');
  // The browser's own bars: each colour says for which scheme it is.
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const isChosen = scheme === theme ? 'all' : 'not all';
    meta.setAttribute('media', theme === null ? `(prefers-color-scheme: ${scheme})` : isChosen);
  }
}
