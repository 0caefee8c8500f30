// Scrolls to and focuses an element without changing the address, which would drop the page's history state.
import type { MouseEvent } from 'react';

export function goToElement(event: MouseEvent, id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  event.preventDefault();
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}
