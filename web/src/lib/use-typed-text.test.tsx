// Typed text is written after a pause, unless the reader has gone to another page by then.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedText } from './use-typed-text.ts';

const before = window.location.href;
beforeEach(() => vi.useFakeTimers());
afterEach(() => history.replaceState(null, '', before));

function typeInto(write: (text: string) => void): void {
  const { result } = renderHook(() => useTypedText('', write));
  act(() => result.current[1]('kenanga'));
}

it('writes once after a pause', () => {
  const write = vi.fn();
  typeInto(write);
  act(() => vi.advanceTimersByTime(200));
  expect(write).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(800));
  expect(write.mock.calls).toEqual([['kenanga']]);
});

it('writes nothing once a link was followed, while its page still loads', () => {
  const write = vi.fn();
  typeInto(write);
  history.replaceState(null, '', '/exhibitions/7');
  act(() => vi.advanceTimersByTime(1_000));
  expect(write).not.toHaveBeenCalled();
});
