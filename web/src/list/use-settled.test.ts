// How long a person who has just come into view takes no decision.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

afterEach(() => vi.useRealTimers());

test('the next person takes no press for a second, and the one whom the dialog opens with takes it at once', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ id }) => useSettled(id), { initialProps: { id: 1 } });
  expect(result.current).toBe(true);
  rerender({ id: 2 });
  act(() => vi.advanceTimersByTime(999));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
