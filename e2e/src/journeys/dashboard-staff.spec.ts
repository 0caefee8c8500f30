// Staff: an invitation by real mail up to the first login, and disabling an account that is at work.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { type Colleague, createColleague, logInAs, ownerOf, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED, holdReads } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { credentialsOf } from '../fixtures/organiser.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { PasswordPage, passwordLinkOf, StaffPage } from '../pages/dashboard-staff-page.ts';

const mailed = useMailedServer(COLLEAGUE_SETTINGS);
const server = () => mailed().server;
const WRONG = 'Invalid email or password';

async function open(width: Width) {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  return page;
}

/** Opens the staff list as an admin. */
async function manage(width: Width, admin?: Colleague) {
  const page = await open(width);
  const email = admin?.email ?? credentialsOf('admin').email;
  await logInAs(page, server(), { ...credentialsOf('admin'), email });
  const staff = new StaffPage(page, width);
  await staff.open();
  return { page, staff, email };
}

/** Opens the dashboard as this colleague. */
async function work(width: Width, colleague: Colleague) {
  const page = await open(width);
  const session = await logInAs(page, server(), colleague);
  const dashboard = new DashboardFramePage(page, width);
  await dashboard.open();
  await expect(dashboard.title('Business Matching')).toBeVisible();
  return { page, session, dashboard };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('mails an invitation whose link sets a password, and the login has the invited role', async () => {
      const address = `mei.${width}.${process.pid}@visavis.example`;
      const { page, staff, email } = await manage(width);
      await staff.press(staff.invite);
      await expectFocusOn(staff.inviteEmail);
      await expectNoAxeViolations(page);
      await staff.inviteEmail.fill(address);
      await staff.inviteRole.selectOption('Editor');
      await staff.press(staff.sendInvitation);
      await expect(staff.invitation).toHaveCount(0);
      await expect(
        staff.done.getByText(
          `${address} is invited. The link in the message works for 7 days; Emails shows whether it has been sent.`,
        ),
      ).toBeVisible();
      await expect(staff.standing(address, 'Invited')).toBeVisible();
      await expectFocusOn(staff.invite);

      const message = await mailed().mail.messageTo(address, /^You are invited to the dashboard/);
      expect(message.recipients).toEqual([address]);
      expect(message.mail.text).toContain(`${email} invites you to the dashboard`);
      const link = passwordLinkOf(message);
      const newcomer = await open(width);
      await useOwnAddress(newcomer);
      await newcomer.goto(link);
      const choice = new PasswordPage(newcomer, width);
      await expect(
        newcomer.getByText(`You are invited to the dashboard as ${address}.`, { exact: true }),
      ).toBeVisible();
      await expectNoAxeViolations(newcomer);
      await choice.choose('a palette with eight pans');
      await expectFocusOn(choice.title('Your password is set'));
      await expectNoAxeViolations(newcomer);
      await choice.press(choice.toLogin);
      await choice.logIn({ email: address, password: 'a palette with eight pans' });
      await expect(choice.title('Business Matching')).toBeVisible();
      await expect.poll(() => choice.sectionNames()).not.toContain('Staff');
      await expect
        .poll(async () => JSON.parse((await choice.stored()).user ?? ''))
        .toMatchObject({ email: address, role: 'editor' });

      await newcomer.goto(link);
      await expect(choice.title('This link no longer works')).toBeVisible();
      await expect(newcomer.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
      await expectNoAxeViolations(newcomer);
      await staff.open();
      await expect(staff.standing(address, 'Active')).toBeVisible();
    });

    test('a changed role shows after a reload; disabling asks first, ends the session at once, and refuses logins until the account is enabled', async () => {
      const colleague = await createColleague(server(), 'editor');
      const { page: theirs, session, dashboard } = await work(width, colleague);
      const { page, staff } = await manage(width);
      await staff.setRole(colleague.email, 'Admin');
      await expect(
        staff.done.getByText(`${colleague.email} now has the role Admin.`, { exact: true }),
      ).toBeVisible();
      await theirs.reload();
      await expect(dashboard.title('Business Matching')).toBeVisible();
      await expect.poll(() => dashboard.sectionNames()).toContain('Staff');

      await staff.press(staff.action('Disable', colleague.email));
      await expectFocusOn(staff.question.getByRole('button', { name: 'Cancel' }));
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(staff.question).toHaveCount(0);
      await expectFocusOn(staff.action('Disable', colleague.email));
      await expect.poll(() => ownerOf(server(), session)).toMatchObject({ email: colleague.email });

      // The page asks again by itself, and its login would come before a section is pressed.
      const release = await holdReads(theirs, /\/api\/(?!overview)/);
      await staff.press(staff.action('Disable', colleague.email));
      await staff.press(staff.question.getByRole('button', { name: 'Disable', exact: true }));
      await expect(staff.done.getByText(`${colleague.email} is disabled.`, { exact: true })).toBeVisible();
      await expect(staff.standing(colleague.email, 'Disabled')).toBeVisible();
      await expect.poll(() => ownerOf(server(), session)).toBeNull();
      await dashboard.showSections();
      await dashboard.press(dashboard.section('Overview'));
      await expect(dashboard.login).toBeVisible();
      await release();
      await dashboard.fillLogin(colleague);
      await dashboard.press(dashboard.loginButton);
      await expect(dashboard.refusal.getByText(WRONG, { exact: true })).toBeVisible();

      await staff.press(staff.action('Enable', colleague.email));
      await expect(staff.done.getByText(`${colleague.email} is enabled.`, { exact: true })).toBeVisible();
      await dashboard.press(dashboard.loginButton);
      await expect(dashboard.login).toHaveCount(0);
      await expect(dashboard.title('Overview')).toBeVisible();
    });
  });
