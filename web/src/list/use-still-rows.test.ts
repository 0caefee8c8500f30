// Tests that rows stay where they are while somebody is working in the list.
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { useStillRows } from './use-still-rows.ts';

/** One row for each letter; capital letters registered before the list was opened, small ones afterwards. */
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

test('new rows wait, known rows are updated in place, and the last rows are not pushed off the page', () => {
  const { result, rerender } = show('cdef', true);
  // A response of four rows, two of them new.
  rerender({ rows: rowsOf('abcd', '!'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['c! d! e f', 2]);
  act(() => result.current.show());
  expect([names(result.current.rows), result.current.waiting]).toEqual(['a! b! c! d!', 0]);
});

test('a new row between others waits, new rows below are shown, and rows that have left disappear', () => {
  const { result, rerender } = show('ace', true);
  rerender({ rows: rowsOf('abefg'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['a e f g', 1]);
});

test('no row waits while nobody is working in the list, or after another search', () => {
  const { result, rerender } = show('bc', false);
  rerender({ rows: rowsOf('abc'), key: 'all', still: false });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['a b c', 0]);
  rerender({ rows: rowsOf('xabc'), key: 'all', still: true });
  expect(result.current.waiting).toBe(1);
  rerender({ rows: rowsOf('xa'), key: 'other', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['x a', 0]);
});

test('rows registered before the list was opened appear at once, also after Undo, and only later ones wait', () => {
  const { result, rerender } = show('ADE', true);
  rerender({ rows: rowsOf('ABCDE'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['A B C D E', 0]);
  // C is decided on and leaves the list; then the decision is undone.
  rerender({ rows: rowsOf('ABDE'), key: 'all', still: true });
  rerender({ rows: rowsOf('xABCDE'), key: 'all', still: true });
  expect([names(result.current.rows), result.current.waiting]).toEqual(['A B C D E', 1]);
});
