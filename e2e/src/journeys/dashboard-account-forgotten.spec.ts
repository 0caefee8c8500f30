// A forgotten password: asked for at the login, and an emailed link sets a new one.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, useOwnAddress } from '../fixtures/colleague.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PasswordPage, passwordLinkOf } from '../pages/dashboard-staff-page.ts';

const mailed = useSharedMailedServer();
const PASSWORD = 'mulberry means it is yours';

for (const width of mainly('desktop'))
  test(`a link is requested at the login and emailed, and the new password opens the dashboard on a ${width}`, async () => {
    const { server, mail } = mailed();
    const { email } = await createColleague(server, 'viewer');
    const { page } = await openPage(server.url, width);
    await useOwnAddress(page);
    const choice = new PasswordPage(page, width);
    await page.goto(DASHBOARD_PATHS.home);
    await choice.press(choice.login.getByRole('link', { name: 'Forgotten password?' }));
    await expectFocusOn(choice.title('Forgotten password'));
    await page.getByLabel('Email', { exact: true }).fill(email);
    await choice.press(choice.button('Send me a link'));
    await expect(page.getByText(`Address given: ${email}.`)).toBeVisible();

    await page.goto(passwordLinkOf(await mail.messageTo(email, /^Choose a new password, /)));
    await choice.choose(PASSWORD);
    await choice.press(choice.toLogin);
    await choice.logIn({ email, password: PASSWORD });
    await expect(choice.title('Business Matching')).toBeVisible();
  });
