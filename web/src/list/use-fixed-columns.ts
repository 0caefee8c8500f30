// Fixes the column widths of a long list once it stops changing, so that its rows can be laid out without a table.
import { type RefObject, useEffect } from 'react';

/** The number of rows above which a list is long; the browser paints a shorter one beyond the window anyway. */
const LONG = 50;
const STILL_MS = 250;

/**
 * Fixes the columns at the widths of the table's layout, so that the rows can clip (data-table.module.css). Any change
 * of content or size releases the columns until the list has not changed for STILL_MS milliseconds.
 * @param place the table
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
    // Sizes change with the window, the text size and the fonts.
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
  // On a narrow screen the rows are cards, which have no columns.
  if (getComputedStyle(table).display !== 'table') return;
  const [head] = table.tHead?.rows ?? [];
  if (!head) return;
  // A hidden column has no width and is left out.
  const widths = [...head.cells]
    .map((cell) => cell.getBoundingClientRect().width)
    .filter((width) => width > 0);
  table.style.setProperty('--columns', widths.map((width) => `${width}px`).join(' '));
  // All headings get the height of the tallest, as in a table.
  table.style.setProperty('--head-height', `${head.getBoundingClientRect().height}px`);
  table.dataset.fixed = '';
}

function free(table: HTMLTableElement): void {
  delete table.dataset.fixed;
  table.style.removeProperty('--columns');
  table.style.removeProperty('--head-height');
}

/** The sizes of the table and of its parent, whose changes a fixed table does not follow by itself. */
function sizeOf(table: HTMLTableElement): string {
  return [table, table.parentElement].map((one) => `${one?.offsetWidth} ${one?.offsetHeight}`).join(' ');
}
