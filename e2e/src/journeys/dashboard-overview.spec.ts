// Every figure of the edition matches the list that it links to.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { openPage } from '../fixtures/browser.ts';
import { applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { meetOver, payOver } from '../fixtures/hosted-money.ts';
import { createOrganisers, logIn } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { OverviewPage } from '../pages/overview-page.ts';

const started = useSharedMailedServer();
const MOST = 'Oasis Attar';
const OTHER = 'Hanari Skin Lab';

let prepared: Promise<void> | undefined;

/** Creates the data behind the figures: visitors, decisions, and a message refused by the mail server. */
async function prepare(): Promise<void> {
  const { server, mail } = started();
  await createOrganisers(server);
  const first = await registerOver(server, { name: 'Amira Rahman', exhibitors: [MOST, OTHER] });
  const second = await registerOver(server, { name: 'Priya Nair', exhibitors: [MOST, 'Atelier Nacre'] });
  await mail.messageTo(first.email);
  await mail.messageTo(second.email);
  mail.refuse('550 5.1.2 Domain not found');
  await registerOver(server, { name: 'Mei Chen', exhibitors: [MOST] });
  const failed = () => server.query("select from email where state = 'failed'");
  await expect.poll(failed, { timeout: 10_000 }).toHaveLength(1);
  mail.refuse(null);
  const organiser = await OrganiserCalls.open(server);
  await organiser.approve(first.registrationId, MOST);
  await organiser.reject(first.registrationId, OTHER);
}

async function openOverview() {
  prepared ??= prepare();
  await prepared;
  const { server } = started();
  const visit = await openPage(server.url, 'desktop');
  await logIn(visit.page, server, 'viewer');
  const overview = new OverviewPage(visit.page, 'desktop');
  return { ...visit, server, overview };
}

/** The registrations of a list, according to the list's own endpoint. */
async function groupsListed(page: Page, query: URLSearchParams): Promise<MeetingGroup[]> {
  return page.evaluate(
    async (address) =>
      (
        await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` } })
      ).json(),
    `/api/meetings?${query}`,
  );
}

/** The number of meetings with the wanted status in a list, according to the list's own endpoint. */
async function meetingsListed(page: Page, query: URLSearchParams): Promise<number> {
  const wanted = query.get('meetingStatus');
  const rows = await groupsListed(page, query);
  const statuses = rows.flatMap(({ schedules }) => schedules.map(({ status }) => status));
  return statuses.filter((status) => (wanted === 'live' ? status !== 3 : String(status) === wanted)).length;
}

/** The number of places in an hour, over all exhibitors who accept meetings then. */
async function placesAt(query: URLSearchParams): Promise<number> {
  const [row] = await started().server.query<{ places: number }>(
    `select sum(places)::int as places from exhibitor
      where not exists (select from blocked_slot where exhibitor_id = exhibitor.id and day = $1 and minute = $2)`,
    [query.get('day'), query.get('minute')],
  );
  return row?.places ?? 0;
}

/** The number of rows displayed by the list that a link opened. */
async function rowsListed(page: Page, path: string): Promise<number> {
  const state = /emails\?state=(\w)(\w+)/.exec(path);
  const counted = state
    ? page.locator('[aria-current]').getByText(new RegExp(`^${state[1]?.toUpperCase()}${state[2]} \\d+$`))
    : page
        .getByRole('main')
        .getByRole('status')
        .getByText(/^[\d,]+ /);
  const words = (await counted.textContent()) ?? '';
  return Number(words.replaceAll(/\D/g, ''));
}

test('every figure and link opens a list of exactly what it counts', async () => {
  const { page, overview, server } = await openOverview();
  const { mail } = started();
  // Adds hosted buyers to the visitors: one who is waiting, and one who paid, met exhibitors and is due a refund.
  const waiting = await applyOver(server, { name: 'Waits Here' });
  const paying = await approveOver(started(), await applyOver(server, { name: 'Pays Here' }));
  await payOver(server, paying, await bookOver(server, paying));
  await meetOver(server, paying, [
    { day: 3, minute: 720 },
    { day: 3, minute: 780 },
    { day: 4, minute: 720 },
    { day: 4, minute: 780 },
  ]);
  await server.query(
    `update claim set attendance = 'held', attendance_way = 'dashboard', attendance_at = now(),
        attendance_by = (select id from organiser limit 1) where registration_id = $1`,
    [paying.registrationId],
  );
  await mail.messageTo(waiting.email);
  // The figures are cached for a second, and a message sent in between would be counted twice.
  await expect
    .poll(
      async () => {
        await overview.open();
        return [await overview.textOf('Deposits paid'), await overview.textOf('Emails sent')];
      },
      { timeout: 10_000 },
    )
    .toEqual(['1 1 refund due', expect.stringMatching(/^\d+ 0 queued$/)]);

  const links = await overview.links();
  expect(links.filter(({ path }) => path.includes('minute='))).toHaveLength(28);
  const opened = new Set<string>();
  const differing = [];
  for (const [place, { name, path }] of links.entries()) {
    const query = new URL(path, server.url).searchParams;
    const isOfMeetings = query.has('meetingStatus') && !/registrations?$/.test(name);
    // Opens one link of each kind; for others that differ only in a value, checking the list's endpoint is enough.
    const isOfRegistrations = path.startsWith(DASHBOARD_PATHS.businessMatching);
    const kind = isOfRegistrations ? [...query.keys()].sort().join() : path;
    const isFirst = !opened.has(kind);
    opened.add(kind);
    let listed: number;
    if (isOfRegistrations && !isFirst) listed = (await groupsListed(page, query)).length;
    else {
      await overview.follow(place, path);
      listed = await rowsListed(page, path);
      await overview.comeBack();
    }
    const found = isOfMeetings ? await meetingsListed(page, query) : listed;
    const [percent] = / (\d+) percent taken$/.exec(name)?.slice(1) ?? [];
    const named =
      percent === undefined
        ? Number(
            /([\d,]+)(?= of \d| [a-z]|$)/
              .exec(name.replace(/^.*(: |, (?=\d))/, ''))?.[1]
              ?.replaceAll(',', ''),
          )
        : Number(percent);
    const counted = percent === undefined ? found : Math.round((found * 100) / (await placesAt(query)));
    if (name !== 'See why' && counted !== named) differing.push({ name, path, counted });
  }
  expect(differing).toEqual([]);
});
