// A session and its end: during work, at logout, and from another tab.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { HOME_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, endSession, logInAs, ownerOf, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useSharedServer();
const SAVE = /\/api\/meetings\/\d+$/;

async function work(width: Width) {
  const colleague = await createColleague(server(), 'editor');
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  const session = await logInAs(page, server(), colleague);
  return { page, colleague, session, dashboard: new DashboardFramePage(page, width) };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a session that ends during an edit asks for a login and keeps the input', async () => {
      const visitor = await registerOver(server(), {
        name: `Amira Rahman ${width}`,
        exhibitors: ['Hanari Skin Lab'],
      });
      const { page, colleague, session, dashboard } = await work(width);
      const review = new ReviewPage(page, width);
      await review.open(visitor.name);
      await review.openEdit(visitor.name);
      await review.field('Status').selectOption('Rejected');
      // Only now: the page refetches every few seconds, and the login would cover the button.
      await page.route(SAVE, async (route) => {
        if (route.request().method() !== 'GET') await endSession(server(), session);
        await route.fallback();
      });
      await review.press(review.saveChanges);

      await expect(dashboard.login).toBeVisible();
      await page.unroute(SAVE);
      await expectFocusOn(dashboard.email);
      await expect(review.edit).toBeHidden();
      await expect(dashboard.notices).toHaveCount(0);
      await expect.poll(() => dashboard.stored()).toEqual({ token: null, leftover: null, user: null });
      await expectNoAxeViolations(page);

      await dashboard.logIn(colleague);
      await expect(review.edit).toBeVisible();
      await expect.poll(async () => (await review.entries()).Status).toBe('3');
      await expect(review.edit.getByRole('alert')).toHaveCount(0);
      await expectFocusOn(review.saveChanges);
      await review.press(review.saveChanges);
      await expect(review.schedule.getByText('The meeting is saved.')).toBeVisible();
      await expect(review.standing('Rejected')).toBeVisible();
    });

    test('a logout in another tab ends the session, leaves nothing for Back, and asks for a login in this one; a login there reopens it', async () => {
      const { page, colleague, session, dashboard } = await work(width);
      await dashboard.open(DASHBOARD_PATHS.account);
      const typed = page.getByLabel('Current password', { exact: true });
      await typed.fill('half a sent');
      const tab = await page.context().newPage();
      await useOwnAddress(tab);
      const other = new DashboardFramePage(tab, width);
      await other.open();
      await expect(other.title('Business Matching')).toBeVisible();
      await other.logOut();
      await other.waitForPath(HOME_PATH);
      await expectFocusOn(tab.getByRole('heading', { level: 1 }));
      await expect.poll(() => other.stored()).toEqual({ token: null, leftover: null, user: null });
      await expect.poll(() => ownerOf(server(), session)).toBeNull();
      await tab.goBack();
      await expect(other.login).toBeVisible();
      await expect(tab.getByRole('table')).toHaveCount(0);

      await expect(dashboard.login).toBeVisible();
      await expect(typed).toBeHidden();
      await other.logIn(colleague);
      await expect(dashboard.login).toHaveCount(0);
      await expect(typed).toHaveValue('half a sent');
    });
  });
