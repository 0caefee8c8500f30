// Staff: an invitation by real mail up to the first login, and disabling an account in use.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { logInAs, useOwnAddress } from '../fixtures/colleague.ts';
import { CALL_FAILED, holdReads } from '../fixtures/failing-calls.ts';
import { credentialsOf } from '../fixtures/organiser.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { PasswordPage, passwordLinkOf, StaffPage } from '../pages/dashboard-staff-page.ts';

const mailed = useSharedMailedServer();
const server = () => mailed().server;
const PASSWORD = 'a palette with eight pans';

async function open(width: Width) {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  return page;
}

/** Opens the staff list as an admin. */
async function manage(width: Width) {
  const page = await open(width);
  const admin = credentialsOf('admin');
  await logInAs(page, server(), admin);
  const staff = new StaffPage(page, width);
  await staff.open();
  return { page, staff, email: admin.email };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('emails an invitation whose link sets a password; the login has the invited role, and ends once disabled', async () => {
      const address = `mei.${width}.${process.pid}@visavis.example`;
      const { page, staff, email } = await manage(width);
      await staff.press(staff.invite);
      await staff.inviteEmail.fill(address);
      await staff.inviteRole.selectOption('Editor');
      await staff.press(staff.sendInvitation);
      await expect(staff.standing(address, 'Invited')).toBeVisible();

      const message = await mailed().mail.messageTo(address, /^You are invited to the dashboard/);
      expect(message.recipients).toEqual([address]);
      expect(message.mail.text).toContain(`${email} invites you to the dashboard`);
      const link = passwordLinkOf(message);
      const newcomer = await open(width);
      await useOwnAddress(newcomer);
      await newcomer.goto(link);
      const choice = new PasswordPage(newcomer, width);
      await expect(newcomer.getByText(`You are invited to the dashboard as ${address}.`)).toBeVisible();
      await expectNoAxeViolations(newcomer);
      await choice.choose(PASSWORD);
      await choice.press(choice.toLogin);
      await choice.logIn({ email: address, password: PASSWORD });
      await expect(choice.title('Business Matching')).toBeVisible();
      await expect.poll(() => choice.sectionNames()).not.toContain('Staff');
      await expect
        .poll(async () => JSON.parse((await choice.stored()).user ?? ''))
        .toMatchObject({ email: address, role: 'editor' });

      await staff.open();
      await expect(staff.standing(address, 'Active')).toBeVisible();
      await staff.press(staff.action('Disable', address));
      await expectNoAxeViolations(page);
      // The page refetches by itself, and the login would appear before a section is pressed.
      const release = await holdReads(newcomer, /\/api\/(?!overview)/);
      await staff.press(staff.question.getByRole('button', { name: 'Disable', exact: true }));
      await expect(staff.standing(address, 'Disabled')).toBeVisible();
      await choice.showSections();
      await choice.press(choice.section('Overview'));
      await expect(choice.login).toBeVisible();
      await release();
    });
  });
