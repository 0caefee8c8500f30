// The login: its messages, the page it returns to, and its links.
import { HOME_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, ownerOf, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const server = useSharedServer();
const LOGIN = /\/api\/login$/;

async function arrive(width: Width, path?: string) {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await useOwnAddress(page);
  const dashboard = new DashboardFramePage(page, width);
  await dashboard.open(path);
  await expect(dashboard.login).toBeVisible();
  return { page, dashboard };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('reports missing fields and refused credentials, keeps the input, and opens Business Matching', async () => {
      const colleague = await createColleague(server(), 'editor');
      const { page, dashboard } = await arrive(width);
      await expectFocusOn(dashboard.email);
      // Nothing of the dashboard can be read or reached.
      await expect(page.getByRole('table')).toHaveCount(0);

      await dashboard.press(dashboard.loginButton);
      await expect(dashboard.login.getByText('Email is required', { exact: true })).toBeVisible();
      await expect(dashboard.login.getByText('Password is required', { exact: true })).toBeVisible();
      await expectFocusOn(dashboard.email);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      // A browser closes the dialog at the second Escape without asking; it reopens at once.
      await expect(dashboard.login).toBeVisible();

      await dashboard.fillLogin({ email: colleague.email, password: 'not the password' });
      await expect(dashboard.login.getByText(/is required/)).toHaveCount(0);
      await dashboard.press(dashboard.loginButton);
      await expect(dashboard.refusal.getByText('Invalid email or password', { exact: true })).toBeVisible();
      await expect(dashboard.email).toHaveValue(colleague.email);
      await expect(dashboard.password).toHaveValue('not the password');
      await expectNoAxeViolations(page);

      // The answer does not reveal which addresses have an account.
      await dashboard.fillLogin({ email: 'nobody@visavis.example', password: colleague.password });
      const refused = page.waitForResponse(LOGIN);
      await dashboard.press(dashboard.loginButton);
      const refusal = await refused;
      expect(refusal.status()).toBe(401);
      await expect(dashboard.refusal.getByText('Invalid email or password', { exact: true })).toBeVisible();

      await dashboard.logIn({ ...colleague, email: ` ${colleague.email.toUpperCase()} ` });
      await expect(dashboard.title('Business Matching')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(DashboardFramePage.path);
      const { token, user } = await dashboard.stored();
      expect(JSON.parse(user ?? '')).toEqual({ id: colleague.id, email: colleague.email, role: 'editor' });
      await expect
        .poll(() => ownerOf(server(), { token: token ?? '', user: {} }))
        .toMatchObject({ id: colleague.id });
    });
  });

test('by keyboard: links to the forgotten password and the home page, then opens the requested page with its search', async () => {
  const colleague = await createColleague(server(), 'admin');
  const { page, dashboard } = await arrive('desktop', '/dashboard/audit-trail?search=session');
  await dashboard.press(dashboard.login.getByRole('link', { name: 'Forgotten password?' }));
  await expect(dashboard.title('Forgotten password')).toBeVisible();
  await page.goBack();
  await expect(dashboard.login).toBeVisible();
  await dashboard.press(dashboard.login.getByRole('link', { name: 'Back to Home' }));
  await dashboard.waitForPath(HOME_PATH);
  await expect(dashboard.login).toHaveCount(0);
  await page.goBack();
  await expectFocusOn(dashboard.email);
  await page.keyboard.type(colleague.email);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.password);
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.loginButton);
  await page.keyboard.press('Enter');
  await expect(dashboard.title('Audit trail')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('session');
  await expect(page.getByRole('row', { name: new RegExp(colleague.email) }).first()).toBeVisible();
  await expect(page).toHaveTitle('Audit trail | Dashboard');
  await expectFocusOn(page.getByRole('main'));
});
