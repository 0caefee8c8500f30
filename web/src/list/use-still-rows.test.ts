// Rows stay where they are while somebody works in the list.
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { useStillRows } from './use-still-rows.ts';

/** Capital letters were registered before the list was opened, small ones since. */
const rowsOf = (ids: string, state = '') =>
  [...ids].map((id) => ({
    id: id.charCodeAt(0),
    name: id + state,
    createdAt: id < 'a' ? '2020-01-01T00:00:00.000Z' : '2999-01-01T00:00:00.000Z',
  }));
const show = (ids: string, isStill: boolean) =>
  renderHook(({ rows, key, still }) => useStillRows(rows, key, still), {
    initialProps: { rows: rowsOf(ids), key: 'all', still: isStill },
  });
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' ');

test('new rows wait, known ones are updated in place, and none at the foot is pushed away', () => {
  const { result, rerender } = show('cdef', true);
  // A page of four, of which two have arrived.
  rerender({ rows: rowsOf('abcd', '!'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['c! d! e f', 2]);
  act(() => result.current.show());
  expect([names(result.current.rows), result.current.waiting]).toEqual(['a! b! c! d!', 0]);
});

test('a row between others waits too, one below is shown, and one that is gone goes', () => {
  const { result, rerender } = show('ace', true);
  rerender({ rows: rowsOf('abefg'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['a e f g', 1]);
});

test('nothing waits when nobody works in the list, nor for another search', () => {
  const { result, rerender } = show('bc', false);
  rerender({ rows: rowsOf('abc'), key: 'all', still: false });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['a b c', 0]);
  rerender({ rows: rowsOf('xabc'), key: 'all', still: true });
  expect(result.current.waiting).toBe(1);
  rerender({ rows: rowsOf('xa'), key: 'other', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['x a', 0]);
});

test('rows that are old, or that Undo put back, take their place at once; only people who registered since wait', () => {
  const { result, rerender } = show('ADE', true);
  rerender({ rows: rowsOf('ABCDE'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['A B C D E', 0]);
  // Decided, so it leaves the list; then Undo.
  rerender({ rows: rowsOf('ABDE'), key: 'all', still: true });
  rerender({ rows: rowsOf('xABCDE'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['A B C D E', 1]);
});
