// Test of how long a person has to be shown before a decision is accepted.
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

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
