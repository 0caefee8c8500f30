// The overview as organisers see it: every number links to the list behind it.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Overview } from '@visavis/contract/overview/endpoints';
import { fairDaysOn } from '@visavis/domain/edition/calendar';
import { fairHour } from '@visavis/domain/edition/slot-time';
import { expect, it, vi } from 'vitest';
import { Refusal, visitPage } from '../../lib/testing/page-visit.tsx';
import { FollowChanges } from '../../queries/follow-changes.tsx';
import { demoEdition } from '../../queries/testing/schedule-fixture.ts';
import { OverviewPage } from './overview-page.tsx';

const EDITION = demoEdition({
  days: fairDaysOn(['2025-06-02', '2025-06-03']),
  hours: [660, 900].map((minute) => fairHour(minute, 60)),
});
const booked = (id: number, name: string, meetings: number) => ({
  id,
  name,
  boothNumber: 'A-1',
  meetings,
  capacity: 28,
});
const COUNTRIES = ['Malaysia', 'Singapore', 'Indonesia', 'Thailand', 'South Korea', 'France'];
const NUMBERS: Overview = {
  registrations: { business: 312, hosted: 0 },
  meetings: { pending: 128, undecided: 0, rejected: 44, approved: 1718, capacity: 4144 },
  waitingRegistrations: 41,
  emails: { queued: 6, sent: 404, failed: 2, unsent: 0 },
  applications: { pending: 0, approved: 0, rejected: 0 },
  deposits: { paid: 0, sum: 0, currency: 'MYR', refundsDue: 0 },
  days: [
    { date: '2025-05-18', business: 0, hosted: 0 },
    { date: '2025-05-19', business: 26, hosted: 0 },
    { date: '2025-05-20', business: 35, hosted: 0 },
  ],
  fill: [
    { day: 1, minute: 660, taken: 0, capacity: 148 },
    { day: 1, minute: 900, taken: 148, capacity: 148 },
    { day: 2, minute: 900, taken: 122, capacity: 148 },
  ],
  mostBooked: [booked(1, 'Anatolia Rose', 28), booked(2, 'Seri Kenanga', 26)],
  leastBooked: [booked(3, 'Minh Anh Aroma', 2)],
  countries: COUNTRIES.map((country, index) => ({ country, registrations: 60 - index })),
  exhibitorCount: 148,
  lastChangeAt: '2025-05-20T02:42:00Z',
};

function openOverview(answer: () => unknown = () => NUMBERS) {
  const page = (
    <>
      <FollowChanges />
      <OverviewPage />
    </>
  );
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2025-05-20T02:45:00Z'),
  });
  return visitPage({
    pages: { '/dashboard/overview': page },
    address: '/dashboard/overview',
    answers: {
      'GET /api/overview': answer,
      'GET /api/edition': () => EDITION,
      'GET /api/countries': () => [],
    },
  });
}

const leadsTo = (link: HTMLElement): string | null => link.getAttribute('href');
const link = (name: string | RegExp): HTMLElement => screen.getByRole('link', { name });

it('adds two figures for hosted buyers: applications awaiting a decision, and refunds due', async () => {
  openOverview(() => ({
    ...NUMBERS,
    registrations: { business: 312, hosted: 40 },
    applications: { pending: 3, approved: 31, rejected: 6 },
    deposits: { paid: 28, sum: 30600, currency: 'MYR', refundsDue: 2 },
  }));
  await screen.findByText('Live. Last change at 10.42am, UTC+8.');
  expect(screen.getAllByRole('term')).toHaveLength(8);
  expect(leadsTo(link('Registrations: 352'))).toBe('/dashboard/business-matching?programme=all');
  expect(leadsTo(link('312 business'))).toBe('/dashboard/business-matching');
  expect(leadsTo(link('40 hosted'))).toBe('/dashboard/hosted-buyer-program');
  expect(leadsTo(link('Waiting for a decision: 128'))).toBe(
    '/dashboard/business-matching?programme=all&meetingStatus=2',
  );
  expect(leadsTo(link('Applications: 40'))).toBe('/dashboard/hosted-buyer-program');
  expect(leadsTo(link('3 wait for a decision'))).toBe('/dashboard/hosted-buyer-program?decision=pending');
  expect(leadsTo(link('Deposits paid: 28'))).toBe('/dashboard/refunds?kind=deposit&state=held');
  expect(leadsTo(link('2 refunds due'))).toBe('/dashboard/refunds?state=due');
});

