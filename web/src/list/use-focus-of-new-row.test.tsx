// Show More focuses the first row it loaded, whatever else arrived in the meantime.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFocusOfNewRow } from './use-focus-of-new-row.ts';

afterEach(() => document.body.replaceChildren());

const rowsOf = (ids: readonly number[]) => {
  const place = document.createElement('div');
  place.innerHTML = ids.map((id) => `<p tabindex="-1" data-row="${id}"></p>`).join('');
  document.body.append(place);
  return place;
};

test.each([
  ['nothing else changed', [9, 8, 7, 6, 5], '6'],
  ['a new row arrived at the top', [10, 9, 8, 7, 6, 5], '6'],
  ['the last row had left', [9, 8, 6, 5], '6'],
])('Show More focuses the first loaded row when %s', async (_case, after, focused) => {
  const place = { current: rowsOf(after) };
  const { result, rerender } = renderHook(({ ids }) => useFocusOfNewRow(place, ids), {
    initialProps: { ids: [9, 8, 7] },
  });
  act(() => result.current());
  rerender({ ids: after });
  await expect.poll(() => document.activeElement?.getAttribute('data-row')).toBe(focused);
});
