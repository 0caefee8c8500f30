// Scrolls so that what opens below a field can be seen.

/**
 * On a phone the keyboard takes half the screen: the field goes to the top. Elsewhere the page moves no more than needed.
 * @param panel what opened; it may still be drawn, so it is looked at in the next frame
 */
export function makeRoom(field: HTMLElement | null, panel: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (window.matchMedia('(max-width: 767.98px)').matches) field?.scrollIntoView({ block: 'start' });
    else panel?.scrollIntoView({ block: 'nearest' });
  });
}
