// The edition that the dashboard works on: stored by the browser, named by every call, and never mixed with another.
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getOverview } from '@visavis/contract/overview/calls';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../lib/api-client.ts';
import { chooseEdition, readChosenEdition, readShownEdition } from '../lib/chosen-edition.ts';
import { storeSession } from '../lib/stored-session.ts';
import { renderIn } from '../lib/testing/render-in.tsx';
import { demoEdition } from '../queries/testing/schedule-fixture.ts';
import { EditionChoice, OtherEditionNotice } from './edition-choice.tsx';
import { OfChosenEdition } from './of-chosen-edition.tsx';

const LIST = [
  { id: 2, name: 'Autumn Fair', state: 'open', dates: ['2026-10-06'] },
  { id: 1, name: 'Spring Fair', state: 'closed', dates: ['2026-06-02'] },
];

beforeEach(() => {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role: 'viewer' });
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    if (address === '/api/editions') return Response.json(LIST);
    if (address === '/api/edition') return Response.json({ ...demoEdition(), id: 2 });
    return Response.json({ edition: new Headers(headers).get('x-edition') });
  });
});
afterEach(() => chooseEdition(null));

function Numbers() {
  const { data } = useQuery({ queryKey: ['overview'], queryFn: () => call(getOverview) });
  return data ? (
    <>
      <p>of {String((data as unknown as { edition: string | null }).edition)}</p>
      <input aria-label="Typed" />
    </>
  ) : null;
}

function open(address: string) {
  renderIn(
    <>
      <EditionChoice />
      <OfChosenEdition>
        <OtherEditionNotice />
        <Numbers />
      </OfChosenEdition>
    </>,
    { address, queries: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }) },
  );
}

test('without a choice, uses the edition that visitors see, and no call names one', async () => {
  open('/dashboard/overview');
  await screen.findByText('of null');
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Edition' })).value).toBe('2');
  expect(screen.queryByText(/You are working on/)).toBeNull();
});

test('a page can read the shown edition as soon as it mounts', async () => {
  const named: (number | null)[] = [];
  function Page() {
    useEffect(() => {
      named.push(readShownEdition());
    }, []);
    return null;
  }
  const queries = new QueryClient();
  queries.setQueryData(['edition'], { ...demoEdition(), id: 2 });
  renderIn(
    <OfChosenEdition>
      <Page />
    </OfChosenEdition>,
    { address: '/dashboard/import', queries },
  );
  await waitFor(() => expect(named).toEqual([2]));
});

test('an edition in the URL is named by every call, shown on the page, and stored by the browser', async () => {
  open('/dashboard/overview?edition=1');
  await screen.findByText('of 1');
  await screen.findByText('You are working on Spring Fair (closed). Visitors see Autumn Fair.');
  expect(readChosenEdition()).toBe(1);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '1');
});

test('a choice in another window leaves this one and its typed text alone, even after a reload', async () => {
  open('/dashboard/overview');
  await screen.findByText('of null');
  fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'unsaved' } });
  localStorage.setItem('dashboardEdition', '1');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(readChosenEdition()).toBeNull();
  expect(screen.getByLabelText('Typed')).toHaveProperty('value', 'unsaved');
  cleanup();
  open('/dashboard/overview');
  await screen.findByText('of null');
});

test('a new window starts with the last choice', async () => {
  sessionStorage.clear();
  localStorage.setItem('dashboardEdition', '1');
  open('/dashboard/overview');
  await screen.findByText('of 1');
});

test.each(['/dashboard/overview?edition=2', '/dashboard/overview'])(
  'the edition that visitors see, or one that no longer exists, does not count as a choice: %s',
  async (address) => {
    chooseEdition(address.includes('?') ? 1 : 99);
    open(address);
    await waitFor(() => expect(readChosenEdition()).toBeNull());
    await screen.findByText('of null');
  },
);
