// Light or dark: the system's theme, or the reader's choice, stored in a cookie that the server reads too.
import { readPreference, writePreference } from '../../lib/preference-cookie.ts';
import { useBrowserValue } from '../../lib/use-browser-value.ts';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** null: follow the system; undefined: not read yet. */
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

/** @returns the reader's choice; null: follow the system */
export const useTheme = (): Theme | null => useBrowserValue(subscribe, currentTheme, null);

export function chooseTheme(theme: Theme | null): void {
  chosen = theme;
  writePreference('theme', theme);
  showTheme();
  for (const listener of listeners) listener();
}

/** Updates the current document to what the server renders for a reader with this choice. */
export function showTheme(): void {
  const theme = currentTheme();
  const { documentElement, head } = document;
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
  head.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme ?? 'light dark');
  // The browser's own bars: each colour is tagged with its scheme.
  for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const isChosen = scheme === theme ? 'all' : 'not all';
    meta.setAttribute('media', theme === null ? `(prefers-color-scheme: ${scheme})` : isChosen);
  }
}
