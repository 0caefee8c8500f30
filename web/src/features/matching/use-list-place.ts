// The visitor's place in the list: the search text and the number of cards shown, kept in the URL.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { onThisPageIn } from '../../lib/on-this-page.ts';

/** Exhibitors shown at first, and added by each Show More (business matching 9). */
export const EXHIBITORS_PER_PAGE = 5;

// Browsers refuse too frequent URL changes, such as one for every keystroke of a fast typist.
const WRITE_PAUSE_MS = 150;

const readCount = (text: string | null): number => {
  const count = Number(text);
  return Number.isInteger(count) && count > EXHIBITORS_PER_PAGE ? count : EXHIBITORS_PER_PAGE;
};

/**
 * The place survives a reload and Back, since both read the URL.
 * @returns the search text, the number of cards shown, and how to change them; a new text starts at the top
 */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [place, setPlace] = useState(() => ({
    text: params.get('q') ?? '',
    count: readCount(params.get('shown')),
  }));
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);

  const write = useEffectEvent((wanted: typeof place): void => {
    const next = new URLSearchParams(params);
    next.delete('q');
    next.delete('shown');
    if (wanted.text !== '') next.set('q', wanted.text);
    if (wanted.count > EXHIBITORS_PER_PAGE) next.set('shown', String(wanted.count));
    if (next.toString() === params.toString()) return;
    writtenAt.current = performance.now();
    setParams(next, { replace: true, preventScrollReset: true, state });
  });

  useEffect(() => {
    const wait = Math.max(0, writtenAt.current + WRITE_PAUSE_MS - performance.now());
    return onThisPageIn(wait, () => write(place));
  }, [place]);

  return {
    text: place.text,
    count: place.count,
    setText: (text: string) => setPlace({ text, count: EXHIBITORS_PER_PAGE }),
    showMore: () => setPlace(({ text, count }) => ({ text, count: count + EXHIBITORS_PER_PAGE })),
  };
}
