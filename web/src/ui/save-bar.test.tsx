// The bar names the unsaved changes, saves its form, and asks for confirmation before the page is left.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { announceHistoryStepsHere } from '../lib/testing/history-steps.ts';
import { SaveBar } from './save-bar.tsx';

const saved = vi.fn();

function Form() {
  const [changes, setChanges] = useState<string[]>([]);
  return (
    <main>
      <form
        id="edition"
        onSubmit={(event) => {
          event.preventDefault();
          saved();
          setChanges([]);
        }}
      >
        <button
          type="button"
          onClick={() => setChanges((before) => [...before, before.length ? 'Limits' : 'Hours'])}
        >
          Change
        </button>
      </form>
      <Link to="/elsewhere">Elsewhere</Link>
      <SaveBar
        changes={changes}
        saveLabel="Save and move 41"
        form="edition"
        onDiscard={() => setChanges([])}
      />
    </main>
  );
}

function show() {
  window.history.replaceState(null, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/form');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const press = (name: string) => screen.getByRole('button', { name });

announceHistoryStepsHere();
beforeEach(() => saved.mockClear());

test('appears while something is unsaved, names it, and saves or discards it', async () => {
  const user = show();
  expect(bar()).toBeNull();
  await user.click(press('Change'));
  expect(bar()?.textContent).toContain('1 change not savedHours');
  await user.click(press('Change'));
  expect(bar()?.textContent).toContain('2 changes not savedHours, Limits');
  await user.click(press('Discard'));
  expect(bar()).toBeNull();
  await user.click(press('Change'));
  await user.click(press('Save and move 41'));
  expect(saved).toHaveBeenCalledOnce();
  expect(bar()).toBeNull();
});

test('asks before following a link, and goes there only when confirmed', async () => {
  const user = show();
  await user.click(press('Change'));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question.textContent).toContain('Hours');
  await user.click(press('Cancel'));
  expect([window.location.pathname, bar() !== null]).toEqual(['/form', true]);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(press('Leave without saving'));
  expect(await screen.findByText('Another page')).toBeDefined();
});

test('asks before Back too, and stays on the page meanwhile', async () => {
  const user = show();
  await user.click(press('Change'));
  window.history.back();
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await user.click(press('Cancel'));
  expect(bar()?.textContent).toContain('Hours');
  window.history.back();
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await user.click(press('Leave without saving'));
  expect(await screen.findByText('Another page')).toBeDefined();
});

test('lets the browser ask before the page is closed or reloaded', async () => {
  const user = show();
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(false);
  await user.click(press('Change'));
  expect(unload()).toBe(true);
  await user.click(press('Discard'));
  expect(unload()).toBe(false);
});

test('links are followed at once when nothing changed', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeDefined();
});
