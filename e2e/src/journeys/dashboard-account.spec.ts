// An organiser's own account: a new password keeps the session, and a second factor is set up and asked for.
import { Secret, TOTP } from 'otpauth';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPage } from '../pages/dashboard-staff-page.ts';

const server = useSharedServer();

const STEP_MS = 30_000;

/**
 * The code that an authenticator app shows, some steps from now on the product's clock. The previous step could
 * expire on the way; the current and the next one remain valid.
 */
async function codeOf(secret: string, steps: number): Promise<string> {
  const { headers } = await fetch(new URL('/api/edition', server().url));
  const timestamp = Date.parse(headers.get('x-server-time') ?? '') + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a new password keeps the session; a second factor is set up and required at the login', async () => {
      const colleague = await createColleague(server(), 'editor');
      const changed = { ...colleague, password: 'eight pans, eight meetings' };
      const { page, expectErrors } = await openPage(server().url, width);
      // A login without the code is refused first.
      expectErrors(CALL_FAILED);
      await logInAs(page, server(), colleague);
      const account = new AccountPage(page, width);
      await account.open();
      await account.currentPassword.fill(colleague.password);
      await account.newPassword.fill(changed.password);
      await account.press(account.changePassword);
      await expect(page.getByText(/^Your password is changed\./)).toBeVisible();
      await page.reload();
      await expect(account.changePassword).toBeVisible();

      await account.ownPassword.fill(changed.password);
      await account.press(account.setUp);
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expectNoAxeViolations(page);
      const secret = await account.secret();
      await account.sixDigits.fill(await codeOf(secret, 0));
      await account.press(account.turnOn);
      await expectFocusOn(page.getByRole('heading', { name: 'Two-step verification' }));

      await account.logOut();
      await account.waitForPath('/');
      await page.goto(AccountPage.path);
      await account.fillLogin(changed);
      await account.press(account.loginButton);
      await expectFocusOn(account.code);
      // The next one, as each is accepted only once; with a space, as apps display it.
      await account.code.fill((await codeOf(secret, 1)).replace(/^.../, '$& '));
      await account.press(account.loginButton);
      await expect(account.login).toHaveCount(0);
    });
  });
