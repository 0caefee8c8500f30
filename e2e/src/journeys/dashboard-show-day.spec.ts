// Show day: the Overview links to it, and the hour by hall to unmarked meetings; marks are stored, and the wall screen
// names nobody.

import type { Locator } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

/** The second day, 47 minutes into an hour. */
const server = useServer({ settings: ORGANISER_SETTINGS, now: '2026-06-03T14:47:00+08:00' });
/** Until the end of the hour, however long the journeys take. */
const FROM_NOW_ON = '2\\.(4[7-9]|5\\d)pm';
const HOUR = '2026-06-03T14:00:00+08:00';
const EARLIER = '2026-06-03T13:00:00+08:00';
const EXHIBITORS = ['Oasis Attar', 'Hanari Skin Lab', 'Anatolia Rose', 'Maison Argile'] as const;
const NAMES = ['Priya Nair', 'Kenji Watanabe', 'Siti Nurhaliza', 'Rafael Monteiro'] as const;

let people: Promise<RegisteredVisitor[]> | undefined;

/** Four visitors, each with an approved meeting in this hour, except the last one, whose meeting is an hour earlier. */
function openFair(): Promise<RegisteredVisitor[]> {
  people ??= (async () => {
    await createOrganisers(server());
    // Only the meetings made here count.
    await server().query('delete from claim');
    const made: RegisteredVisitor[] = [];
    for (const [index, name] of NAMES.entries())
      made.push(
        await registerOver(server(), {
          name,
          company: `${name} Trading`,
          exhibitors: [EXHIBITORS[index] ?? ''],
        }),
      );
    for (const [index, { registrationId }] of made.entries())
      await server().query(
        'update claim set day = 2, minute = $2, starts_at = $3, status = 4 where registration_id = $1',
        [registrationId, index === 3 ? 780 : 840, index === 3 ? EARLIER : HOUR],
      );
    return made;
  })();
  return people;
}

async function unmarkAll(): Promise<void> {
  await server().query(
    'update claim set attendance = null, attendance_at = null, attendance_way = null, attendance_by = null, version = version + 1 where status = 4',
  );
}

async function visit(width: Width, path: string = DASHBOARD_PATHS.showDay) {
  const found = await openFair();
  await unmarkAll();
  const opened = await openPage(server().url, width);
  await letIn(opened.page, server());
  await opened.page.goto(path);
  await expect(opened.page.getByRole('heading', { level: 1 })).toBeVisible();
  const view = new JourneyPage(opened.page, width);
  const unmarked = opened.page.getByRole('region', { name: 'Unmarked', exact: true });
  return { ...opened, view, unmarked, people: found };
}

