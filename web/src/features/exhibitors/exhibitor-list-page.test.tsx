// The list of exhibitors: filters in the address, views with counts, hours taken, gaps, and archiving in bulk.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { expect, it, vi } from 'vitest';
import { type Answer, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { UNTOUCHED } from '../../queries/testing/untouched.ts';
import { ExhibitorListPage } from './exhibitor-list-page.tsx';
import { listed, profile, TREE } from './testing/exhibitors.ts';

const ROWS = [
  listed(1, { hoursTaken: 28 }),
  listed(2, { firstGap: 'booth', boothNumber: '' }),
  ...Array.from({ length: 23 }, (_, index) => listed(index + 3)),
];
const FACTS = {
  editionId: 1,
  exhibitors: 25,
  archived: 2,
  hours: 700,
  hoursTaken: 364,
  full: 1,
  withoutMeetings: 3,
  gaps: [
    { gap: 'booth', count: 1 },
    { gap: 'logo', count: 4 },
  ],
  countries: [{ name: 'Italy', count: 25 }],
  halls: [{ name: 'Hall 3', count: 9 }],
  fair: {
    days: fairDaysOn(['2025-06-02', '2025-06-03']),
    hours: [660, 720].map((minute) => fairHour(minute, 60)),
    slotMinutes: 60,
    utcOffsetLabel: 'UTC+8',
  },
};

const IMPACT = {
  ...UNTOUCHED,
  ...{ meetings: 14, people: 9, exhibitors: 2, holds: 1 },
  moves: { sameHour: 0, sameDay: 0, otherDay: 0, nowhere: 14 },
};
const LEFT = {
  ...{ id: 5, registrationId: 8, reference: 'ABC123', name: 'Mei Tan' },
  ...{ exhibitor: 'Exhibitor 1', boothNumber: 'A-1', date: '2025-06-02', time: '11.00am-12.00pm' },
};
const OUTCOME = { moved: 13, kept: 1, cancelled: 0, told: 9, holds: 1, left: [LEFT] };

function open(address = '', answers: Record<string, Answer> = {}, role: 'viewer' | 'editor' = 'editor') {
  const asked: URLSearchParams[] = [];
  const archived: unknown[] = [];
  const visit = visitPage({
    role,
    pages: { '/dashboard/exhibitors': <ExhibitorListPage /> },
    address: `/dashboard/exhibitors${address}`,
    answers: {
      'GET /api/exhibitors': ({ searchParams }) => {
        asked.push(searchParams);
        const found = ROWS.filter(({ companyName }) =>
          companyName.includes(searchParams.get('search') ?? ''),
        );
        const offset = Number(searchParams.get('offset'));
        return Response.json(found.slice(offset, offset + Number(searchParams.get('limit'))), {
          headers: { 'x-total-count': String(found.length) },
        });
      },
      'GET /api/exhibitor-facts': () => FACTS,
      'GET /api/category-tree': () => TREE,
      'GET /api/countries': () => [],
      'POST /api/exhibitors/impact': (_, body) => ({
        ...IMPACT,
        ...((body as { receiver?: number }).receiver === 3 && {
          moves: { sameHour: 11, sameDay: 12, otherDay: 1, nowhere: 1 },
        }),
      }),
      'POST /api/exhibitors/archive': (_, body) => {
        archived.push(body);
        return { archived: 2, outcome: OUTCOME };
      },
      ...answers,
    },
  });
  return { ...visit, asked, archived };
}

const lastAsked = (asked: URLSearchParams[]) => Object.fromEntries(asked.at(-1) ?? []);

it('shows the hours taken and the first gap, and links to each exhibitor and its registrations', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Exhibitor 1 / }));
  expect(row.getByRole('link', { name: 'Exhibitor 1' }).getAttribute('href')).toBe('/dashboard/exhibitors/1');
  expect(
    row
      .getByRole('link', { name: '28 of 28 hours taken: registrations with Exhibitor 1' })
      .getAttribute('href'),
  ).toBe('/dashboard/business-matching?programme=all&exhibitor=1');
  expect(row.getByText('Full')).toBeDefined();
  expect(row.getByText('Complete')).toBeDefined();
  expect(row.getByText('+1')).toBeDefined();
  expect(screen.getByText('25 exhibitors, 700 hours, 364 taken')).toBeDefined();
  const other = within(screen.getByRole('row', { name: /Exhibitor 2 / }));
  expect(other.getByText('14 of 28')).toBeDefined();
  expect(other.getAllByText('No booth').length).toBeGreaterThan(0);
});

