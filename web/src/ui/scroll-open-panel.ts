// Scrolls a panel that opens below a field into view.

/**
 * On a phone the keyboard takes half the screen, so the field moves to the top. Elsewhere the page scrolls as needed.
 * @param panel may not be rendered yet, so it is measured in the next frame
 */
export function scrollPanelIntoView(field: HTMLElement | null, panel: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (window.matchMedia('(max-width: 767.98px)').matches) field?.scrollIntoView({ block: 'start' });
    else panel?.scrollIntoView({ block: 'nearest' });
  });
}
