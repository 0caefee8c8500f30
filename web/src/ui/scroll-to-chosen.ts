// Brings the chosen option of a list that opens to its middle, where its neighbours can be seen.

/** @param panel holds the list, which is its own place of scrolling; the page itself is not moved */
export function scrollToChosen(panel: HTMLElement | null): void {
  const option = panel?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]');
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (!option || !list) return;
  const { top, height } = option.getBoundingClientRect();
  const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
  list.scrollTop += top + height / 2 - middle;
}
