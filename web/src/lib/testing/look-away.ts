// Hides the page and shows it again: what others may have changed meanwhile is read again at once.
import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

export function lookAwayAndBack(): void {
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visible.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  }
  visible.mockRestore();
}
