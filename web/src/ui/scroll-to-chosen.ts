// Scrolls the chosen option to the middle of an opening list, so that its neighbours are visible.

/** @param panel contains the list, which scrolls on its own; the page does not move */
export function scrollToChosen(panel: HTMLElement | null): void {
  const option = panel?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]');
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (!option || !list) return;
  const { top, height } = option.getBoundingClientRect();
  const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
  list.scrollTop += top + height / 2 - middle;
}