it('reserves the line for the facts before they are loaded, so that the rows do not move', async () => {
  let tell: (facts: typeof FACTS) => void = () => undefined;
  const facts = new Promise<typeof FACTS>((resolve) => (tell = resolve));
  open('', { 'GET /api/exhibitor-facts': () => facts });
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  const place = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  expect(place?.tagName).toBe('P');
  expect(place?.textContent).toBe('');
  tell(FACTS);
  await screen.findByText('25 exhibitors, 700 hours, 364 taken');
  expect(place?.textContent).toBe('25 exhibitors, 700 hours, 364 taken');
});

it('combines filters and order in the address, and removes a filter by its chip', async () => {
  const { user, router, asked } = open();
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Lip colour');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country/Region' }), 'Italy (25)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hall' }), 'Hall 3 (9)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profile' }), 'No logo (4)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most booked first');
  await waitFor(() =>
    expect(lastAsked(asked)).toMatchObject({
      subCategory: '2',
      country: 'Italy',
      hall: 'Hall 3',
      gap: 'logo',
      sort: 'hours',
      order: 'desc',
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    subCategory: '2',
    country: 'Italy',
    hall: 'Hall 3',
    gap: 'logo',
    sort: 'hours',
    direction: 'descending',
  });
  await user.click(screen.getByRole('button', { name: 'Remove Hall: Hall 3' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('hall'));
});

it('views show their counts and keep the other filters', async () => {
  const { user, asked } = open('?country=Italy&search=Exhibitor');
  await user.click(await screen.findByRole('link', { name: 'Profile not complete 5' }));
  await waitFor(() => expect(lastAsked(asked)).toMatchObject({ gap: 'any', country: 'Italy' }));
  expect(screen.getByRole('link', { name: 'Profile not complete 5' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await user.click(screen.getByRole('link', { name: 'Archived 2' }));
  await waitFor(() => expect(lastAsked(asked)).toMatchObject({ archived: 'true', search: 'Exhibitor' }));
  expect(lastAsked(asked)).not.toHaveProperty('gap');
});

it('headings sort the list, reverse the order when pressed again, and announce the order', async () => {
  const { user, asked } = open();
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  const sorted = () =>
    screen
      .getAllByRole('columnheader')
      .filter((heading) => /cending/.test(heading.getAttribute('aria-sort') ?? ''))
      .map((heading) => [heading.textContent, heading.getAttribute('aria-sort')]);
  expect(sorted()).toEqual([['Exhibitor', 'ascending']]);
  for (const [press, heading, order] of [
    ['Hours taken', ['Hours taken', 'descending'], { sort: 'hours', order: 'desc' }],
    ['Hours taken', ['Hours taken', 'ascending'], { sort: 'hours', order: 'asc' }],
    ['Booth', ['Booth', 'ascending'], { sort: 'booth', order: 'asc' }],
    ['Profile', ['Profile', 'ascending'], { sort: 'gap', order: 'asc' }],
  ] as const) {
    await user.click(screen.getByRole('button', { name: press }));
    expect(sorted()).toEqual([heading]);
    await waitFor(() => expect(lastAsked(asked)).toMatchObject(order));
  }
});

it('exports all exhibitors found, or the selected ones', async () => {
  const saved = vi.fn(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  const made: unknown[] = [];
  const { user } = open('?search=Exhibitor&archived=true&sort=hours&direction=descending', {
    'GET /api/exports/exhibitors': ({ searchParams }) => {
      made.push(Object.fromEntries(searchParams));
      return new Response('Company name');
    },
    'POST /api/exports/exhibitors': ({ searchParams }, body) => {
      made.push([Object.fromEntries(searchParams), body]);
      return new Response('Company name');
    },
  });
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('button', { name: 'Exhibitors as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('checkbox', { name: 'Select Exhibitor 2' }));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await user.click(dialog.getByRole('button', { name: 'Exhibitors as XLSX' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(made).toEqual([
    { search: 'Exhibitor', archived: 'true', sort: 'hours', order: 'desc', format: 'csv' },
    // Whatever the list finds now, such as archived ones only.
    [{ sort: 'hours', order: 'desc', format: 'xlsx' }, { ids: [2] }],
  ]);
});

it('selects exhibitors that are not shown too, and offers to archive all of them', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Exhibitor 1' }));
  await user.click(screen.getByRole('button', { name: 'Select all 25 that match' }));
  const bar = within(await screen.findByRole('region', { name: '25 selected' }));
  expect(bar.getByText('5 of them are not shown in the list')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Archive' }));
  await screen.findByRole('alertdialog', { name: 'Archive 25 exhibitors?' });
});

async function askToArchive(answers: Record<string, Answer> = {}) {
  const visit = open('', answers);
  await visit.user.click(await screen.findByRole('checkbox', { name: 'Select Exhibitor 1' }));
  await visit.user.click(screen.getByRole('checkbox', { name: 'Select Exhibitor 2' }));
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await visit.user.click(bar.getByRole('button', { name: 'Archive' }));
  return { ...visit, dialog: within(screen.getByRole('alertdialog', { name: 'Archive 2 exhibitors?' })) };
}

it('archives several, gives their meetings to the exhibitor that is chosen, and lists those that stay', async () => {
  const { user, archived, calls, dialog } = await askToArchive();
  await dialog.findByText(/^This touches 14 meetings of 9 people/);
  expect(dialog.queryByRole('button', { name: /^Archive/ })).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Exhibitor 1\b/ })).toBeNull();
  await user.click(await dialog.findByRole('button', { name: /^Exhibitor 3/ }));
  await dialog.findByText('At their hour: 11; at another hour: 2; not possible: 1.');
  await user.click(dialog.getByRole('button', { name: 'Archive and move 13 meetings' }));
  await dialog.findByText('1 meeting could not be moved and stays as it was:');
  expect(dialog.getByRole('link', { name: 'Mei Tan' }).getAttribute('href')).toContain('search=ABC123');
  // What would become of meetings is not asked of exhibitors that are archived: the server knows none such.
  expect(calls.slice(calls.indexOf('POST /api/exhibitors/archive'))).not.toContain(
    'POST /api/exhibitors/impact',
  );
  expect(archived).toEqual([
    {
      exhibitors: [
        { id: 1, version: 1 },
        { id: 2, version: 1 },
      ],
      ...{ touched: 'move', rest: 'keep', expected: 14, receiver: 3 },
    },
  ]);
});

it('shows in the dialog why the exhibitors were not archived, and which of them has changed', async () => {
  const { user, dialog } = await askToArchive({
    'POST /api/exhibitors/archive': () =>
      new Refusal(409, 'exhibitor.stale', 'It was changed', { exhibitor: profile() }),
  });
  await user.click(await dialog.findByRole('radio', { name: /^Cancel and tell/ }));
  await user.click(dialog.getByRole('button', { name: 'Archive and cancel 14 meetings' }));
  await dialog.findByText('Atelier Nacre: It was changed');
});

it('blocks and opens hours of all exhibitors, and of selected ones after asking about meetings', async () => {
  const sent: unknown[] = [];
  const stored = { day: 1, minute: 660, length: 60, date: '2025-06-02', isOfAll: true, exhibitorIds: [1, 2] };
  const { user } = open('', {
    'GET /api/blocked-hours': () => [stored],
    'POST /api/blocked-hours/impact': () => ({
      ...IMPACT,
      moves: { sameHour: 0, sameDay: 10, otherDay: 4, nowhere: 0 },
    }),
    'POST /api/blocked-hours/free': (_, body) => {
      sent.push(['open', body]);
      return [];
    },
    'POST /api/blocked-hours': (_, body) => {
      sent.push(['block', body]);
      if (sent.length === 3) return new Refusal(409, 'edition.touches-meetings', 'There are meetings');
      return { hours: [], outcome: sent.length > 3 ? OUTCOME : null };
    },
  });
  const press = async (cell: HTMLElement | undefined) => {
    act(() => cell?.focus());
    await user.keyboard(' ');
  };
  await user.click(await screen.findByRole('button', { name: 'Block hours for all' }));
  await press(await screen.findByRole('gridcell', { name: /11 am: Blocked$/ }));
  await press(screen.getAllByRole('gridcell', { name: /12 pm: Free$/ })[0]);
  await user.click(screen.getByRole('button', { name: 'Block 1 hour, Open 1 hour' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('checkbox', { name: /Exhibitor 3\b/ }));
  await user.click(screen.getByRole('button', { name: 'Block hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours of 1 exhibitor' }));
  await press((await dialog.findAllByRole('gridcell', { name: /12 pm: Free$/ }))[0]);
  // Exhibitor 3 is not among those for which 11 am is blocked.
  expect(dialog.queryByRole('gridcell', { name: /11 am: Blocked$/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Block 1 hour' }));
  await user.click(await screen.findByRole('button', { name: 'Block and move 14 meetings' }));
  const outcome = within(await screen.findByRole('alertdialog', { name: 'Hour blocked' }));
  outcome.getByText('1 meeting could not be moved and stays as it was:');
  await user.click(outcome.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const noon = { day: 1, minute: 720, length: 60 };
  expect(sent).toEqual([
    ['open', { exhibitorIds: null, hours: [{ ...noon, minute: 660 }] }],
    ['block', { exhibitorIds: null, hours: [noon] }],
    ['block', { exhibitorIds: [3], hours: [noon] }],
    ['block', { exhibitorIds: [3], hours: [noon], touched: 'move', rest: 'keep', expected: 14 }],
  ]);
});

it('Show More adds rows and focuses the first of them', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show More (5 remaining)' }));
  const row = (await screen.findByText('Exhibitor 21')).closest('tr');
  await waitFor(() => expect(document.activeElement).toBe(row));
});

it('clears a search that finds nobody, and offers to add or import exhibitors while there are none', async () => {
  const { user, router } = open('?search=nobody&hall=5');
  await screen.findByText('No exhibitors found');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  cleanup();
  open('', {
    'GET /api/exhibitors': () => Response.json([], { headers: { 'x-total-count': '0' } }),
    'GET /api/exhibitor-facts': () => ({ ...FACTS, exhibitors: 0, archived: 0 }),
  });
  await screen.findByText('No exhibitors yet');
  expect(screen.getByRole('link', { name: 'Import a file' }).getAttribute('href')).toBe('/dashboard/import');
  expect(screen.getAllByRole('link', { name: 'Add exhibitor' }).length).toBeGreaterThan(0);
});

it('offers a viewer only the actions that are allowed', async () => {
  const { user } = open('', {}, 'viewer');
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  for (const name of ['Add exhibitor', 'Import']) expect(screen.queryByRole('link', { name })).toBeNull();
  for (const name of ['Block hours for all', 'Write'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Exhibitor 1' }));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  const buttons = bar
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Select all 25 that match', 'Export', 'Clear the selection']);
});

it('says that the list could not be loaded', async () => {
  open('', { 'GET /api/exhibitors': () => new Refusal(503, 'server.unavailable', 'Away') });
  await screen.findByText('The exhibitors could not be loaded. Please try again.');
});

it('writes to the exhibitors found or to the selected ones, but not to archived ones', async () => {
  const written: unknown[] = [];
  const answers = {
    'POST /api/messages': (_: URL, body: unknown) => {
      written.push((body as { audience: unknown }).audience);
      return new Refusal(503, 'server.unavailable', 'Please try again later.');
    },
  };
  const { user } = open('?search=Exhibitor&category=4&taken=none&order=booth', answers);
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  await user.click(screen.getByRole('button', { name: 'Write' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Exhibitor 2' }));
  await user.click(
    within(screen.getByRole('region', { name: '1 selected' })).getByRole('button', { name: 'Write' }),
  );
  expect(written).toEqual([
    { programme: 'exhibitors', filter: { search: 'Exhibitor', category: 4, taken: 'none' } },
    { programme: 'exhibitors', ids: [2] },
  ]);
  cleanup();
  open('?archived=true');
  await screen.findByRole('row', { name: /Exhibitor 1 / });
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
});