/** Advances the page's clock by ten seconds at a time, the duration of a page on the wall. */
const passTimeUntil = (seen: Locator) =>
  expect
    .poll(
      async () => {
        if (await seen.isVisible()) return true;
        await seen.page().clock.fastForward('00:10');
        return seen.isVisible();
      },
      { timeout: 20_000, intervals: [500] },
    )
    .toBe(true);

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('opens from the Overview, shows the hour by hall, and marks in a row, by a scanned reference, and several at once', async () => {
      const { page, view, unmarked, people: found } = await visit(width, DASHBOARD_PATHS.overview);
      await expect(
        page.getByRole('region', { name: 'Show day', exact: true }).getByText('Meetings now'),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Since your last visit', exact: true })).toBeVisible();
      await view.press(page.getByRole('link', { name: 'Open Show day', exact: true }));
      await view.waitForPath(DASHBOARD_PATHS.showDay);
      await expect(page.getByText('Wednesday 03 June 2026. Day 2 of 4. Live.')).toBeVisible();
      await expect(page.getByText(new RegExp(`^${FROM_NOW_ON}$`))).toBeVisible();
      await expect(unmarked.getByText('4 meetings, the longest wait first')).toBeVisible();
      const hall = page.getByRole('link', { name: /^Hall \w+: \d+ unmarked/ }).first();
      const count = await hall.innerText();
      await view.press(hall);
      await expect(
        unmarked.getByText(new RegExp(`^${count} meetings?, the longest wait first`)),
      ).toBeVisible();
      await view.press(unmarked.getByRole('link', { name: 'Show all unmarked' }));
      await expect(unmarked.getByText('4 meetings, the longest wait first')).toBeVisible();

      const missed = page.getByRole('region', { name: 'Missed this hour', exact: true });
      await expect(missed.getByText('Nobody has missed a meeting of this hour.')).toBeVisible();
      const row = unmarked.getByRole('listitem').filter({ hasText: 'Kenji Watanabe' });
      await view.press(row.getByRole('button', { name: 'Missed: Kenji Watanabe with Hanari Skin Lab' }));
      // People who missed this hour can be called.
      await expect(missed.getByRole('link', { name: /^Call Kenji Watanabe/ })).toBeVisible();
      await expect(missed.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+\d+$/);

      const field = page.getByRole('textbox', { name: 'Scan a code or type a reference, name or phone' });
      const result = page.getByRole('status').filter({ hasText: 'Priya Nair' });
      await field.fill(found[0]?.reference.toLowerCase().replaceAll('-', '') ?? '');
      // A scanner ends with Enter.
      await field.press('Enter');
      await expect(result.getByText(/^Held\. 2\.00pm-3\.00pm at Oasis Attar/)).toBeVisible();

      await view.press(unmarked.getByRole('button', { name: 'Mark several', exact: true }));
      await view.press(unmarked.getByRole('button', { name: 'Tick all 2 shown', exact: true }));
      await expectNoAxeViolations(page);
      await view.press(unmarked.getByRole('button', { name: 'Held (2)', exact: true }));
      await expect(unmarked.getByText('2 meetings marked Held.')).toBeVisible();
      const marks = await server().query(
        'select attendance, count(*)::int from claim where status = 4 group by 1 order by 1',
      );
      expect(marks).toEqual([
        { attendance: 'held', count: 3 },
        { attendance: 'missed', count: 1 },
      ]);
    });

    test('opens on a wall without a login, names nobody, and reports a lost connection', async () => {
      const { page, view, people: found } = await visit(width);
      await view.press(page.getByRole('button', { name: 'Wall screen', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Screen on a wall', exact: true });
      await view.press(dialog.getByRole('button', { name: 'Make a link', exact: true }));
      const link = dialog.getByLabel('Link, shown only once', { exact: true });
      await expect(link).toBeVisible();
      const address = new URL(await link.inputValue());
      const wall = await openPage(server().url, width, { isFresh: true });
      await wall.page.clock.install();
      await wall.page.goto(address.pathname + address.search);
      await expect(wall.page.getByRole('columnheader', { name: 'Unmarked' })).toBeVisible();
      await expect(wall.page.getByRole('heading', { name: 'Free at 3 pm' })).toBeVisible();
      const words = await wall.page.locator('body').innerText();
      for (const { name, company, reference, email } of found)
        for (const secret of [name, company, reference, email]) expect(words).not.toContain(secret);
      await wall.page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(wall.page);
      await expectToFit(wall.page);
      await wall.page.setViewportSize({ width: 1920, height: 1080 });
      // Everyone who is free is shown, one page after another, with nothing below the edge of the screen.
      const part = wall.page.getByText(/^Page \d+ of /);
      await expect(part).toBeVisible();
      await passTimeUntil(part.filter({ hasNotText: await part.innerText() }));
      const { height, list } = await wall.page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        list: document.querySelector('ul')?.getBoundingClientRect().bottom ?? 0,
      }));
      expect([height, list <= 1080]).toEqual([1080, true]);
      wall.expectErrors(/Failed to load|ERR_|fetch/);
      await wall.page.route('**/api/show-day/board', (route) => route.abort());
      await passTimeUntil(wall.page.getByText(new RegExp(`No connection\\. As of ${FROM_NOW_ON}\\.`)));
      // The numbers remain.
      await expect(wall.page.getByRole('columnheader', { name: 'Unmarked' })).toBeVisible();
      await view.press(dialog.getByRole('button', { name: /^Withdraw/ }));
      await expect(
        dialog.getByText('The links are withdrawn: their screens no longer show anything.'),
      ).toBeVisible();
      await wall.page.unroute('**/api/show-day/board');
      await wall.page.reload();
      await expect(wall.page.getByText('This link is unknown or withdrawn.')).toBeVisible();
    });
  });
