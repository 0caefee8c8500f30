// Scrolls to a field that needs attention.

/** Scrolls to the field smoothly, or at once with reduced motion, and focuses its input. */
export function showField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!field) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'center' });
  const input = field.querySelector('input') ?? field.querySelector('button');
  input?.focus({ preventScroll: true });
}
