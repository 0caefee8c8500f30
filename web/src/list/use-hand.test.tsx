// Whether somebody works in a list, and that its rows are rendered only when that changes.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHand } from './use-hand.ts';

const seen: boolean[] = [];

function Rows({ isThere }: { isThere: boolean }) {
  seen.push(isThere);
  return (
    <>
      <button type="button">First</button>
      <button type="button">Second</button>
    </>
  );
}

function Listed() {
  const { isThere, props } = useHand();
  return (
    <div {...props} data-testid="list">
      <Rows isThere={isThere} />
    </div>
  );
}

test('a list is in use while it has the pointer or the focus, and its rows are rendered only when that changes', () => {
  seen.length = 0;
  render(
    <>
      <Listed />
      <button type="button">Elsewhere</button>
    </>,
  );
  const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
  const list = screen.getByTestId('list');
  focus('First');
  focus('Second');
  fireEvent.pointerEnter(list);
  fireEvent.pointerLeave(list);
  expect(seen).toEqual([false, true]);
  fireEvent.pointerEnter(list);
  focus('Elsewhere');
  expect(seen).toEqual([false, true]);
  fireEvent.pointerLeave(list);
  expect(seen).toEqual([false, true, false]);
});
