// A toast disappears by itself, stays while hovered or focused, and can be dismissed.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion, useToast } from './toast.tsx';

function Place() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast('Saved')}>
        info
      </button>
      <button type="button" onClick={() => toast('Lost', 'error')}>
        error
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastRegion durationMs={5000}>
      <Place />
    </ToastRegion>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('is a status, or an alert for an error; both disappear after their time', () => {
  press('info');
  press('error');
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Lost');
  pass(4999);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('stays while it is hovered or focused', () => {
  press('info');
  const card = screen.getByRole('listitem');
  fireEvent.pointerEnter(card);
  pass(20_000);
  fireEvent.pointerLeave(card);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(20_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(5000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('shows the same message once, restarting its timer; Dismiss removes it', () => {
  press('info');
  pass(4000);
  press('info');
  pass(4000);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  press('Dismiss');
  expect(screen.queryByText('Saved')).toBeNull();
});
