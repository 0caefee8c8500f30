// Step 1 of Business Matching as it is opened: what it says to whoever has registered already.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoEdition } from '../../features/scheduling/testing/schedule-fixture.ts';
import { businessDraft as draft } from '../draft/business-draft.ts';
import { ContactRoute } from './contact-route.tsx';

const { id } = demoEdition();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address === '/api/edition' ? demoEdition() : []),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ContactRoute />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const wayToTheLink = () => screen.getByRole('link', { name: 'Send me my link' }).getAttribute('href');

test('says to everybody where a registration that stands is found', async () => {
  open();
  await screen.findByText(/^Already registered/);
  expect(wayToTheLink()).toBe(SCHEDULE_LINK_PATH);
  expect(screen.queryByText(/A registration was sent from this browser/)).toBeNull();
});

test('after Thank You, Back to the empty form says that one was sent from here', async () => {
  draft.form.change({ name: 'Amira' });
  draft.edition.write(id);
  draft.clearAfterRegistration(7);
  open();
  await screen.findByText(/A registration was sent from this browser/);
  expect(wayToTheLink()).toBe(SCHEDULE_LINK_PATH);
  expect(screen.queryByText(/^Already registered/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});
