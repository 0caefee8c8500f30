// The login: by keyboard, that Escape cannot close it, the page it returns to, and its link to the home page.
import { HOME_PATH } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { createColleague, useOwnAddress } from '../fixtures/colleague.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const server = useSharedServer();

test('by keyboard: links to the home page, then opens the requested page with its search', async () => {
  const colleague = await createColleague(server(), 'admin');
  const { page } = await openPage(server().url, 'desktop');
  await useOwnAddress(page);
  const dashboard = new DashboardFramePage(page, 'desktop');
  await dashboard.open('/dashboard/audit-trail?search=session');
  await dashboard.press(dashboard.login.getByRole('link', { name: 'Back to Home' }));
  await dashboard.waitForPath(HOME_PATH);
  await expect(dashboard.login).toHaveCount(0);
  await page.goBack();
  await expectFocusOn(dashboard.email);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // A browser closes the dialog at the second Escape without asking; it reopens at once.
  await expect(dashboard.login).toBeVisible();
  await expectFocusOn(dashboard.email);
  await page.keyboard.type(` ${colleague.email.toUpperCase()} `);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.password);
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.loginButton);
  await page.keyboard.press('Enter');
  await expect(dashboard.title('Audit trail')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('session');
  await expectFocusOn(page.getByRole('main'));
});
