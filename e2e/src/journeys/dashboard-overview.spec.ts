// The edition's figures match the database, link to their lists, update live, and say when they are stale.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { meetOver, payOver } from '../fixtures/hosted-money.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers, logIn } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { EmailsPage } from '../pages/emails-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';

const started = useMailedServer();
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
  await expect.poll(() => count("email where state = 'failed'"), { timeout: 10_000 }).toBe(1);
  mail.refuse(null);
  const organiser = await OrganiserCalls.open(server);
  await organiser.approve(first.registrationId, MOST);
  await organiser.reject(first.registrationId, OTHER);
}

async function openOverview(width: Width) {
  prepared ??= prepare();
  await prepared;
  const { server } = started();
  const visit = await openPage(server.url, width);
  await logIn(visit.page, server, 'viewer');
  const overview = new OverviewPage(visit.page, width);
  return { ...visit, server, overview };
}

/** The number of rows in the database. */
async function count(from: string): Promise<number> {
  const [row] = await started().server.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('the figures match the database, and link to lists with the same counts', async () => {
    const { page, overview } = await openOverview(width);
    await overview.open();
    const registrations = await count('registration where cancelled_at is null');
    const today = await count(
      "registration where (created_at at time zone 'Asia/Kuala_Lumpur')::date = '2026-05-20'",
    );
    const pending = await count('claim where status = 2');
    const approved = await count('claim where status = 4');
    const rejected = await count('claim where status = 3');
    const waiting = await count('(select distinct registration_id from claim where status = 2) as waiting');
    const approvedOf = await count(
      '(select distinct registration_id from claim where status = 4) as approved',
    );
    const sent = await count("email where state = 'sent'");
    const formatted = (number: number) => number.toLocaleString('en');
    expect(await overview.textOf('Registrations')).toBe(
      `${formatted(registrations)} ${formatted(today)} today`,
    );
    expect(await overview.textOf('Meetings')).toMatch(
      new RegExp(`^${formatted(pending + approved)} of [\\d,]+ hours, \\d+%$`),
    );
    expect(await overview.textOf('Waiting for a decision')).toBe(
      `${formatted(pending)} ${waiting} registrations`,
    );
    expect(await overview.textOf('Approved')).toBe(`${formatted(approved)} ${formatted(rejected)} rejected`);
    expect(await overview.textOf('Emails sent')).toBe(`${sent} 0 queued`);
    expect(await overview.textOf('Failed emails')).toBe('1 See why');
    await page.getByText(/^Live\. Last change at .+, UTC\+8\.$/).waitFor();

    expect(await overview.countBehind(overview.figure('Registrations'))).toBe(registrations);
    expect(await overview.countBehind(overview.figure('Waiting for a decision'))).toBe(waiting);
    expect(await overview.countBehind(overview.figure('Approved'))).toBe(approvedOf);
    for (const [term, words] of [
      ['Emails sent', `Sent ${sent}`],
      ['Failed emails', 'Failed 1'],
    ] as const) {
      await overview.press(overview.figure(term));
      const emails = new EmailsPage(page, width);
      await emails.waitForPath(DASHBOARD_PATHS.emails);
      await emails.states.and(page.locator('[aria-current]')).getByText(words, { exact: true }).waitFor();
      await expect.poll(() => emails.rows.count()).toBe(term === 'Emails sent' ? sent : 1);
      await page.goBack();
      await overview.figures.waitFor();
    }
  });

  it('charts, grid and rankings name what they count, and link to it', async () => {
    const { page, overview, server } = await openOverview(width);
    await overview.open();
    const names = await Promise.all(
      (await overview.heatCells.all()).map((cell) => cell.getAttribute('aria-label')),
    );
    expect(names).toHaveLength(28);
    for (const name of names)
      expect(name).toMatch(/^(Tues|Wednes|Thurs|Fri)day 0[2-5] June, \d+ [ap]m, \d+ percent taken$/);
    const cell = page.getByRole('link', { name: /^Wednesday 03 June, 3 pm, / });
    expect(await overview.countBehind(cell)).toBe(
      await count('claim where status in (2, 4) and day = 2 and minute = 900'),
    );

    for (const [title, order] of [
      ['Most booked', 'desc'],
      ['Least booked', 'asc'],
    ] as const) {
      const [booked] = await server.query<{ meetings: number }>(
        `select count(claim.id)::int as meetings from exhibitor
          left join claim on exhibitor_id = exhibitor.id and status in (2, 4)
          group by exhibitor.id order by meetings ${order} limit 1`,
      );
      const first = overview.part(title).getByRole('listitem').first().getByRole('link');
      const [, meetings] = /, (\d+) of \d+ hours$/.exec((await first.getAttribute('aria-label')) ?? '') ?? [];
      expect(Number(meetings)).toBe(booked?.meetings);
      expect(await overview.part(title).getByRole('listitem').count()).toBe(5);
      if (booked?.meetings) expect(await overview.countBehind(first)).toBe(booked.meetings);
    }
    const home = overview.part('Countries').getByRole('link').first();
    const [country = '', visitors] = ((await home.getAttribute('aria-label')) ?? '').split(/, (\d+)/);
    const fromHome = await count(
      `registration join company on company.id = company_id where cancelled_at is null and country = '${country}'`,
    );
    expect(Number(visitors)).toBe(fromHome);
    expect(await overview.countBehind(home)).toBe(fromHome);

    const perDay = overview.part('Registrations per day');
    const today = await count(
      "registration where (created_at at time zone 'Asia/Kuala_Lumpur')::date = '2026-05-20'",
    );
    await overview.press(perDay.getByRole('button', { name: 'Show as table' }));
    const rows = perDay.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(15);
    expect((await rows.nth(1).innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`20 May 2026 ${today}$`),
    );
    await expectNoAxeViolations(page);
    expect(await overview.countBehind(rows.nth(1).getByRole('link').first())).toBe(today);
  });

  it('shows a change without a reload, and reports a lost connection until it is back', async () => {
    const { page, overview, server, expectErrors } = await openOverview(width);
    expectErrors(CALL_FAILED);
    await page.clock.install();
    await overview.open();
    const before = await count('registration where cancelled_at is null');
    await registerOver(server, { name: 'Kenji Watanabe', exhibitors: ['Atelier Nacre'] });
    /** Advances the clock repeatedly, since a call may be in flight while the clock is moved. */
    const passTimeUntil = (seen: Locator) =>
      expect
        .poll(
          async () => {
            await page.clock.fastForward('00:11');
            return seen.isVisible();
          },
          { timeout: 15_000, interval: 500 },
        )
        .toBe(true);
    await passTimeUntil(overview.figure('Registrations').getByText(`${before + 1}`, { exact: true }));

    const recover = await failCalls(page, /\/api\/overview$/, 'an empty 500');
    await passTimeUntil(page.getByText(/^Connection lost\. The numbers are those of .+, UTC\+8\.$/));
    // The last figures stay on screen meanwhile.
    await overview
      .figure('Registrations')
      .getByText(`${before + 1}`, { exact: true })
      .waitFor();
    await expectNoAxeViolations(page);
    await recover();
    await overview.press(overview.refresh);
    await page.getByText(/^Live\. Last change at /).waitFor();
    expect(await overview.refresh.count()).toBe(0);

    const stop = await failCalls(page, /\/api\/overview$/, 'unreachable');
    await page.reload();
    const banner = page.getByRole('alert').filter({ hasText: 'The numbers could not be loaded.' });
    await banner.waitFor();
    await stop();
    await overview.press(banner.getByRole('button', { name: 'Try Again' }));
    await overview.figures.waitFor();
  });
});

