// A session and its end: during work, and by a logout in another tab.

import { HOME_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, endSession, logInAs, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useSharedServer();
const SAVE = /\/api\/meetings\/\d+$/;

for (const width of mainly('desktop'))
  test(`a session that ends during an edit, or by a logout in another tab, asks for a login and keeps the input on a ${width}`, async () => {
    const { name } = await registerOver(server(), { name: 'Amira Rahman', exhibitors: ['Hanari Skin Lab'] });
    const colleague = await createColleague(server(), 'editor');
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    const session = await logInAs(page, server(), colleague);
    const dashboard = new DashboardFramePage(page, width);
    const review = new ReviewPage(page, width);
    await review.open(name);
    await review.openEdit(name);
    await review.field('Status').selectOption('Rejected');
    await page.route(SAVE, async (route) => {
      if (route.request().method() !== 'GET') await endSession(server(), session);
      await route.fallback();
    });
    await review.press(review.saveChanges);
    await expectFocusOn(dashboard.email);
    await page.unroute(SAVE);
    await expect(review.edit).toBeHidden();
    await expectNoAxeViolations(page);
    await dashboard.logIn(colleague);
    await expect.poll(async () => (await review.entries()).Status).toBe('3');
    await expectFocusOn(review.saveChanges);

    const tab = await page.context().newPage();
    await useOwnAddress(tab);
    const other = new DashboardFramePage(tab, width);
    await other.open();
    await other.logOut();
    await other.waitForPath(HOME_PATH);
    await expectFocusOn(tab.getByRole('heading', { level: 1 }));
    // Nothing is left for Back.
    await tab.goBack();
    await expect(other.login).toBeVisible();
    await expect(tab.getByRole('table')).toHaveCount(0);
    await expect(dashboard.login).toBeVisible();
    await expect(review.edit).toBeHidden();
    await other.logIn(colleague);
    await expect(dashboard.login).toHaveCount(0);
    await expect.poll(async () => (await review.entries()).Status).toBe('3');
    await review.press(review.saveChanges);
    await expect(review.standing('Rejected')).toBeVisible();
  });
