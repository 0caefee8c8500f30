// A forgotten password: every address gets the same answer, and a mailed link sets a new password.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { createColleague, openSessionOf, ownerOf, tryToLogIn, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { PasswordPage, passwordLinkOf } from '../pages/dashboard-staff-page.ts';

const PASSWORD_RESET_SENTENCE = inEnglish(message('account.reset-on-its-way'));

const mailed = useMailedServer(COLLEAGUE_SETTINGS);
const server = () => mailed().server;
const PASSWORD = 'mulberry means it is yours';

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('a link is requested at the login and mailed, and a new password ends all open sessions', async () => {
    const colleague = await createColleague(server(), 'viewer');
    const session = await openSessionOf(server(), colleague);
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    await useOwnAddress(page);
    const choice = new PasswordPage(page, width);
    await page.goto(DASHBOARD_PATHS.home);
    await choice.press(choice.login.getByRole('link', { name: 'Forgotten password?' }));
    await choice.title('Forgotten password').waitFor();
    await expectFocusOn(choice.title('Forgotten password'));
    expect(await page.title()).toBe('Forgotten password | Dashboard');
    const email = page.getByLabel('Email', { exact: true });
    const send = choice.button('Send me a link');
    await choice.press(send);
    await page.getByText('Email is required', { exact: true }).waitFor();
    await expectFocusOn(email);

    await email.fill(colleague.email);
    const recover = await failCalls(page, /\/api\/password-reset$/, 'unreachable');
    await choice.press(send);
    await page
      .getByRole('alert')
      .getByText(/^We got no reply/)
      .waitFor();
    await recover();
    await email.fill(`nobody.${width}@visavis.example`);
    await choice.press(send);
    const answer = (address: string) => `${PASSWORD_RESET_SENTENCE} Address given: ${address}.`;
    await page.getByText(answer(`nobody.${width}@visavis.example`), { exact: true }).waitFor();
    await email.fill(colleague.email);
    await choice.press(send);
    await page.getByText(answer(colleague.email), { exact: true }).waitFor();
    await expectNoAxeViolations(page);

    const message = await mailed().mail.messageTo(colleague.email, /^Choose a new password, /);
    const everybody = mailed().mail.messages.flatMap(({ recipients }) => recipients);
    expect(everybody.filter((address) => address.startsWith('nobody'))).toEqual([]);
    expect(await ownerOf(server(), session)).not.toBeNull();
    await page.goto(passwordLinkOf(message));
    await page
      .getByText(`A new password for ${colleague.email}. All sessions of this account will end.`, {
        exact: true,
      })
      .waitFor();
    await choice.choose(PASSWORD);
    expect(await ownerOf(server(), session)).toBeNull();
    expect((await tryToLogIn(server(), colleague)).status).toBe(401);
    await choice.press(choice.toLogin);
    await choice.logIn({ email: colleague.email, password: PASSWORD });
    await choice.title('Business Matching').waitFor();

    await page.goto(passwordLinkOf(message));
    await choice.title('This link no longer works').waitFor();
    await choice.press(page.getByRole('link', { name: 'Ask for a new link' }));
    await choice.title('Forgotten password').waitFor();
  });
});
