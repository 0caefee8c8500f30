// Back closes a dialog that can be closed; with any other dialog, it leaves the page.
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { announceHistoryStepsHere } from '../lib/testing/history-steps.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

function List({ canClose }: { canClose: boolean }) {
  useBackCloses();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} title="Meetings" {...(canClose && { onClose: () => setOpen(false) })}>
      <button type="button">Approve</button>
    </Dialog>
  );
}

function show(canClose: boolean) {
  window.history.replaceState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<List canClose={canClose} />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </BrowserRouter>,
  );
}

announceHistoryStepsHere();

test('closes the dialog, stays on the page, and leaves it with the next Back', async () => {
  show(true);
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe('/list'));
  expect(screen.queryByText('Another page')).toBeNull();
  window.history.back();
  expect(await screen.findByText('Another page')).toBeDefined();
});

test('leaves the page if its dialog cannot be closed', async () => {
  show(false);
  window.history.back();
  expect(await screen.findByText('Another page')).toBeDefined();
});
