// The exhibitors page, and the printable schedule of one exhibitor.
import { screen, waitFor, within } from '@testing-library/react';
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { afterEach, expect, it, vi } from 'vitest';
import { syncServerTime } from '../../lib/server-clock.ts';
import { type Answer, endVisit, Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { ExhibitorSchedulesPage } from './exhibitor-schedules-page.tsx';
import { PrintExhibitorPage } from './print-exhibitor-page.tsx';
import { meeting } from './testing/schedules.ts';

afterEach(endVisit);

const LOADS = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  name: `Exhibitor ${index + 1}`,
  boothNumber: `A-${index + 1}`,
  meetings: 3,
  capacity: 28,
  country: 'Turkey',
  places: 1,
  pending: index === 0 ? 2 : 0,
  approved: 1,
}));
const EDITION = {
  id: 1,
  name: 'International Beauty Exhibition',
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 720].map((minute) => fairHour(minute, 60)),
  slotMinutes: 60,
  timeZone: 'Asia/Kuala_Lumpur',
  utcOffsetLabel: 'UTC+8',
};
const SCHEDULE = {
  exhibitor: {
    id: 1,
    company_name: 'Anatolia Rose',
    booth_number: 'A-12',
    region_country: 'Turkey',
    product_profile: '',
    description: '',
  },
  meetings: [
    meeting(1),
    meeting(2, { day: 2, date: '2025-06-03', status: MEETING_STATUS.pending }),
    meeting(3, { date: '2025-06-02', minute: 1140, time: '7.00pm-8.00pm' }),
  ],
  blocked: [{ day: 1, minute: 720 }],
};

const open = (
  address = '/dashboard/exhibitors',
  answers: Record<string, Answer> = {},
  serverTime?: string | undefined,
) =>
  visitPage({
    serverTime,
    pages: {
      '/dashboard/exhibitors': <ExhibitorSchedulesPage />,
      '/dashboard/print/exhibitor/:id': <PrintExhibitorPage />,
    },
    address,
    answers: {
      'GET /api/exhibitor-schedules': ({ searchParams }) => {
        const wanted = searchParams.get('search') ?? '';
        const found = LOADS.filter(({ name }) => name.includes(wanted));
        const offset = Number(searchParams.get('offset'));
        return {
          exhibitors: found.slice(offset, offset + Number(searchParams.get('limit'))),
          total: found.length,
        };
      },
      'GET /api/exhibitor-schedules/1': () => SCHEDULE,
      'GET /api/edition': () => EDITION,
      ...answers,
    },
  });

it('lists exhibitors with how booked they are, and links to registrations and the printable schedule', async () => {
  open();
  const row = (await screen.findByText('Exhibitor 1')).closest('tr');
  expect(row?.textContent).toContain('3 of 28');
  expect(row?.textContent).toContain('2 pending');
  expect(screen.getByText('25 exhibitors')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Registrations with Exhibitor 1' }).getAttribute('href')).toBe(
    '/dashboard/business-matching?programme=all&exhibitor=1',
  );
  expect(screen.getByRole('link', { name: 'Print schedule, Exhibitor 1' }).getAttribute('href')).toBe(
    '/dashboard/print/exhibitor/1',
  );
});

it('keeps search and order in the URL', async () => {
  const { user, calls, router } = open();
  await screen.findByText('Exhibitor 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most booked first');
  await user.type(screen.getByRole('searchbox', { name: 'Search exhibitor, booth or country' }), '25');
  await waitFor(() => expect(router.state.location.search).toBe('?order=most-booked&search=25'));
  await screen.findByText('1 exhibitor');
  expect(calls.at(-1)).toContain('order=most-booked&search=25');
});

it('shows more rows and focuses the first new one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show More (5 remaining)' }));
  const row = (await screen.findByText('Exhibitor 21')).closest('tr');
  await waitFor(() => expect(document.activeElement).toBe(row));
});

it('shows no empty state before the rows of another search have loaded', async () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user } = open('/dashboard/exhibitors?search=nobody', {
    'GET /api/exhibitor-schedules': ({ searchParams }) =>
      searchParams.has('search')
        ? { exhibitors: [], total: 0 }
        : after.then(() => ({ exhibitors: LOADS.slice(0, 1), total: 1 })),
  });
  await screen.findByText('No exhibitors found');
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByText('Loading exhibitors...');
  for (const sentence of ['No exhibitors found', '0 exhibitors'])
    expect(screen.queryByText(sentence)).toBeNull();
  release();
  await screen.findByText('Exhibitor 1');
});

it('reports when nothing is found, and when the list failed to load', async () => {
  open('/dashboard/exhibitors?search=nobody');
  await screen.findByText('No exhibitors found');
  endVisit();
  open('/dashboard/exhibitors', {
    'GET /api/exhibitor-schedules': () => new Refusal(503, 'server.unavailable', 'Away'),
  });
  await screen.findByText('The exhibitors could not be loaded. Please try again.');
});

it('shows a printable schedule with every hour, and the meetings outside the grid', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open('/dashboard/print/exhibitor/1');
  await screen.findByRole('heading', { level: 1, name: 'Anatolia Rose' });
  const monday = screen.getByRole('table', { name: 'Monday, 02 June 2025' });
  expect(within(monday).getByRole('row', { name: /11.00am-12.00pm Visitor 1/ }).textContent).toContain(
    'Approved',
  );
  expect(within(monday).getByRole('row', { name: '12.00pm-1.00pm Blocked' })).toBeDefined();
  const tuesday = screen.getByRole('table', { name: 'Tuesday, 03 June 2025' });
  expect(within(tuesday).getByRole('row', { name: /Visitor 2/ }).textContent).toContain('Pending');
  expect(within(tuesday).getByRole('row', { name: '12.00pm-1.00pm Free' })).toBeDefined();
  const others = screen.getByRole('table', { name: 'Outside the grid' });
  expect(within(others).getByRole('row', { name: /02 June 2025, 7.00pm-8.00pm Visitor 3/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('prints the time of the schedule by the server’s clock, not the browser’s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2025-05-19T21:07:00Z') });
  try {
    open('/dashboard/print/exhibitor/1', {}, '2025-05-20T02:42:00.000Z');
    await screen.findByText('International Beauty Exhibition. As of 20 May 2025, 10.42am, UTC+8');
  } finally {
    syncServerTime(new Date().toISOString());
    vi.useRealTimers();
  }
});

it('reports that an exhibitor does not exist', async () => {
  open('/dashboard/print/exhibitor/99');
  await screen.findByText('This exhibitor does not exist.');
});
