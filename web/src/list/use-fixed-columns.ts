// Fixes the columns of a long list once it stands still, so that its rows need not be those of a table.
import { type RefObject, useEffect } from 'react';

/** Rows. A shorter list lies within what the browser paints beyond the window anyway. */
const LONG = 50;
const STILL_MS = 250;

/**
 * Columns are as wide as a table makes them. While they are fixed, the rows clip (data-table.module.css); whatever changes
 * a width ends it until the list stands still again.
 */
export function useFixedColumns(place: RefObject<HTMLTableElement | null>, rowCount: number): void {
  const isLong = rowCount > LONG;
  useEffect(() => {
    const table = place.current;
    if (!table || !isLong || typeof ResizeObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let size = '';
    const restart = () => {
      free(table);
      clearTimeout(timer);
      timer = setTimeout(() => {
        fix(table);
        size = sizeOf(table);
      }, STILL_MS);
    };
    const changes = new MutationObserver(restart);
    changes.observe(table, { subtree: true, childList: true, characterData: true });
    // Of the window, the text and the fonts.
    const sizes = new ResizeObserver(() => {
      if (sizeOf(table) !== size) restart();
    });
    sizes.observe(table);
    if (table.parentElement) sizes.observe(table.parentElement);
    restart();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
      free(table);
    };
  }, [place, isLong]);
}

function fix(table: HTMLTableElement): void {
  // On a narrow screen the rows are cards.
  if (getComputedStyle(table).display !== 'table') return;
  const [head] = table.tHead?.rows ?? [];
  if (!head) return;
  // A column that is left out takes no place among the others.
  const widths = [...head.cells]
    .map((cell) => cell.getBoundingClientRect().width)
    .filter((width) => width > 0);
  table.style.setProperty('--columns', widths.map((width) => `${width}px`).join(' '));
  // A table aligns headings of several lines by their first.
  table.style.setProperty('--head-height', `${head.getBoundingClientRect().height}px`);
  table.dataset.fixed = '';
}

function free(table: HTMLTableElement): void {
  delete table.dataset.fixed;
  table.style.removeProperty('--columns');
  table.style.removeProperty('--head-height');
}

/** Also of what it lies in: a fixed table does not follow it. */
function sizeOf(table: HTMLTableElement): string {
  return [table, table.parentElement].map((one) => `${one?.offsetWidth} ${one?.offsetHeight}`).join(' ');
}
