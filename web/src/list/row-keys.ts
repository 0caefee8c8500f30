// Keys that move the focus between the rows of a table.

/**
 * Moves the focus to the next (1) or previous (-1) row, counted from the row in which the focus is; without one, to the
 * first or the last row.
 * @returns false at either end
 */
export function moveRowFocus(table: HTMLElement, by: 1 | -1): boolean {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 && by < 0 ? rows.length - 1 : at + by];
  next?.focus();
  return next !== undefined;
}

/** The id of the row in which the focus is; null if it is elsewhere. */
export function focusedRow(table: HTMLElement): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && table.contains(row) ? Number(row.dataset.row) : null;
}
