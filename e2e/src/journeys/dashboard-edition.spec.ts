// An organiser sets up an edition in the dashboard, opens it, and changes its hours while it has meetings.

import type { Page } from '@playwright/test';
import { BUSINESS_PATHS, HOME_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { press, tabTo } from '../fixtures/keyboard.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { EditionPage } from '../pages/edition-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });

async function arrive() {
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  await logInAs(page, server(), await createColleague(server(), 'admin'));
  const edition = new EditionPage(page);
  await edition.open();
  return { page, edition, expectErrors };
}

/** Exports the edition of a draft's page to a file, and creates another draft from it. */
async function takeOutAndBack(page: Page, edition: EditionPage): Promise<void> {
  const downloading = page.waitForEvent('download');
  await edition.button('Export this edition').click();
  const path = await (await downloading).path();
  const file = page.locator('input[type=file][accept*=zip]');
  await file.setInputFiles({
    name: 'other.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK, or not'),
  });
  await expect(page.getByText(/^This is no exported edition\./)).toBeVisible();
  // A control half hidden below the row of section links would count as too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  const before = page.url();
  await file.setInputFiles(path);
  await page.waitForURL((url) => /\/dashboard\/edition\/\d+$/.test(url.pathname) && url.href !== before);
  await expect(edition.button('Open registration')).toBeVisible();
  await expect(page.getByText(/^A draft\. Nobody can see it/)).toBeVisible();
}

/** The copy button names the following year. */
async function copyName(edition: EditionPage): Promise<string> {
  const year = Number((await edition.title.innerText()).slice(-4));
  return `Copy to ${year + 1}`;
}

test('closing an hour moves its meeting; a draft of next year is re-imported from a file, gets five days of half hours by keyboard, and opens for visitors', async () => {
  const { meetings, reference } = await registerOver(server(), {
    name: 'Mei Tan',
    exhibitors: ['Hanari Skin Lab'],
  });
  const [meeting] = meetings;
  // A tenth of the demo's meetings at this hour.
  await server().query(
    `delete from claim where minute = $1 and exhibitor_id % 10 <> 0 and exhibitor_id <> $2`,
    [meeting?.minute, meeting?.exhibitorId],
  );
  const { page, edition, expectErrors } = await arrive();
  expectErrors(CALL_FAILED);
  const hour = `${Math.floor((meeting?.minute ?? 0) / 60) % 12 || 12} ${(meeting?.minute ?? 0) < 720 ? 'am' : 'pm'}`;
  await edition.hour(hour).click();
  const block = page.getByRole('group', { name: /^This affects \d+ meetings?$/ });
  await expect(block).toBeVisible();
  await expectNoAxeViolations(page);
  const count = Number(/\d+/.exec(await block.innerText())?.[0]);
  await expect(block.getByRole('radio', { name: /^Move them/ })).toBeChecked();
  await edition.save(/^Save and move \d+/);
  const outcome = page.getByText(/^\d+ moved, \d+ kept, 0 rejected\./);
  await expect(outcome).toBeVisible();
  // Those without another hour stay, and are listed.
  const [moved = 0, kept = 0] = (await outcome.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect([moved > 0, moved + kept]).toEqual([true, count]);
  const [stored] = await server().query<{ minute: number }>(
    `select minute from claim join registration on registration.id = registration_id
      where exhibitor_id = $1 and reference = $2`,
    [meeting?.exhibitorId, reference],
  );
  expect(stored?.minute).not.toBe(meeting?.minute);

  await edition.confirm(await copyName(edition));
  await page.waitForURL(/\/dashboard\/edition\/\d+$/);
  await expect(edition.button('Open registration')).toBeVisible();
  // Reading and storing the whole demo again takes a while.
  await server().query(
    'delete from exhibitor where edition_id = $1 and id not in (select id from exhibitor where edition_id = $1 order by id limit 3)',
    [page.url().split('/').at(-1)],
  );
  await takeOutAndBack(page, edition);

  const chosen = page.getByRole('group', { name: 'Hours' }).getByRole('checkbox', { checked: true });
  const hours = 2 * (await chosen.count());
  await tabTo(edition.field('Days'));
  await press(page, 'ArrowDown');
  await tabTo(edition.field('Length of a meeting'));
  await page.keyboard.type('30');
  await expect.poll(() => chosen.count()).toBe(hours);
  await tabTo(edition.field('Time zone'));
  await press(page, 'Enter');
  await expect(edition.bar).toHaveCount(0);
  await edition.button('Open registration').focus();
  await press(page, 'Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Open registration', exact: true }));
  await press(page, 'Enter');
  await expect(edition.button('Close registration')).toBeVisible();

  // Servers reload an edition once a second.
  const shown = async () => (await fetch(new URL('/api/edition', server().url))).json();
  const countDays = async () => (await shown()).days.length;
  await expect.poll(countDays, { timeout: 10_000 }).toBe(5);
  const { days, slotMinutes, hours: slots } = await shown();
  expect([slotMinutes, slots.length]).toEqual([30, hours]);
  const visitor = (await openPage(server().url, 'phone')).page;
  await visitor.goto(HOME_PATH);
  await expect(visitor.getByText(/01, 02, 03, 04 and 05 June/).first()).toBeVisible();

  // Business Matching opens later: its first page says when, and no page links to it.
  await edition.field('Registration opens').fill(`${days[0].date.slice(0, 4)}-01-12T09:30`);
  await edition.save();
  await expect.poll(async () => (await shown()).closed !== undefined, { timeout: 10_000 }).toBe(true);
  await visitor.goto(BUSINESS_PATHS.contact);
  await expect(visitor.getByText(/^Registration opens on 12 January \d{4}, 9\.30 am\.$/)).toBeVisible({
    timeout: 10_000,
  });
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Registration is not open yet' }),
  ).toBeVisible();
  await visitor.goto(HOME_PATH);
  await expect(visitor.getByRole('link', { name: 'Register', exact: true })).toHaveCount(0);

  // Visitors have no edition at that point.
  await edition.confirm('Close registration');
  await expect(edition.button('Open registration')).toBeVisible();
});
