// A session and its end: during work, at logout, and from another tab.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { HOME_PATH } from '@visavis/contract/page-path';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, endSession, logInAs, ownerOf, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });
const SAVE = /\/api\/meetings\/\d+$/;

async function work(width: Width) {
  const colleague = await createColleague(server(), 'editor');
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  const session = await logInAs(page, server(), colleague);
  return { page, colleague, session, dashboard: new DashboardFramePage(page, width) };
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('a session that ends during an edit asks for a login and keeps the edit as it was typed', async () => {
    const visitor = await registerOver(server(), {
      name: `Amira Rahman ${width}`,
      exhibitors: ['Hanari Skin Lab'],
    });
    const { page, colleague, session, dashboard } = await work(width);
    const review = new ReviewPage(page, width);
    await review.open(visitor.name);
    await review.openEdit(visitor.name);
    await review.field('Status').selectOption('Rejected');
    // Not before the press: the page asks again every few seconds, and its login would cover the button.
    await page.route(SAVE, async (route) => {
      if (route.request().method() !== 'GET') await endSession(server(), session);
      await route.fallback();
    });
    await review.press(review.saveChanges);

    await dashboard.login.waitFor();
    await page.unroute(SAVE);
    await expectFocusOn(dashboard.email);
    expect(await review.edit.isVisible()).toBe(false);
    expect(await dashboard.notices.count()).toBe(0);
    expect(await dashboard.stored()).toEqual({ token: null, leftover: null, user: null });
    await expectNoAxeViolations(page);

    await dashboard.logIn(colleague);
    await review.edit.waitFor();
    expect((await review.entries()).Status).toBe('3');
    expect(await review.edit.getByRole('alert').count()).toBe(0);
    await expectFocusOn(review.saveChanges);
    await review.press(review.saveChanges);
    await review.schedule.getByText('The meeting is saved.').waitFor();
    await review.standing('Rejected').waitFor();
  });

  it('Logout ends the session on the server and in the browser, and Back shows nothing', async () => {
    const { page, session, dashboard } = await work(width);
    await dashboard.open();
    await dashboard.title('Business Matching').waitFor();
    await dashboard.logOut();
    await dashboard.waitForPath(HOME_PATH);
    await expectFocusOn(page.getByRole('heading', { level: 1 }));
    expect(await dashboard.stored()).toEqual({ token: null, leftover: null, user: null });
    expect(await ownerOf(server(), session)).toBeNull();
    await page.goBack();
    await dashboard.login.waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('a logout in another tab asks for a login in this one, and a login there reopens this one', async () => {
    const { page, colleague, dashboard } = await work(width);
    await dashboard.open(DASHBOARD_PATHS.account);
    const typed = page.getByLabel('Current password', { exact: true });
    await typed.fill('half a sent');
    const tab = await page.context().newPage();
    await useOwnAddress(tab);
    const other = new DashboardFramePage(tab, width);
    await other.open();
    await other.title('Business Matching').waitFor();
    await other.logOut();
    await other.waitForPath(HOME_PATH);

    await dashboard.login.waitFor();
    expect(await typed.isVisible()).toBe(false);
    await other.open();
    await other.logIn(colleague);
    await dashboard.login.waitFor({ state: 'detached' });
    expect(await typed.inputValue()).toBe('half a sent');
  });
});
