// An organiser changes an edition that has meetings, and copies it by way of a file.

import type { Page } from '@playwright/test';
import { BUSINESS_PATHS, HOME_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { EditionPage } from '../pages/edition-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });

async function arrive() {
  const { page } = await openPage(server().url, 'desktop');
  await logInAs(page, server(), await createColleague(server(), 'admin'));
  const edition = new EditionPage(page);
  await edition.open();
  return { page, edition };
}

/** Exports the edition of a draft's page to a file, and creates another draft from it. */
async function takeOutAndBack(page: Page, edition: EditionPage): Promise<void> {
  const downloading = page.waitForEvent('download');
  await edition.button('Export this edition').click();
  const path = await (await downloading).path();
  const before = page.url();
  await page.locator('input[type=file][accept*=zip]').setInputFiles(path);
  await page.waitForURL((url) => /\/dashboard\/edition\/\d+$/.test(url.pathname) && url.href !== before);
  await expect(page.getByText(/^A draft\. Nobody can see it/)).toBeVisible();
  await expectNoAxeViolations(page);
}

/** The copy button names the following year. */
async function copyName(edition: EditionPage): Promise<string> {
  const year = Number((await edition.title.innerText()).slice(-4));
  return `Copy to ${year + 1}`;
}

test('closing an hour moves its meeting, a later opening is told to visitors, and a draft of next year is created again from its file', async () => {
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
  const { page, edition } = await arrive();
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

  // Business Matching opens later: its first page says when, and no page links to it.
  await edition.field('Registration opens').fill('2026-05-30T09:30');
  await edition.save();
  const visitor = (await openPage(server().url, 'phone')).page;
  // Servers reload an edition once a second.
  await expect
    .poll(
      async () => (await (await fetch(new URL('/api/edition', server().url))).json()).closed !== undefined,
      {
        timeout: 10_000,
      },
    )
    .toBe(true);
  await visitor.goto(BUSINESS_PATHS.contact);
  await expect(visitor.getByText(/^Registration opens on 30 May 2026, 9\.30 am\.$/)).toBeVisible();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Registration is not open yet' }),
  ).toBeVisible();
  await visitor.goto(HOME_PATH);
  await expect(visitor.getByRole('link', { name: 'Register', exact: true })).toHaveCount(0);

  await edition.confirm(await copyName(edition));
  await page.waitForURL(/\/dashboard\/edition\/\d+$/);
  await expect(edition.button('Open registration')).toBeVisible();
  // Reading and storing the whole demo again takes a while.
  await server().query(
    'delete from exhibitor where edition_id = $1 and id not in (select id from exhibitor where edition_id = $1 order by id limit 3)',
    [page.url().split('/').at(-1)],
  );
  await takeOutAndBack(page, edition);
});
