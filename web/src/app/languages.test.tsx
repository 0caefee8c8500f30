// The screens with the most dates, in each language: weekdays, days, hours and amounts in local notation.
import { act, screen, within } from '@testing-library/react';
import type { Language } from '@visavis/domain/language/languages';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { BUYER, EDITION, LINK, READING, serve, show } from '../features/booking/testing/booking-fixture.tsx';
import { MySchedulePage } from '../features/my-schedule/my-schedule-page.tsx';
import { demoSchedule, kumo } from '../features/my-schedule/testing/schedule-fixture.ts';
import { OverviewPage } from '../features/overview/overview-page.tsx';
import { renderScheduler } from '../features/scheduling/testing/render-scheduler.tsx';
import { activateLanguage, loadLanguage, loadWords } from '../i18n/catalogue.ts';
import { renderRouter } from '../lib/testing/render-in.tsx';
import { exhibitor } from '../queries/testing/schedule-fixture.ts';

beforeAll(async () => {
  await loadWords(['scheduling', 'my-schedule', 'payment', 'organiser']);
  for (const language of ['ms', 'zh-Hans'] as const) await loadLanguage(language);
});
beforeEach(() => vi.stubGlobal('EventSource', undefined));
afterEach(() => activateLanguage('en'));

interface Written {
  weekday: string;
  /** Of the grid's first column; `slot` is the second cell of its first row. */
  column: string;
  slot: RegExp;
  hour: string;
  date: string;
  range: RegExp;
  stay: RegExp;
  night: RegExp;
  amount: string;
  short: string;
  period: RegExp;
}

const WRITTEN: readonly [Language, Written][] = [
  [
    'en',
    {
      weekday: 'Monday',
      column: '02 June',
      slot: /^Monday 02 June, 12\.00pm-1\.00pm, /,
      hour: '2 pm',
      date: '03 June 2025',
      range: /^1\.00pm-2\.00pm$/,
      stay: /^2 - 4 Jun 2025$/,
      night: /Sun.*1 Jun/,
      amount: 'RM 900.00',
      short: 'Mon',
      period: /^7 to 20 May 2025$/,
    },
  ],
  [
    'ms',
    {
      weekday: 'Isnin',
      column: '2 Jun',
      slot: /^Isnin 2 Jun, 12:00 tengah hari–1:00 petang, /,
      hour: '2 ptg',
      date: '3 Jun 2025',
      range: /^1:00 ?– ?2:00 petang$/,
      stay: /^2 ?– ?4 Jun 2025$/,
      night: /Ahd.*1 Jun/,
      amount: 'RM 900.00',
      short: 'Isn',
      period: /^7 ?– ?20 Mei 2025$/,
    },
  ],
  [
    'zh-Hans',
    {
      weekday: '星期一',
      column: '6月2日',
      slot: /^6月2日（星期一）12:00–13:00，/,
      hour: '14:00',
      date: '2025年6月3日',
      range: /^13:00–14:00$/,
      stay: /^2025年6月2日至6月4日$/,
      night: /周日.*6月1日/,
      amount: 'RM 900.00',
      short: '周一',
      period: /^2025年5月7日至5月20日$/,
    },
  ],
];

describe.each(WRITTEN)('%s', (language, written) => {
  beforeEach(() => activateLanguage(language));

  it('shows the grid of hours', async () => {
    await renderScheduler({ exhibitors: [exhibitor(1, 'Atelier Nacre')] });
    await screen.findByRole('button', { name: written.slot });
    const [, first] = screen.getAllByRole('columnheader');
    expect(first?.textContent).toContain(written.column);
    expect(first?.textContent).toContain(written.weekday);
    screen.getByRole('rowheader', { name: written.hour });
  });

  it('shows a visitor’s own schedule', async () => {
    vi.stubGlobal('fetch', async () => Response.json(demoSchedule()));
    open(
      '/business/my-schedule?key=secret',
      <MySchedulePage unknownLink="" hourPage={() => null} ofEdition={(_id, page) => page} />,
    );
    const heading = await screen.findByRole('heading', { name: written.weekday });
    expect(heading).toBeTruthy();
    screen.getByText(written.date);
    const row = screen.getByRole('heading', { name: kumo.exhibitor }).closest('li');
    expect(row && within(row).getByText(written.range)).toBeTruthy();
  });

  it('shows the booking of a stay without translating the submitted values', async () => {
    serve({});
    show(
      <BookingPage
        edition={EDITION}
        buyer={BUYER}
        link={LINK}
        phone={{
          countries: [],
          failed: false,
          reading: READING,
          read: () => ({ cca2: 'MY', digits: '' }),
          numberOf: () => '',
        }}
        draft={{}}
        summaryPath="/hosted/payment-card"
        onDraft={() => {}}
        onSaved={() => {}}
        onPricesDiffer={() => {}}
      />,
    );
    const stay = await screen.findByRole<HTMLInputElement>('radio', { name: written.stay });
    expect(stay.value).toBe('2 - 4 Jun 2025');
    screen.getByRole('checkbox', { name: written.night });
    expect(screen.getAllByText(written.amount).length).toBeGreaterThan(0);
  });

  it('shows the overview', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path.includes('/edition') ? EDITION : path.includes('/overview') ? NUMBERS : []),
    );
    open('/', <OverviewPage />);
    await screen.findByText(written.period);
    const [first] = screen.getAllByRole('columnheader');
    expect(first?.textContent).toContain(written.short);
    screen.getByRole('rowheader', { name: written.hour });
    screen.getByText('4,144', { exact: false });
  });
});

it('translates the open screen without a call to the server', async () => {
  const { fetchSlots } = await renderScheduler({ exhibitors: [exhibitor(1, 'Atelier Nacre')] });
  await screen.findByRole('button', { name: /^Monday 02 June, 11\.00am/ });
  const calls = fetchSlots.mock.calls.length;
  act(() => activateLanguage('zh-Hans'));
  screen.getByRole('button', { name: /^6月2日（星期一）11:00–12:00，/ });
  expect(fetchSlots).toHaveBeenCalledTimes(calls);
});

function open(address: string, page: React.ReactNode): void {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  renderRouter(router);
}

const NUMBERS = {
  registrations: { business: 312, hosted: 0 },
  meetings: { pending: 128, undecided: 0, rejected: 44, approved: 1718, capacity: 4144 },
  waitingRegistrations: 41,
  emails: { queued: 6, sent: 404, failed: 2, unsent: 0 },
  applications: { pending: 0, approved: 0, rejected: 0 },
  deposits: { paid: 0, sum: 0, currency: 'MYR', refundsDue: 0 },
  days: [
    { date: '2025-05-07', business: 26, hosted: 0 },
    { date: '2025-05-20', business: 35, hosted: 0 },
  ],
  fill: [{ day: 1, minute: 840, taken: 20, capacity: 148 }],
  mostBooked: [],
  leastBooked: [],
  countries: [{ country: 'Malaysia', registrations: 60 }],
  exhibitorCount: 148,
  lastChangeAt: '2025-05-20T02:42:00Z',
};
