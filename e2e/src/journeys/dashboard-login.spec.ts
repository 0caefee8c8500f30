// The login: its messages, the page it returns to, and its links.
import { HOME_PATH } from '@visavis/contract/page-path';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, ownerOf, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const server = useSharedServer();
const LOGIN = /\/api\/login$/;

async function arrive(width: Width, path?: string) {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await useOwnAddress(page);
  const dashboard = new DashboardFramePage(page, width);
  await dashboard.open(path);
  await dashboard.login.waitFor();
  return { page, dashboard };
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('reports missing fields and refused credentials, keeps the input, and opens Business Matching', async () => {
    const colleague = await createColleague(server(), 'editor');
    const { page, dashboard } = await arrive(width);
    await expectFocusOn(dashboard.email);
    // Nothing of the dashboard can be read or reached.
    expect(await page.getByRole('table').count()).toBe(0);

    await dashboard.press(dashboard.loginButton);
    await dashboard.login.getByText('Email is required', { exact: true }).waitFor();
    await dashboard.login.getByText('Password is required', { exact: true }).waitFor();
    await expectFocusOn(dashboard.email);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // A browser closes the dialog at the second Escape without asking; it reopens at once.
    await dashboard.login.waitFor();

    await dashboard.fillLogin({ email: colleague.email, password: 'not the password' });
    expect(await dashboard.login.getByText(/is required/).count()).toBe(0);
    await dashboard.press(dashboard.loginButton);
    await dashboard.refusal.getByText('Invalid email or password', { exact: true }).waitFor();
    expect(await dashboard.email.inputValue()).toBe(colleague.email);
    expect(await dashboard.password.inputValue()).toBe('not the password');
    await expectNoAxeViolations(page);

    // The answer does not reveal which addresses have an account.
    await dashboard.fillLogin({ email: 'nobody@visavis.example', password: colleague.password });
    const refused = page.waitForResponse(LOGIN);
    await dashboard.press(dashboard.loginButton);
    expect((await refused).status()).toBe(401);
    await dashboard.refusal.getByText('Invalid email or password', { exact: true }).waitFor();

    await dashboard.logIn({ ...colleague, email: ` ${colleague.email.toUpperCase()} ` });
    await dashboard.title('Business Matching').waitFor();
    expect(new URL(page.url()).pathname).toBe(DashboardFramePage.path);
    const { token, user } = await dashboard.stored();
    expect(JSON.parse(user ?? '')).toEqual({ id: colleague.id, email: colleague.email, role: 'editor' });
    expect(await ownerOf(server(), { token: token ?? '', user: {} })).toMatchObject({ id: colleague.id });
  });
});

it('by keyboard: links to the forgotten password and the home page, then opens the requested page with its search', async () => {
  const colleague = await createColleague(server(), 'admin');
  const { page, dashboard } = await arrive('desktop', '/dashboard/audit-trail?search=session');
  await dashboard.press(dashboard.login.getByRole('link', { name: 'Forgotten password?' }));
  await dashboard.title('Forgotten password').waitFor();
  await page.goBack();
  await dashboard.login.waitFor();
  await dashboard.press(dashboard.login.getByRole('link', { name: 'Back to Home' }));
  await dashboard.waitForPath(HOME_PATH);
  await dashboard.login.waitFor({ state: 'detached' });
  await page.goBack();
  await expectFocusOn(dashboard.email);
  await page.keyboard.type(colleague.email);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.password);
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.loginButton);
  await page.keyboard.press('Enter');
  await dashboard.title('Audit trail').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('session');
  await page
    .getByRole('row', { name: new RegExp(colleague.email) })
    .first()
    .waitFor();
  expect(await page.title()).toBe('Audit trail | Dashboard');
  await expectFocusOn(page.getByRole('main'));
});
