// Moves to a place on the page without touching the address: what a page keeps in the history stays.
import type { MouseEvent } from 'react';

export function goToElement(event: MouseEvent, id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  event.preventDefault();
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}
