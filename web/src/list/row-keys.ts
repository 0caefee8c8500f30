// Keys that move the focus between the rows of a table.

/** Moves the focus from the row that has it, or that holds it, by so many rows. @returns false at either end */
export function moveRowFocus(table: HTMLElement, by: 1 | -1): boolean {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 && by < 0 ? rows.length - 1 : at + by];
  next?.focus();
  return next !== undefined;
}

/** The id of the row that has the focus itself, or that holds it. */
export function focusedRow(table: HTMLElement): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && table.contains(row) ? Number(row.dataset.row) : null;
}
