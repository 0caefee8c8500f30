// Find: what it lists, how it is chosen by keys, and its states while the server is slow, silent or empty.
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Found, FoundPerson } from '@visavis/contract/find/endpoints';
import { Users } from 'lucide-react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../lib/stored-session.ts';
import { renderIn } from '../../lib/testing/render-in.tsx';
import { FindDialog } from './find-dialog.tsx';

const PAGES = [
  { path: '/dashboard/overview', name: 'Overview', icon: Users, contents: [] },
  {
    path: '/dashboard/hosted-buyer-program',
    name: 'Hosted Buyer Program',
    icon: Users,
    contents: ['applications'],
  },
  { path: '/dashboard/staff', name: 'Staff', icon: Users, contents: ['invite', 'roles'] },
];

const NOTHING: Found = {
  people: { rows: [], business: 0, hosted: 0 },
  exhibitors: { rows: [], total: 0 },
  payments: { rows: [], total: 0 },
};
const person = (changes: Partial<FoundPerson> = {}): FoundPerson => ({
  id: 7,
  programme: 'business',
  reference: 'BM-4F9T-M7RA',
  name: 'Siti Nurhaliza',
  company: 'Bunga Raya',
  email: 'siti@bunga.example',
  phone: '+60123456789',
  companyPhone: '',
  status: 'Pending',
  ...changes,
});
const people = (...rows: FoundPerson[]): Found => ({
  ...NOTHING,
  people: {
    rows,
    business: rows.filter(({ programme }) => programme === 'business').length,
    hosted: rows.filter(({ programme }) => programme === 'hosted').length,
  },
});

/** The server's response to a search; a promise delays it. */
let respond: (search: string) => Found | Promise<Found>;
let isDown: boolean;
let asked: string[];

beforeEach(() => {
  storeSession('token', { id: 1, email: 'mei@visavis.example', role: 'viewer' });
  respond = () => NOTHING;
  isDown = false;
  asked = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const search = new URL(address, 'http://visavis.example').searchParams.get('search') ?? '';
      asked.push(search);
      if (isDown) throw new TypeError('no network');
      return new Response(JSON.stringify(await respond(search)), { status: 200 });
    }),
  );
});

let place = '';
function Place() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

