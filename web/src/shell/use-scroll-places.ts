// Restores scroll positions: a new page starts at its top; a page returned to, or reloaded, is where it was left.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'scrollPlaces';
/** A page returned to may still be loading its rows: how long to wait for its height. */
const WAIT_MS = 3000;

export function useScrollPlaces(): void {
  const { key: entry, pathname } = useLocation();
  // Every new document uses this same key for its first page. The query may hold a secret key, so it is not stored.
  const key = entry === 'default' ? pathname : entry;
  const type = useNavigationType();
  const shown = useRef<{ key: string; pathname: string } | null>(null);
  const places = useRef<Map<string, number> | null>(null);

  useLayoutEffect(() => {
    places.current ??= placesOfVisit(key);
    const known = places.current;
    const before = shown.current;
    shown.current = { key, pathname };
    // A server-rendered page may have been scrolled before it was hydrated.
    const isScrolled = before === null && window.scrollY > 0;
    const place = type === 'POP' && !isScrolled ? known.get(key) : undefined;
    if (place !== undefined) return scrollWhenPossible(place);
    if (before && before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    // A new entry for the same page, such as another filter in its address, keeps its scroll position.
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

/** Scrolls as soon as the page is long enough, unless the user scrolls first. @returns a function that stops waiting */
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

/** An address that was typed or followed starts at its top; a reload and Back do not. */
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
    // Forbidden or not ours: every page starts at its top.
    return new Map();
  }
}

function writePlaces(places: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {
    // Full or forbidden: a reload starts at the top.
  }
}
