// The list of registrations: its states, its requests, and what each role may do.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, test } from 'vitest';
import { later } from '../../lib/testing/later.ts';
import { group, meeting } from './testing/review-fixture.ts';
import { refusal, visitReview } from './testing/review-visit.tsx';

const press = (name: string) => screen.getByRole('button', { name });
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('says that nothing was found, and can clear search and filters', async () => {
  const { user } = visitReview({ address: '/?search=zzz&status=Pending' });
  expect(await screen.findByText('No business meetings found')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove Status: Pending' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('says that there are no registrations, and offers nothing to clear', async () => {
  visitReview({});
  expect(await screen.findByText('No business meetings found')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
});

test('shows the filters of the URL above the list, and removes them one by one', async () => {
  const filters = 'status=Approved&meetingStatus=4&country=Malaysia&exhibitor=5&day=3&minute=900';
  const { user } = visitReview({
    groups: [group()],
    address: `/?${filters}&registeredOn=2025-05-19`,
    answers: {
      'GET /api/exhibitor-schedules/5': () => ({ body: { exhibitor: { company_name: 'Oasis Attar' } } }),
    },
  });
  const labels = [
    'Status: Approved',
    'Meeting status: Approved',
    'Country: Malaysia',
    'Exhibitor: Oasis Attar',
    'Day: 04 June',
    'Hour: 3 pm',
    'Registered on: 19 May 2025',
  ];
  const shown = () =>
    within(screen.getByRole('list', { name: 'Filters' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(labels));
  for (const [index, label] of labels.entries()) {
    await user.click(screen.getByRole('button', { name: `Remove ${label}` }));
    expect(shown()).toEqual(labels.slice(index + 1));
    const next = labels[index + 1];
    const focused = next === undefined ? screen.getByRole('searchbox') : press(`Remove ${next}`);
    await expect.poll(() => document.activeElement).toBe(focused);
  }
  expect(await screen.findByText('1 registration')).toBeDefined();
});

test('shows no filter for invalid parts of the URL', async () => {
  visitReview({ groups: [group()], address: '/?status=Perhaps&day=x' });
  await screen.findByText('Amira Rahman');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('says that the list is loading', async () => {
  const { after, come: arrive } = later();
  visitReview({
    answers: { 'GET /api/meetings': () => ({ body: [group()], headers: { 'x-total-count': '1' }, after }) },
  });
  expect(await screen.findByText('Loading business meetings...')).toBeDefined();
  arrive();
  await screen.findByText('Amira Rahman');
  expect(screen.queryByText('Loading business meetings...')).toBeNull();
});

test("shows a failure in place of the table, in the server's words", async () => {
  let isDown = true;
  const { user } = visitReview({
    groups: [],
    answers: {
      'GET /api/meetings': () =>
        isDown
          ? refusal(503, 'server.unavailable', 'The database rests.')
          : { body: [group()], headers: { 'x-total-count': '1' } },
    },
  });
  const sentence = 'Failed to fetch business meetings: The database rests.';
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
});

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['an error without one', () => ({ status: 502, body: 'no gateway' })],
  ['an answer that is no list', () => ({ body: 'a page of another site' })],
  ['no answer', unreachable],
])('shows the specified words for a failure without a message: %s', async (_, list) => {
  visitReview({ answers: { 'GET /api/meetings': list } });
  expect(await screen.findByText('Failed to fetch business meetings. Please try again later.')).toBeDefined();
});

test('the view of people without a meeting exists only if there are any, or while it is open', async () => {
  const counts = (missing: number) => () => ({
    body: {
      total: 3,
      progress: { 'to-decide': 3, ready: 0, changed: 0, failed: 0, sent: 0, 'no-meetings': missing },
    },
  });
  for (const [missing, address, isThere] of [
    [0, '/', false],
    [2, '/', true],
    [0, '/?progress=no-meetings', true],
  ] as const) {
    visitReview({ groups: [group()], address, answers: { 'GET /api/meetings/counts': counts(missing) } });
    await screen.findByRole('link', { name: 'To decide 3' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^No meetings/ }) !== null).toBe(isThere));
    cleanup();
  }
});

test('says in words that a person has no meeting yet, with nothing to view or send', async () => {
  const { user, calls } = visitReview({ groups: [group({ schedules: [] })] });
  const row = await rowOf('Amira Rahman');
  expect(row.getByText('No meetings yet')).toBeDefined();
  expect(row.queryByText(/0 of 0/)).toBeNull();
  expect(row.queryByRole('button', { name: /^View/ })).toBeNull();
  const send = row.getByRole('button', { name: 'Send Email to Amira Rahman' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This registration has no meetings.',
  );
  await user.click(send);
  expect(calls.some(({ call }) => call.endsWith('/send-status-email'))).toBe(false);
  expect(screen.getByRole('link', { name: /^No meetings/ })).toBeDefined();
});

test('Show More says how many remain, and focuses the first new row', async () => {
  const groups = Array.from({ length: 13 }, (_, index) =>
    group({ id: 60 - index, name: `Visitor ${index + 1}` }),
  );
  const { user } = visitReview({ groups });
  await user.click(await screen.findByText('Show More (3 remaining)'));
  const first = await screen.findByText('Visitor 11');
  await waitFor(() => expect(document.activeElement).toBe(first.closest('tr')));
  expect(screen.queryByText(/^Show More/)).toBeNull();
});

test('a reload shows as many rows as before', async () => {
  const groups = Array.from({ length: 25 }, (_, index) =>
    group({ id: 60 - index, name: `Visitor ${index}` }),
  );
  visitReview({ groups, address: '/?shown=20' });
  expect(await screen.findByText('Show More (5 remaining)')).toBeDefined();
  expect(screen.getByText('25 registrations')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^View/ })).toHaveLength(20);
});

test('shows the total visibly, not only to screen readers', async () => {
  visitReview({ groups: Array.from({ length: 13 }, (_, index) => group({ id: 60 - index })) });
  const total = await screen.findByText('13 registrations');
  expect(total.getAttribute('role')).toBe('status');
  expect(total.closest('.visually-hidden')).toBeNull();
});

test('a decided row stays in a search for pending until its dialog closes, then the focus moves on', async () => {
  const names = ['Amira Rahman', 'Kenji Watanabe', 'Priya Nair'];
  const pending = names.map((name, index) =>
    group({ id: index + 1, name, schedules: [meeting({ id: 11 + index })] }),
  );
  const decided = group({
    ...pending[1],
    status: 'Approved',
    schedules: [meeting({ id: 12, status: MEETING_STATUS.approved })],
  });
  let isDecided = false;
  const { user, queries } = visitReview({
    groups: pending,
    address: '/?search=pending',
    answers: {
      'GET /api/meetings': () => ({
        body: pending.filter(({ id }) => !isDecided || id !== 2),
        headers: { 'x-total-count': isDecided ? '2' : '3' },
      }),
      'GET /api/meetings/2': () => ({ body: isDecided ? decided : pending[1] }),
      'POST /api/meetings/12/approve': () => {
        isDecided = true;
        return { body: { success: true, group: decided } };
      },
    },
  });
  const view = (await rowOf('Kenji')).getByRole('button', { name: /^View/ });
  await user.click(view);
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await within(dialog.getByRole('article')).findByText('Approved');
  // A refetch in the meantime must not remove the row being edited.
  await queries.refetchQueries({ queryKey: ['registrations'] });
  expect(await rowOf('Kenji')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Kenji/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /Priya/ })));
});

