// A list wider than its box turns its pages, starts over after the last one, and does not turn if it fits.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTurningPages } from './use-turning-pages.ts';

beforeEach(() => vi.useFakeTimers());

/** @param scrollWidth of the box's content */
function turn(scrollWidth: number) {
  const box = document.createElement('ul');
  box.style.columnGap = '20px';
  document.body.append(box);
  Object.defineProperties(box, { clientWidth: { value: 480 }, scrollWidth: { value: scrollWidth } });
  const scrolled: number[] = [];
  box.scrollTo = (to) => void scrolled.push((to as ScrollToOptions).left ?? -1);
  const list = { current: box };
  const { result } = renderHook(() => useTurningPages(list, scrollWidth));
  return { result, scrolled, wait: () => act(() => vi.advanceTimersByTime(10_000)) };
}

test('shows every page for ten seconds, and then the first one again', () => {
  const { result, scrolled, wait } = turn(1_230);
  expect(result.current).toEqual({ page: 0, pages: 3 });
  for (let turned = 0; turned < 3; turned += 1) wait();
  expect(scrolled).toEqual([0, 500, 1_000, 0]);
  expect(result.current).toEqual({ page: 0, pages: 3 });
});

test('does not turn a list that fits', () => {
  const { result, scrolled, wait } = turn(480);
  wait();
  expect(result.current).toEqual({ page: 0, pages: 1 });
  expect(scrolled).toEqual([0, 0]);
});
