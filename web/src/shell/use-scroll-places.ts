// A new page begins at its top; one that is returned to, or reloaded, is where it was left.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'scrollPlaces';
/** A page that was returned to may still be loading its rows: how long its height is waited for. */
const WAIT_MS = 3000;

export function useScrollPlaces(): void {
  const { key: entry, pathname } = useLocation();
  // Every document that is opened anew has this one name for its first page. A query may hold a key: it is kept nowhere.
  const key = entry === 'default' ? pathname : entry;
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string } | null>(null);
  const places = useRef<Map<string, number> | null>(null);

  useLayoutEffect(() => {
    places.current ??= placesOfVisit(key);
    const known = places.current;
    const before = shown.current;
    shown.current = { key, pathname };
    // In a page that arrived ready a hand may have scrolled before it came alive.
    const isScrolled = before === null && window.scrollY > 0;
    const place = type === 'POP' && !isScrolled ? known.get(key) : undefined;
    if (place !== undefined) return scrollWhenPossible(place);
    if (before && before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    // A new entry for the same page, such as another filter in its address, stays where the hand is.
    known.set(key, window.scrollY);
  }, [key, pathname, type]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current) places.current?.set(shown.current.key, window.scrollY);
    };
    const keep = () => writePlaces(places.current ?? new Map());
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}

/** Scrolls as soon as the page is long enough, unless a hand scrolls first; returns the way to stop waiting. */
function scrollWhenPossible(top: number): () => void {
  const stop = new AbortController();
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) stop.abort();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop.abort(), WAIT_MS);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { passive: true, signal: stop.signal });
  attempt();
  if (!stop.signal.aborted) observer.observe(document.body);
  return () => stop.abort();
}

/** An address that was typed or followed anew begins at its top; a reload and the way back do not. */
function placesOfVisit(firstKey: string): Map<string, number> {
  const places = readPlaces();
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'navigate') places.delete(firstKey);
  return places;
}

function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    const entries = Array.isArray(stored) ? stored : [];
    return new Map(
      entries.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
      ),
    );
  } catch {
    // Forbidden or foreign: every page begins at its top.
    return new Map();
  }
}

function writePlaces(places: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {
    // Full or forbidden: a reload begins at the top.
  }
}