it('shows decisions and deposits of hosted buyers when nothing is waiting', async () => {
  openOverview(() => ({
    ...NUMBERS,
    registrations: { business: 312, hosted: 37 },
    applications: { pending: 0, approved: 31, rejected: 6 },
    deposits: { paid: 28, sum: 30600, currency: 'MYR', refundsDue: 0 },
  }));
  await screen.findByText('Live. Last change at 10.42am, UTC+8.');
  expect(leadsTo(link('31 approved'))).toBe('/dashboard/hosted-buyer-program?decision=approved');
  expect(leadsTo(link('6 rejected'))).toBe('/dashboard/hosted-buyer-program?decision=rejected');
  expect(screen.getByText('RM 30,600.00')).toBeTruthy();
});

it('shows six figures, each linking to what it counts', async () => {
  openOverview();
  await screen.findByText('Live. Last change at 10.42am, UTC+8.');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Registrations',
    'Meetings',
    'Waiting for a decision',
    'Approved',
    'Emails sent',
    'Failed emails',
  ]);
  expect(leadsTo(link('Registrations: 312'))).toBe('/dashboard/business-matching');
  expect(leadsTo(link('35 today'))).toBe('/dashboard/business-matching?registeredOn=2025-05-20');
  expect(leadsTo(link('Meetings: 1,846'))).toBe('/dashboard/business-matching?meetingStatus=live');
  expect(screen.getByText('of 4,144 hours, 45%')).toBeTruthy();
  expect(leadsTo(link('Waiting for a decision: 128'))).toBe('/dashboard/business-matching?meetingStatus=2');
  expect(leadsTo(link('41 registrations'))).toBe('/dashboard/business-matching?meetingStatus=2');
  expect(leadsTo(link('Approved: 1,718'))).toBe('/dashboard/business-matching?meetingStatus=4');
  expect(leadsTo(link('44 rejected'))).toBe('/dashboard/business-matching?meetingStatus=3');
  expect(leadsTo(link('Emails sent: 404'))).toBe('/dashboard/emails?state=sent');
  expect(leadsTo(link('6 queued'))).toBe('/dashboard/emails?state=queued');
  expect(leadsTo(link('See why'))).toBe('/dashboard/emails?state=failed');
});

it('counts the unsent emails when no mail server was ever configured', async () => {
  openOverview(() => ({ ...NUMBERS, emails: { queued: 0, sent: 0, failed: 0, unsent: 6 } }));
  await screen.findByText('Emails not sent');
  expect(leadsTo(link('Emails not sent: 6'))).toBe('/dashboard/emails?state=unsent');
});

it('warns of bursts of unconfirmed hours above the figures, and shows no warning without one', async () => {
  const burst = {
    registrations: 14,
    hours: 112,
    firstAt: '2025-05-20T02:20:00.000Z',
    lastAt: '2025-05-20T02:40:00.000Z',
  };
  openOverview(() => ({ ...NUMBERS, bursts: [burst] }));
  const warning = await screen.findByRole('region', { name: 'Unconfirmed hours' });
  within(warning).getByText(/14 registrations took 112 hours/);
  within(warning).getByRole('button', { name: 'See who, 112 hours' });
  const figures = screen.getByRole('region', { name: 'The edition in numbers' });
  expect(warning.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();

  openOverview(() => ({ ...NUMBERS, bursts: [] }));
  await screen.findByRole('region', { name: 'The edition in numbers' });
  expect(screen.queryByRole('region', { name: 'Unconfirmed hours' })).toBeNull();
});

it('draws the days as one image with links over it, and switches to the table', async () => {
  const { user } = openOverview();
  const picture = await screen.findByRole('img', { name: 'Registrations per day, 18 to 20 May 2025' });
  expect(picture.querySelector('desc')?.textContent).toBe(
    '61 registrations in these days; most on 20 May, 35; on the last day 35.',
  );
  expect(within(picture).queryByRole('link')).toBeNull();
  expect(leadsTo(link('19 May, 26 registrations'))).toBe(
    '/dashboard/business-matching?registeredOn=2025-05-19',
  );
  // A programme that is not open is left out.
  expect(screen.queryByText('Hosted Buyer')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Registrations per day, 18 to 20 May 2025' });
  expect(within(table).getByRole('row', { name: '19 May 2025 26' })).toBeDefined();
  expect(leadsTo(within(table).getByRole('link', { name: '20 May 2025' }))).toBe(
    '/dashboard/business-matching?registeredOn=2025-05-20',
  );
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img', { name: /Registrations per day/ })).toBeDefined();
});

it('draws both programmes once the second has a registration', async () => {
  const days = [{ date: '2025-05-20', business: 29, hosted: 6 }];
  const { user } = openOverview(() => ({
    ...NUMBERS,
    registrations: { business: 264, hosted: 48 },
    days,
  }));
  await screen.findByText('Hosted Buyer');
  expect(link('264 business')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: '20 May 2025 29 6 35' })).toBeDefined();
});

