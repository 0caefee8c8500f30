// The login: its messages, its rate limit, the page it returns to, and its links.
import { HOME_PATH } from '@visavis/contract/page-path';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import {
  COLLEAGUE_SETTINGS,
  createColleague,
  openSessionOf,
  ownerOf,
  tryToLogIn,
  useOwnAddress,
} from '../fixtures/colleague.ts';
import { CALL_FAILED, FAILURES, failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useServer } from '../fixtures/server.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });
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

  it('reports a login call that fails in any way, and the next one succeeds', async () => {
    const colleague = await createColleague(server(), 'viewer');
    const { page, dashboard } = await arrive(width);
    await dashboard.fillLogin(colleague);
    for (const failure of FAILURES) {
      const recover = await failCalls(page, LOGIN, failure);
      await dashboard.press(dashboard.loginButton);
      await dashboard.refusal.getByText('An error occurred. Please try again.', { exact: true }).waitFor();
      expect(await dashboard.password.inputValue()).toBe(colleague.password);
      await recover();
    }
    await dashboard.press(dashboard.loginButton);
    await dashboard.title('Business Matching').waitFor();
  });

  it('reports too many attempts with the time to wait', async () => {
    const colleague = await createColleague(server(), 'viewer');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await tryToLogIn(server(), { ...colleague, password: 'guessed' })).status).toBe(401);
    const { dashboard } = await arrive(width);
    await dashboard.fillLogin(colleague);
    await dashboard.press(dashboard.loginButton);
    // Less what has passed since the first one.
    await dashboard.refusal.getByText(/^Too many requests\. Please try again in 1\d minutes\.$/).waitFor();
    expect((await dashboard.stored()).token).toBeNull();
  });

  it('opens the requested page, with its search', async () => {
    const colleague = await createColleague(server(), 'admin');
    const { page, dashboard } = await arrive(width, '/dashboard/audit-trail?search=session');
    await dashboard.logIn(colleague);
    await dashboard.title('Audit trail').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('session');
    await page
      .getByRole('row', { name: new RegExp(colleague.email) })
      .first()
      .waitFor();
    expect(await page.title()).toBe('Audit trail | Dashboard');
    await expectFocusOn(page.getByRole('main'));
  });

  it('links to the forgotten password page and to the home page', async () => {
    const { page, dashboard } = await arrive(width);
    await dashboard.press(dashboard.login.getByRole('link', { name: 'Forgotten password?' }));
    await dashboard.title('Forgotten password').waitFor();
    await page.goBack();
    await dashboard.login.waitFor();
    await dashboard.press(dashboard.login.getByRole('link', { name: 'Back to Home' }));
    await dashboard.waitForPath(HOME_PATH);
    await dashboard.login.waitFor({ state: 'detached' });
  });

  it('sends one login call however often the button is pressed', async () => {
    const colleague = await createColleague(server(), 'viewer');
    const { page, dashboard } = await arrive(width);
    let calls = 0;
    page.on('request', (request) => {
      if (LOGIN.test(request.url())) calls += 1;
    });
    const release = await holdCalls(page, LOGIN);
    await dashboard.fillLogin(colleague);
    await dashboard.press(dashboard.loginButton);
    const busy = dashboard.login.getByRole('button', { name: 'Logging in...', exact: true });
    await busy.waitFor();
    await dashboard.pressDisabled(busy);
    await dashboard.password.press('Enter');
    await expectNoAxeViolations(page);
    await release();
    await dashboard.title('Business Matching').waitFor();
    expect(calls).toBe(1);
  });
});

it('works by keyboard alone', async () => {
  const colleague = await createColleague(server(), 'viewer');
  const { page, dashboard } = await arrive('desktop');
  await expectFocusOn(dashboard.email);
  await page.keyboard.type(colleague.email);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.password);
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.loginButton);
  await page.keyboard.press('Enter');
  await dashboard.title('Business Matching').waitFor();
});

it('reads a token stored by an older version once, then keeps it under the current key', async () => {
  const colleague = await createColleague(server(), 'viewer');
  const session = await openSessionOf(server(), colleague);
  const { page } = await openPage(server().url, 'desktop');
  await page.addInitScript((token) => {
    if (localStorage.getItem('authToken') === null) localStorage.setItem('auth_token', token);
  }, session.token);
  const dashboard = new DashboardFramePage(page);
  await dashboard.open();
  await dashboard.title('Business Matching').waitFor();
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  const { token, leftover, user } = await dashboard.stored();
  expect([token, leftover]).toEqual([session.token, null]);
  expect(JSON.parse(user ?? '')).toMatchObject({ email: colleague.email, role: 'viewer' });
});
