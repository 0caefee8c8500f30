// The login: by keyboard with its messages, that Escape cannot close it, the page it returns to, and its links.
import { HOME_PATH } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { createColleague, ownerOf, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const server = useSharedServer();

test('by keyboard: links to the password reset and the home page, rejects, then opens the requested page with its search', async () => {
  const colleague = await createColleague(server(), 'admin');
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  expectErrors(CALL_FAILED);
  await useOwnAddress(page);
  const dashboard = new DashboardFramePage(page, 'desktop');
  await dashboard.open('/dashboard/audit-trail?search=session');
  await expect(dashboard.login).toBeVisible();
  // Nothing of the dashboard can be read or reached.
  await expect(page.getByRole('table')).toHaveCount(0);
  await dashboard.press(dashboard.login.getByRole('link', { name: 'Forgotten password?' }));
  await expect(dashboard.title('Forgotten password')).toBeVisible();
  await page.goBack();
  await expect(dashboard.login).toBeVisible();
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
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dashboard.refusal.getByText('Invalid email or password', { exact: true })).toBeVisible();
  await dashboard.password.fill(colleague.password);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.loginButton);
  await page.keyboard.press('Enter');
  await expect(dashboard.title('Audit trail')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('session');
  await expect(page.getByRole('row', { name: new RegExp(colleague.email) }).first()).toBeVisible();
  await expect(page).toHaveTitle('Audit trail | Dashboard');
  await expectFocusOn(page.getByRole('main'));
  const { token, user } = await dashboard.stored();
  expect(JSON.parse(user ?? '')).toEqual({ id: colleague.id, email: colleague.email, role: 'admin' });
  await expect
    .poll(() => ownerOf(server(), { token: token ?? '', user: {} }))
    .toMatchObject({ id: colleague.id });
});
