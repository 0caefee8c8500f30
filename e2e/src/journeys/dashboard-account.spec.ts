// An organiser's own account: changing the password, and setting up, using and removing the second factor.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import {
  type Colleague,
  createColleague,
  logInAs,
  openSessionOf,
  ownerOf,
  tryToLogIn,
} from '../fixtures/colleague.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { AccountPage } from '../pages/dashboard-staff-page.ts';

const server = useSharedServer();

const STEP_MS = 30_000;
const WRONG_CODE = 'That code is wrong. Please try the next one.';

/**
 * The code that an authenticator app shows, some steps from now on the product's clock. The step before now would be too
 * old where the next one begins on the way; this one and the one after it are accepted then too.
 */
async function codeOf(secret: string, steps: number): Promise<string> {
  const { headers } = await fetch(new URL('/api/edition', server().url));
  const timestamp = Date.parse(headers.get('x-server-time') ?? '') + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function visit(width: Width, colleague: Colleague) {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  const session = await logInAs(page, server(), colleague);
  const account = new AccountPage(page, width);
  await account.open();
  return { page, session, account };
}

const newAccount = () => createColleague(server(), 'editor');

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('password change: errors show at their fields, other sessions end, this one continues', async () => {
    const colleague = await newAccount();
    const elsewhere = await openSessionOf(server(), colleague);
    const { page, session, account } = await visit(width, colleague);
    await page.getByText(`${colleague.email}, Editor`, { exact: true }).waitFor();
    await account.press(account.changePassword);
    await page.getByText('Password is required', { exact: true }).waitFor();
    await page.getByText('Please choose at least 12 characters', { exact: true }).waitFor();
    await expectFocusOn(account.currentPassword);

    await account.currentPassword.fill('not this one');
    await account.newPassword.fill('eight pans, eight meetings');
    await account.press(account.changePassword);
    await page.getByText('Wrong password', { exact: true }).waitFor();
    await expectFocusOn(account.currentPassword);
    expect(await account.newPassword.inputValue()).toBe('eight pans, eight meetings');

    await account.currentPassword.fill(colleague.password);
    const recover = await failCalls(page, /\/api\/account\/password$/, 'unreachable');
    await account.press(account.changePassword);
    await page
      .getByText(
        'We got no reply, so this may not have gone through. Please check your connection and try again.',
      )
      .waitFor();
    await recover();
    await account.press(account.changePassword);
    await page
      .getByText('Your password is changed. All other sessions of your account have ended.', { exact: true })
      .waitFor();
    expect(await account.currentPassword.inputValue()).toBe('');
    expect([await ownerOf(server(), elsewhere), await ownerOf(server(), session)]).toEqual([null, null]);
    expect((await tryToLogIn(server(), colleague)).status).toBe(401);
    const changed = { ...colleague, password: 'eight pans, eight meetings' };
    expect((await tryToLogIn(server(), changed)).status).toBe(200);
    await page.reload();
    await account.changePassword.waitFor();
    expect(await account.login.count()).toBe(0);
  });

  it('second factor: set up with a code, required at the login, turned off with the password', async () => {
    const colleague = await newAccount();
    const { page, account } = await visit(width, colleague);
    await account.ownPassword.fill(colleague.password);
    await account.press(account.setUp);
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = await account.secret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await account.sixDigits.fill('12');
    await account.press(account.turnOn);
    await page.getByText('Please give the six digits', { exact: true }).waitFor();
    await account.sixDigits.fill(await codeOf(secret, 10));
    await account.press(account.turnOn);
    await page.getByText(WRONG_CODE, { exact: true }).waitFor();
    await expectFocusOn(account.sixDigits);
    await expectNoAxeViolations(page);
    await account.sixDigits.fill(await codeOf(secret, 0));
    await account.press(account.turnOn);
    await page.getByText('Every login asks for a code from your authenticator app.').waitFor();
    await expectFocusOn(page.getByRole('heading', { name: 'Two-step verification' }));
    await expectNoAxeViolations(page);

    await account.logOut();
    await account.waitForPath('/');
    await page.goto(AccountPage.path);
    await account.fillLogin(colleague);
    await account.press(account.loginButton);
    await expectFocusOn(account.code);
    expect(await account.password.inputValue()).toBe(colleague.password);
    await account.press(account.loginButton);
    await account.login.getByText('Please enter the six digits of your authenticator app.').waitFor();
    await account.code.fill(await codeOf(secret, 10));
    await account.press(account.loginButton);
    await account.login.getByText(WRONG_CODE, { exact: true }).waitFor();
    await expectFocusOn(account.code);
    expect(await account.refusal.count()).toBe(0);
    // The next one, as each is accepted once; with a space, as apps display it.
    await account.code.fill((await codeOf(secret, 1)).replace(/^.../, '$& '));
    await account.press(account.loginButton);
    await account.login.waitFor({ state: 'detached' });

    await account.ownPassword.fill('not this one');
    await account.press(account.turnOff);
    await page.getByText('Wrong password', { exact: true }).waitFor();
    await account.ownPassword.fill(colleague.password);
    await account.press(account.turnOff);
    await account.setUp.waitFor();
    expect((await tryToLogIn(server(), colleague)).status).toBe(200);
  });
});
