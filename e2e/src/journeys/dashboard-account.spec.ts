// An organiser's own account: changing the password, and setting up, using and removing the second factor.
import { Secret, TOTP } from 'otpauth';
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
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPage } from '../pages/dashboard-staff-page.ts';

const server = useSharedServer();

const STEP_MS = 30_000;
const WRONG_CODE = 'That code is wrong. Please try the next one.';

/**
 * The code that an authenticator app shows, some steps from now on the product's clock. The previous step could
 * expire on the way; the current and the next one remain valid.
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

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a new password ends all other sessions; a second factor is set up, required at the login, and turned off', async () => {
      const colleague = await createColleague(server(), 'editor');
      const elsewhere = await openSessionOf(server(), colleague);
      const { page, session, account } = await visit(width, colleague);
      const changed = { ...colleague, password: 'eight pans, eight meetings' };
      await account.currentPassword.fill('not this one');
      await account.newPassword.fill(changed.password);
      await account.press(account.changePassword);
      await expect(page.getByText('Wrong password', { exact: true })).toBeVisible();
      await expectFocusOn(account.currentPassword);
      await account.currentPassword.fill(colleague.password);
      await account.press(account.changePassword);
      await expect(
        page.getByText('Your password is changed. All other sessions of your account have ended.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect
        .poll(async () => [await ownerOf(server(), elsewhere), await ownerOf(server(), session)])
        .toEqual([null, null]);
      await expect(tryToLogIn(server(), colleague)).resolves.toMatchObject({ status: 401 });
      await expect(tryToLogIn(server(), changed)).resolves.toMatchObject({ status: 200 });
      await page.reload();
      await expect(account.changePassword).toBeVisible();
      await expect(account.login).toHaveCount(0);

      await account.ownPassword.fill(changed.password);
      await account.press(account.setUp);
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      const secret = await account.secret();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      await account.sixDigits.fill(await codeOf(secret, 10));
      await account.press(account.turnOn);
      await expect(page.getByText(WRONG_CODE, { exact: true })).toBeVisible();
      await expectFocusOn(account.sixDigits);
      await expectNoAxeViolations(page);
      await account.sixDigits.fill(await codeOf(secret, 0));
      await account.press(account.turnOn);
      await expect(page.getByText('Every login asks for a code from your authenticator app.')).toBeVisible();
      await expectFocusOn(page.getByRole('heading', { name: 'Two-step verification' }));

      await account.logOut();
      await account.waitForPath('/');
      await page.goto(AccountPage.path);
      await account.fillLogin(changed);
      await account.press(account.loginButton);
      await expectFocusOn(account.code);
      await account.code.fill(await codeOf(secret, 10));
      await account.press(account.loginButton);
      await expect(account.login.getByText(WRONG_CODE, { exact: true })).toBeVisible();
      // The next one, as each is accepted only once; with a space, as apps display it.
      await account.code.fill((await codeOf(secret, 1)).replace(/^.../, '$& '));
      await account.press(account.loginButton);
      await expect(account.login).toHaveCount(0);

      await account.ownPassword.fill('not this one');
      await account.press(account.turnOff);
      await expect(page.getByText('Wrong password', { exact: true })).toBeVisible();
      await account.ownPassword.fill(changed.password);
      await account.press(account.turnOff);
      await expect(account.setUp).toBeVisible();
      await expect(tryToLogIn(server(), changed)).resolves.toMatchObject({ status: 200 });
    });
  });
