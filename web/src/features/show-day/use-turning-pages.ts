// Turns the pages of a list in columns that is wider than its box, for a screen that nobody touches.
import { type RefObject, useEffect, useState } from 'react';

/** Long enough to read a page from across a hall. */
const PAGE_MS = 10_000;

/** The distance between pages: the box, and the gap after its last column. */
function stepOf(list: HTMLElement): number {
  return list.clientWidth + (Number.parseFloat(getComputedStyle(list).columnGap) || 0);
}

/**
 * @param count of the items; pages start at the first one when it changes
 * @returns the current page, from 0, and the number of pages; one if the list fits its box
 */
export function useTurningPages(list: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState({ page: 0, pages: 1 });
  useEffect(() => {
    const box = count > 0 ? list.current : null;
    const show = (page: number) => {
      const step = box ? stepOf(box) : 0;
      const pages = box && step > 0 ? Math.max(1, Math.ceil((box.scrollWidth - 1) / step)) : 1;
      const next = page % pages;
      box?.scrollTo({ left: next * step });
      setShown({ page: next, pages });
      return next;
    };
    let page = show(0);
    const timer = setInterval(() => {
      page = show(page + 1);
    }, PAGE_MS);
    return () => clearInterval(timer);
  }, [list, count]);
  return shown;
}
