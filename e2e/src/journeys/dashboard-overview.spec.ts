// The numbers of the edition: as the database has them, each the way to its list, live, and honest when they are not.
import { DASHBOARD_PATHS } from '@visavis/contract/page-path';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, WIDTHS, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers, logIn } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { EmailsPage } from '../pages/emails-page.ts';
import { OverviewPage } from '../pages/overview-page.ts';

const started = useMailedServer();
const MOST = 'Oasis Attar';
const OTHER = 'Hanari Skin Lab';

beforeAll(async () => {
  const { server, mail } = started();
  await createOrganisers(server);
  const first = await registerOver(server, { name: 'Amira Rahman', exhibitors: [MOST, OTHER] });
  const second = await registerOver(server, { name: 'Priya Nair', exhibitors: [MOST, 'Atelier Nacre'] });
  await mail.messageTo(second.email);
  mail.refuse('550 5.1.2 Domain not found');
  await registerOver(server, { name: 'Mei Chen', exhibitors: [MOST] });
  await expect
    .poll(() => server.query("select 1 from email where state = 'failed'"), { timeout: 10_000 })
    .toHaveLength(1);
  mail.refuse(null);
  const organiser = await OrganiserCalls.open(server);
  await organiser.approve(first.registrationId, MOST);
  await organiser.reject(first.registrationId, OTHER);
  await server.query(
    "update company set country = 'Singapore' where name = $1 and id = (select max(id) from company)",
    [first.company],
  );
});

async function openOverview(width: Width) {
  const { server } = started();
  const visit = await openPage(server.url, width);
  await logIn(visit.page, server, 'viewer');
  const overview = new OverviewPage(visit.page, width);
  return { ...visit, server, overview };
}

/** A number of the database. */
async function count(from: string): Promise<number> {
  const [row] = await started().server.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

describe.each(WIDTHS)('on a %s', (width) => {
  it('the figures are those of the database, and lead to lists that count the same', async () => {
    const { page, overview } = await openOverview(width);
    await overview.open();
    const registrations = await count('registration where cancelled_at is null');
    const pending = await count('claim where status = 2');
    const approved = await count('claim where status = 4');
    const waiting = await count('(select distinct registration_id from claim where status = 2) as waiting');
    const approvedOf = await count(
      '(select distinct registration_id from claim where status = 4) as approved',
    );
    const sent = await count("email where state = 'sent'");
    expect(await overview.said('Registrations')).toBe(`${registrations} ${registrations} today`);
    expect(await overview.said('Meetings')).toMatch(
      new RegExp(`^${pending + approved} of [\\d,]+ hours, \\d+%$`),
    );
    expect(await overview.said('Waiting for a decision')).toBe(
      `${pending} ${waiting} registration${waiting === 1 ? '' : 's'}`,
    );
    expect(await overview.said('Approved')).toBe(
      `${approved} ${await count('claim where status = 3')} rejected`,
    );
    expect(await overview.said('E-mails sent')).toBe(`${sent} 0 queued`);
    expect(await overview.said('E-mails failed')).toBe('1 See why');
    await page.getByText(/^Live\. Last change at .+, UTC\+8\.$/).waitFor();
    await expectNoAxeViolations(page);

    expect(await overview.countBehind(overview.figure('Registrations'))).toBe(registrations);
    expect(await overview.countBehind(overview.figure('Waiting for a decision'))).toBe(waiting);
    expect(await overview.countBehind(overview.figure('Approved'))).toBe(approvedOf);
    for (const [term, words] of [
      ['E-mails sent', `Sent ${sent}`],
      ['E-mails failed', 'Failed 1'],
    ] as const) {
      await overview.press(overview.figure(term));
      const emails = new EmailsPage(page, width);
      await emails.waitForPath(DASHBOARD_PATHS.emails);
      await emails.states.and(page.locator('[aria-current]')).getByText(words, { exact: true }).waitFor();
      await expect.poll(() => emails.rows.count()).toBe(term === 'E-mails sent' ? sent : 1);
      await page.goBack();
      await overview.figures.waitFor();
    }
  });

  it('charts, grid and rankings name what they count, and lead to it', async () => {
    const { page, overview, server } = await openOverview(width);
    await overview.open();
    const [hour] = await server.query<{ day: number; hour: number; taken: number }>(
      `select day, hour, count(*)::int as taken from claim where status in (2, 4)
        group by day, hour order by taken desc, day desc, hour desc limit 1`,
    );
    const names = await Promise.all(
      (await overview.heatCells.all()).map((cell) => cell.getAttribute('aria-label')),
    );
    expect(names).toHaveLength(28);
    for (const name of names)
      expect(name).toMatch(/^(Tues|Wednes|Thurs|Fri)day 0[2-5] June, \d+ [ap]m, \d+ percent taken$/);
    const label = `0${1 + (hour?.day ?? 0)} June, ${(hour?.hour ?? 0) - 12} pm, `;
    const cell = page.getByRole('link', { name: new RegExp(`${label}[1-9]\\d* percent taken$`) });
    expect(await overview.countBehind(cell)).toBe(hour?.taken);

    const most = overview.part('Most booked').getByRole('link', { name: new RegExp(`^${MOST}, `) });
    const booked = await count(`claim join exhibitor on exhibitor.id = exhibitor_id
      where status in (2, 4) and company_name = '${MOST}'`);
    expect(await most.getAttribute('aria-label')).toMatch(new RegExp(`^${MOST}, ${booked} of \\d+ hours$`));
    expect(await overview.countBehind(most)).toBe(booked);
    expect(await overview.part('Least booked').getByRole('listitem').count()).toBe(5);
    const abroad = overview.part('Countries').getByRole('link', { name: /^Singapore, / });
    const fromAbroad = await count(`registration join company on company.id = company_id
      where country = 'Singapore'`);
    expect(await abroad.getAttribute('aria-label')).toBe(`Singapore, ${fromAbroad} registration`);
    expect(await overview.countBehind(abroad)).toBe(fromAbroad);

    const perDay = overview.part('Registrations a day');
    const registrations = await count('registration where cancelled_at is null');
    await perDay.getByRole('link').last().waitFor({ state: 'attached' });
    await overview.press(perDay.getByRole('button', { name: 'Show as table' }));
    const rows = perDay.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(15);
    expect((await rows.last().innerText()).replaceAll(/\s+/g, ' ')).toBe(`20 May 2026 ${registrations}`);
    await expectNoAxeViolations(page);
    expect(await overview.countBehind(rows.last().getByRole('link').first())).toBe(registrations);
  });

  it('a change is seen without a reload, and a lost line is said until it is back', async () => {
    const { page, overview, server, expectErrors } = await openOverview(width);
    expectErrors(CALL_FAILED);
    await page.clock.install();
    await overview.open();
    const before = Number.parseInt(await overview.said('Registrations'), 10);
    await registerOver(server, { name: 'Kenji Watanabe', exhibitors: ['Atelier Nacre'] });
    await page.clock.fastForward('00:11');
    await expect.poll(() => overview.said('Registrations')).toMatch(new RegExp(`^${before + 1} `));

    const recover = await failCalls(page, /\/api\/overview$/, 'an empty 500');
    await page.clock.fastForward('00:11');
    await page.getByText(/^Connection lost\. The numbers are those of .+, UTC\+8\.$/).waitFor();
    expect(await overview.said('Registrations')).toMatch(new RegExp(`^${before + 1} `));
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
