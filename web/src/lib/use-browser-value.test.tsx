// How a component shows a value that only the browser knows: on the server, while hydrating, and in the browser.
import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBrowserValue } from './use-browser-value.ts';

let kept = 'kept';
let notify = (): void => undefined;
const subscribe = (listener: () => void) => {
  notify = listener;
  return () => undefined;
};
let shown: string[] = [];
let root: Root | undefined;

function Shown() {
  const value = useBrowserValue(subscribe, () => kept, 'drawn');
  shown.push(value);
  return <p>{value}</p>;
}

beforeEach(() => {
  kept = 'kept';
  shown = [];
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

it("has the server's value until the page is hydrated", async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Shown />);
  expect(place.textContent).toBe('drawn');
  const complain = vi.fn();
  shown = [];
  await act(async () => {
    root = hydrateRoot(place, <Shown />, { onRecoverableError: complain });
  });
  expect(shown[0]).toBe('drawn');
  expect(place.textContent).toBe('kept');
  expect(complain).not.toHaveBeenCalled();
});

it('is known at once when rendered in the browser', () => {
  const { container } = render(<Shown />);
  expect(new Set(shown)).toEqual(new Set(['kept']));
  expect(container.textContent).toBe('kept');
});

it('follows every change once it is known', () => {
  const { container } = render(<Shown />);
  act(() => {
    kept = 'changed';
    notify();
  });
  expect(container.textContent).toBe('changed');
});
