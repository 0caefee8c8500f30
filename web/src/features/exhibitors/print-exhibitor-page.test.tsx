// Tests of the printable schedule of an exhibitor.
import { screen, within } from '@testing-library/react';
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { expect, it, vi } from 'vitest';
import { syncServerTime } from '../../lib/server-clock.ts';
import { type Answer, visitPage } from '../../lib/testing/page-visit.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { PrintExhibitorPage } from './print-exhibitor-page.tsx';
import { meeting } from './testing/schedules.ts';

const EDITION = demoEdition({
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 720].map((minute) => fairHour(minute, 60)),
});
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
  address = '/dashboard/print/exhibitor/1',
  answers: Record<string, Answer> = {},
  serverTime?: string | undefined,
) =>
  visitPage({
    serverTime,
    pages: {
      '/dashboard/print/exhibitor/:id': <PrintExhibitorPage />,
    },
    address,
    answers: {
      'GET /api/exhibitor-schedules/1': () => SCHEDULE,
      'GET /api/edition': () => EDITION,
      ...answers,
    },
  });

it('the printable schedule shows every hour, and the meetings outside the grid', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open('/dashboard/print/exhibitor/1');
  await screen.findByRole('heading', { level: 1, name: 'Anatolia Rose' });
  const monday = screen.getByRole('table', { name: 'Monday, 02 June 2025' });
  const first = within(monday).getByRole('row', { name: /11.00am-12.00pm Visitor 1/ }).textContent;
  for (const words of ['BM-7K3M-0001', 'Approved']) expect(first).toContain(words);
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
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-19T21:07:00Z') });
  try {
    open('/dashboard/print/exhibitor/1', {}, '2025-05-20T02:42:00.000Z');
    await screen.findByText('International Beauty Exhibition. As of 20 May 2025, 10.42am, UTC+8');
  } finally {
    syncServerTime(new Date().toISOString());
    vi.useRealTimers();
  }
});

it('the page says that an exhibitor does not exist', async () => {
  open('/dashboard/print/exhibitor/99');
  await screen.findByText('This exhibitor does not exist.');
});

it('the printable schedule has the hall of the booth, but no phone numbers of visitors', async () => {
  const exhibitor = { ...SCHEDULE.exhibitor, hall: '5' };
  open(undefined, { 'GET /api/exhibitor-schedules/1': () => ({ ...SCHEDULE, exhibitor }) });
  const page = await screen.findByRole('article');
  expect(page.textContent).toContain('A-12, Hall 5');
  expect(page.textContent).not.toContain(SCHEDULE.meetings[0]?.phoneNumber);
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
});