it('labels every hour of the grid and links to its meetings', async () => {
  openOverview();
  await screen.findByRole('table', { name: /Share of the exhibitors/ });
  expect(leadsTo(link('Tuesday 03 June, 3 pm, 82 percent taken'))).toBe(
    '/dashboard/business-matching?day=2&minute=900',
  );
  expect(link('Monday 02 June, 3 pm, 100 percent taken').textContent).toBe('100%');
  expect(link('Monday 02 June, 11 am, 0 percent taken')).toBeDefined();
  // No capacity: every exhibitor is away.
  expect(screen.getByText('closed')).toBeDefined();
});

it('ranks exhibitors, and opens all countries in place', async () => {
  const { user } = openOverview();
  await screen.findByRole('heading', { name: 'Most booked' });
  expect(leadsTo(link('Anatolia Rose, 28 of 28 hours'))).toBe('/dashboard/business-matching?exhibitor=1');
  expect(leadsTo(link('Least booked: All 148'))).toBe('/dashboard/exhibitors?order=least-booked');
  expect(screen.queryByText('France')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All 6' }));
  expect(leadsTo(link('France, 55 registrations'))).toBe('/dashboard/business-matching?country=France');
  expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true');
});

it('polls, shows what has changed, and says so when the connection is lost', async () => {
  let isAway = false;
  let business = 312;
  const { user, calls } = openOverview(() =>
    isAway
      ? new Refusal(503, 'server.unavailable', 'Away')
      : { ...NUMBERS, registrations: { business, hosted: 0 } },
  );
  await screen.findByText('Live. Last change at 10.42am, UTC+8.');
  expect(link('Registrations: 312')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  business = 313;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole('link', { name: 'Registrations: 313' })).toBeDefined();
  isAway = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText(/^Connection lost\. The numbers are those of 10\.45am, UTC\+8\.$/);
  // The last figures stay on screen meanwhile.
  expect(link('Registrations: 313')).toBeDefined();
  expect(calls.filter((one) => one === 'GET /api/overview').length).toBe(3);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Live. Last change at 10.42am, UTC+8.');
});

it('says that an edition is empty', async () => {
  openOverview(() => ({
    ...NUMBERS,
    registrations: { business: 0, hosted: 0 },
    meetings: { pending: 0, undecided: 0, rejected: 0, approved: 0, capacity: 0 },
    days: [{ date: '2025-05-20', business: 0, hosted: 0 }],
    fill: [],
    mostBooked: [],
    leastBooked: [],
    countries: [],
    exhibitorCount: 0,
    lastChangeAt: null,
  }));
  await screen.findByText('Live. Nothing has changed yet.');
  expect(screen.getByText('Nobody has registered in the last fourteen days')).toBeDefined();
  expect(screen.getByText('No registrations yet')).toBeDefined();
  expect(screen.getAllByText('No exhibitors yet')).toHaveLength(3);
});

it('says that the numbers failed to load, and retries on request', async () => {
  let isAway = true;
  const { user } = openOverview(() => (isAway ? new Refusal(503, 'server.unavailable', 'Away') : NUMBERS));
  await screen.findByText('The numbers could not be loaded. Please try again.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Waiting for a decision')).toBeDefined());
});
