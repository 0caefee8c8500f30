// Rows keep their places while the pointer or the focus is among them.
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeldRows } from './use-held-rows.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

it('keeps the place of a removed row, adds new ones at the end, and updates once the user leaves the list', () => {
  const hook = renderHook(({ list, still, key }) => useHeldRows(list, key, still), {
    initialProps: { list: rows(1, 2, 3), still: false, key: 'a' },
  });
  const shown = () => hook.result.current.map(({ row, isGone }) => (isGone ? -row.id : row.id));
  expect(shown()).toEqual([1, 2, 3]);
  hook.rerender({ list: rows(0, 1, 3), still: true, key: 'a' });
  expect(shown()).toEqual([1, -2, 3, 0]);
  hook.rerender({ list: rows(0, 3), still: true, key: 'a' });
  expect(shown()).toEqual([-1, -2, 3, 0]);
  hook.rerender({ list: rows(0, 3), still: false, key: 'a' });
  expect(shown()).toEqual([0, 3]);
  // Another search is shown at once.
  hook.rerender({ list: rows(7), still: true, key: 'b' });
  expect(shown()).toEqual([7]);
});
