// A forgotten password: every address gets the same answer, and an emailed link sets a new password.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, openSessionOf, ownerOf, tryToLogIn, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PasswordPage, passwordLinkOf } from '../pages/dashboard-staff-page.ts';

const PASSWORD_RESET_SENTENCE = inEnglish(message('account.reset-on-its-way'));

const mailed = useSharedMailedServer();
const server = () => mailed().server;
const PASSWORD = 'mulberry means it is yours';

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('a link is requested at the login and emailed, and a new password ends all open sessions', async () => {
      const colleague = await createColleague(server(), 'viewer');
      const session = await openSessionOf(server(), colleague);
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await useOwnAddress(page);
      const choice = new PasswordPage(page, width);
      await page.goto(DASHBOARD_PATHS.home);
      await choice.press(choice.login.getByRole('link', { name: 'Forgotten password?' }));
      await expect(choice.title('Forgotten password')).toBeVisible();
      await expectFocusOn(choice.title('Forgotten password'));
      await expect(page).toHaveTitle('Forgotten password | Dashboard');
      const email = page.getByLabel('Email', { exact: true });
      const send = choice.button('Send me a link');
      await email.fill(`nobody.${width}@visavis.example`);
      await choice.press(send);
      const answer = (address: string) => `${PASSWORD_RESET_SENTENCE} Address given: ${address}.`;
      await expect(page.getByText(answer(`nobody.${width}@visavis.example`), { exact: true })).toBeVisible();
      await email.fill(colleague.email);
      await choice.press(send);
      await expect(page.getByText(answer(colleague.email), { exact: true })).toBeVisible();

      const message = await mailed().mail.messageTo(colleague.email, /^Choose a new password, /);
      const everybody = mailed().mail.messages.flatMap(({ recipients }) => recipients);
      expect(everybody.filter((address) => address.startsWith('nobody'))).toEqual([]);
      await expect.poll(() => ownerOf(server(), session)).not.toBeNull();
      await page.goto(passwordLinkOf(message));
      await expect(
        page.getByText(`A new password for ${colleague.email}. All sessions of this account will end.`, {
          exact: true,
        }),
      ).toBeVisible();
      await choice.choose(PASSWORD);
      await expect.poll(() => ownerOf(server(), session)).toBeNull();
      await expect(tryToLogIn(server(), colleague)).resolves.toMatchObject({ status: 401 });
      await choice.press(choice.toLogin);
      await choice.logIn({ email: colleague.email, password: PASSWORD });
      await expect(choice.title('Business Matching')).toBeVisible();

      await page.goto(passwordLinkOf(message));
      await expect(choice.title('This link no longer works')).toBeVisible();
      await choice.press(page.getByRole('link', { name: 'Ask for a new link' }));
      await expect(choice.title('Forgotten password')).toBeVisible();
    });
  });