test('does not say that the list is empty while another search loads', async () => {
  const { after, come: arrive } = later();
  const { user } = visitReview({
    address: '/?search=zzz',
    answers: {
      'GET /api/meetings': ({ query }) => ({
        body: query.get('search') ? [] : [group()],
        headers: { 'x-total-count': query.get('search') ? '0' : '1' },
        ...(!query.get('search') && { after }),
      }),
    },
  });
  await screen.findByText('No business meetings found');
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByText('No business meetings found')).toBeNull();
  arrive();
  expect(await screen.findByText('Amira Rahman')).toBeDefined();
});

test('debounces the typed search', async () => {
  const { user, calls } = visitReview({ groups: [group()] });
  await screen.findByText('Amira Rahman');
  await user.type(screen.getByRole('searchbox', { name: 'Search registrations' }), 'kenari');
  await waitFor(() => {
    const searches = calls.flatMap(({ call, query }) =>
      call === 'GET /api/meetings' ? [query.get('search')] : [],
    );
    expect(searches).toEqual([null, 'kenari']);
  });
});

test('each role sees only the actions it may take', async () => {
  visitReview({ groups: [group()], role: 'viewer' });
  await screen.findByText('Amira Rahman');
  expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register a person' })).toBeNull();
  cleanup();
  visitReview({ groups: [group()], role: 'editor' });
  await screen.findByText('Amira Rahman');
  expect(screen.getByRole('link', { name: 'Register a person' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Send Email/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  cleanup();
  visitReview({ groups: [group()], role: 'admin' });
  await screen.findByText('Amira Rahman');
  expect(screen.getByRole('button', { name: /^Delete/ })).toBeDefined();
});

test('says that a registration that a colleague has deleted does not exist', async () => {
  const { user } = visitReview({
    groups: [group()],
    answers: {
      'GET /api/meetings/1': () => refusal(404, 'registration.unknown', 'There is no such registration.'),
    },
  });
  await user.click((await rowOf('Amira')).getByRole('button', { name: /^View/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Meetings:' }));
  const sentence = 'Failed to fetch meeting details: There is no such registration.';
  expect((await dialog.findByRole('alert')).textContent).toContain(sentence);
  expect(dialog.queryByRole('article')).toBeNull();
});