/** The registrations of a list, according to the list's own call. */
async function groupsListed(page: Page, query: URLSearchParams): Promise<MeetingGroup[]> {
  return page.evaluate(
    async (address) =>
      (
        await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` } })
      ).json(),
    `/api/meetings?${query}`,
  );
}

/** The number of meetings with the wanted status in a list, according to the list's own call. */
async function meetingsListed(page: Page, query: URLSearchParams): Promise<number> {
  const wanted = query.get('meetingStatus');
  const rows = await groupsListed(page, query);
  const statuses = rows.flatMap(({ schedules }) => schedules.map(({ status }) => status));
  return statuses.filter((status) => (wanted === 'live' ? status !== 3 : String(status) === wanted)).length;
}

/** The number of places in an hour, over all exhibitors who take meetings then. */
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

it('every figure and link opens a list of exactly what it names', async () => {
  const { page, overview, server } = await openOverview('desktop');
  const { mail } = started();
  // Adds hosted buyers to the visitors: one who waits, and one who paid, met and is due a refund.
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
  // The figures are cached for a second, and a message that is sent meanwhile would be counted twice.
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
  const opened: Record<string, number> = {};
  const differing = [];
  for (const [place, { name, path }] of links.entries()) {
    const query = new URL(path, server.url).searchParams;
    const isOfMeetings = query.has('meetingStatus') && !/registrations?$/.test(name);
    // Of links that differ in an hour, a day, an exhibitor or a country alone, two are opened; of others the list's own
    // call is enough.
    const varied = ['minute', 'registeredOn', 'exhibitor', 'country'].find((key) => query.has(key)) ?? path;
    opened[varied] = (opened[varied] ?? 0) + 1;
    let listed: number;
    if (varied !== path && opened[varied] > 2) listed = (await groupsListed(page, query)).length;
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