function open() {
  const onClose = vi.fn();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const { unmount } = renderIn(
    <>
      <Place />
      <FindDialog pages={PAGES} onClose={onClose} />
    </>,
    { address: '/here', queries },
  );
  return { user: userEvent.setup(), onClose, queries, unmount };
}
const field = () => screen.getByRole('combobox', { name: 'Find anyone or anything' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing on the page');
};

test('lists all pages before anything is typed, with none chosen, and sends no request', async () => {
  const { user } = open();
  await expect.poll(() => document.activeElement).toBe(field());
  expect(names()).toEqual(['Overview', 'Hosted Buyer Program', 'Staff']);
  expect(chosen()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Staff');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('Overview');
  expect(asked).toEqual([]);
});

test('finds a page by its contents, and says which matched', async () => {
  const { user } = open();
  await user.type(field(), 'role');
  await waitFor(() => expect(names()).toEqual(['Staffroles']));
});

test('highlights the match, and opens the page of the chosen person', async () => {
  respond = () => people(person(), person({ id: 8, programme: 'hosted', reference: 'HB-1', name: '박준호' }));
  const { user } = open();
  await user.type(field(), '345 67');
  // What an earlier part of the search found is shown meanwhile, with nothing chosen.
  await expect.poll(chosen).toContain('Siti Nurhaliza');
  expect(names()).toHaveLength(2);
  const [first] = screen.getAllByRole('option');
  expect(first?.querySelectorAll('mark')).toHaveLength(1);
  expect(first?.querySelector('mark')?.textContent).toBe('34567');
  expect(first?.textContent).toContain('Siti NurhalizaPhone +60123456789, Bunga RayaPending');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(place).toBe('/dashboard/people/HB-1');
});

test('leads from each kind of result to its page, and from “all” to the list with the search', async () => {
  respond = () => ({
    people: { rows: [person()], business: 9, hosted: 0 },
    payments: {
      rows: [
        {
          id: 1,
          refNo: 'P1LAB',
          amount: 1350,
          currency: 'MYR',
          state: 'paid',
          name: 'Noor',
          reference: 'HB-2',
        },
        {
          id: 2,
          refNo: 'P2LAB',
          amount: 1350,
          currency: 'MYR',
          state: 'open',
          name: 'Noor',
          reference: 'HB-2',
        },
      ],
      total: 2,
    },
    exhibitors: {
      rows: [
        {
          id: 31,
          name: 'Hanari Skin Lab',
          boothNumber: 'A-208',
          hall: '',
          isArchived: true,
          representative: { name: 'Kim', email: 'kim@lab.example' },
        },
      ],
      total: 12,
    },
  });
  const { user } = open();
  await user.type(field(), 'lab');
  await waitFor(() => expect(names()).toHaveLength(6));
  const hrefs = screen.getAllByRole('option').map((option) => option.getAttribute('href'));
  expect(hrefs).toEqual([
    '/dashboard/people/BM-4F9T-M7RA',
    '/dashboard/business-matching?search=lab',
    '/dashboard/refunds?search=P1LAB',
    '/dashboard/people/HB-2',
    '/dashboard/exhibitors/31',
    '/dashboard/exhibitors?search=lab',
  ]);
  expect(names()[4]).toContain('Hanari Skin LabArchived, Representative Kim, kim@lab.exampleA-208');
  expect(within(screen.getByRole('group', { name: 'Exhibitors' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('23 results');
});

test('a page whose name begins with the search comes first from the start and stays there', async () => {
  respond = () => people(person({ name: 'Hosanna Lee' }));
  const { user } = open();
  await user.type(field(), 'Hos');
  expect(chosen()).toBe('Hosted Buyer Program');
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(chosen()).toBe('Hosted Buyer Program');
  await user.keyboard('{Enter}');
  expect(place).toBe('/dashboard/hosted-buyer-program');
});

test('a late answer to an older search does not replace a newer one', async () => {
  let answerOld: (found: Found) => void = () => {};
  respond = (search) =>
    search === 'siti'
      ? new Promise<Found>((resolve) => {
          answerOld = resolve;
        })
      : people(person({ id: 9, name: 'Noor Aziz' }));
  const { user } = open();
  await user.type(field(), 'siti');
  await waitFor(() => expect(asked).toEqual(['siti']));
  await user.clear(field());
  await user.type(field(), 'noor');
  await waitFor(() => expect(names()[0]).toContain('Noor Aziz'));
  answerOld(people(person()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toHaveLength(1);
  expect(names()[0]).toContain('Noor Aziz');
});

test('while the next answer is pending, Enter opens none of the previous results', async () => {
  respond = () => people(person());
  const { user } = open();
  await user.type(field(), 'siti');
  await waitFor(() => expect(names()).toHaveLength(1));
  respond = () => new Promise(() => {});
  await user.type(field(), ' x');
  expect(names()).toHaveLength(1);
  expect(chosen()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Searching...');
  await user.keyboard('{Enter}');
  expect(place).toBe('/here');
});

test('Enter before the answer opens a single result; with several, the person chooses', async () => {
  respond = (search) => (search === 'siti' ? people(person(), person({ id: 8 })) : people(person()));
  const { user } = open();
  await user.type(field(), 'siti{Enter}');
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(place).toBe('/here');
  await user.clear(field());
  await user.type(field(), 'siti nur{Enter}');
  await waitFor(() => expect(place).toBe('/dashboard/people/BM-4F9T-M7RA'));
});

test('Ctrl+Enter opens the result in a new tab', async () => {
  const beside = vi.spyOn(window, 'open').mockReturnValue(null);
  respond = () => people(person());
  const { user } = open();
  await user.type(field(), 'siti');
  await waitFor(() => expect(chosen()).toContain('Siti'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(beside).toHaveBeenCalledWith('/dashboard/people/BM-4F9T-M7RA', '_blank', 'noopener');
  expect(place).toBe('/here');
});

test('says that nothing was found', async () => {
  const { user } = open();
  await user.type(field(), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('0 results');
});

test('says that the search failed, still finds pages, and retries', async () => {
  isDown = true;
  respond = () => people(person());
  const { user } = open();
  await user.type(field(), 'sta');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The search failed. Pages are still found by name.');
  expect(names()).toEqual(['Staff']);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps no results once it is closed', async () => {
  respond = () => people(person());
  const { user, queries, onClose, unmount } = open();
  await user.type(field(), 'siti');
  await waitFor(() => expect(names()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(
    JSON.stringify(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('Siti');
});
