// Staff: an invitation by real mail up to the first login, role changes, and disabling accounts.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import {
  COLLEAGUE_SETTINGS,
  type Colleague,
  createColleague,
  logInAs,
  ownerOf,
  tryToLogIn,
  useOwnAddress,
} from '../fixtures/colleague.ts';
import { CALL_FAILED, failCalls, holdReads } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { credentialsOf } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { PasswordPage, passwordLinkOf, StaffPage } from '../pages/dashboard-staff-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

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
  await dashboard.title('Business Matching').waitFor();
  return { page, session, dashboard };
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('refuses to demote or disable the last admin, with the reason', async () => {
    const { page, staff, email } = await manage(width);
    const sentence = 'This is the last admin. Please make somebody else an admin first.';
    await staff.row(`${email} (you)`).waitFor();
    await staff.setRole(email, 'Viewer');
    await staff.refused.getByText(sentence, { exact: true }).waitFor();
    await expectFocusOn(staff.refused);
    await expectNoAxeViolations(page);
    await staff.roleOf(email).selectOption('Admin');

    await staff.press(staff.action('Disable', email));
    await staff.press(staff.question.getByRole('button', { name: 'Disable', exact: true }));
    await staff.refused.getByText(sentence, { exact: true }).waitFor();
    await staff.standing(email, 'Active').waitFor();
  });

  it('mails an invitation whose link sets a password, and the login has the invited role', async () => {
    const address = `mei.${width}.${process.pid}@visavis.example`;
    const { page, staff, email } = await manage(width);
    await staff.press(staff.invite);
    await expectFocusOn(staff.inviteEmail);
    await expectNoAxeViolations(page);
    await staff.press(staff.sendInvitation);
    await staff.invitation.getByText('Email is required', { exact: true }).waitFor();
    await staff.inviteEmail.fill('mei at visavis');
    await staff.press(staff.sendInvitation);
    await staff.invitation.getByText('Email is invalid', { exact: true }).waitFor();
    await expectFocusOn(staff.inviteEmail);
    await staff.inviteEmail.fill(email);
    await staff.press(staff.sendInvitation);
    await staff.invitation.getByText('There is an account with this email address already.').waitFor();
    await staff.inviteEmail.fill(address);
    await staff.inviteRole.selectOption('Editor');
    await staff.press(staff.sendInvitation);
    await staff.invitation.waitFor({ state: 'detached' });
    await staff.done
      .getByText(
        `${address} is invited. The link in the message works for 7 days; Emails shows whether it has been sent.`,
      )
      .waitFor();
    await staff.standing(address, 'Invited').waitFor();
    await expectFocusOn(staff.invite);

    const message = await mailed().mail.messageTo(address, /^You are invited to the dashboard/);
    expect(message.recipients).toEqual([address]);
    expect(message.mail.text).toContain(`${email} invites you to the dashboard`);
    const link = passwordLinkOf(message);
    const newcomer = await open(width);
    await useOwnAddress(newcomer);
    await newcomer.goto(link);
    const choice = new PasswordPage(newcomer, width);
    await newcomer.getByText(`You are invited to the dashboard as ${address}.`, { exact: true }).waitFor();
    await choice.newPassword.fill('too short');
    await choice.press(choice.setPassword);
    await newcomer.getByText('Please choose at least 12 characters', { exact: true }).waitFor();
    await expectFocusOn(choice.newPassword);
    await expectNoAxeViolations(newcomer);
    await choice.choose('a palette with eight pans');
    await expectFocusOn(choice.title('Your password is set'));
    await expectNoAxeViolations(newcomer);
    await choice.press(choice.toLogin);
    await choice.logIn({ email: address, password: 'a palette with eight pans' });
    await choice.title('Business Matching').waitFor();
    expect(await choice.sectionNames()).not.toContain('Staff');
    expect(JSON.parse((await choice.stored()).user ?? '')).toMatchObject({ email: address, role: 'editor' });

    await newcomer.goto(link);
    await choice.title('This link no longer works').waitFor();
    await newcomer.getByRole('link', { name: 'Ask for a new link' }).waitFor();
    await expectNoAxeViolations(newcomer);
    await staff.open();
    await staff.standing(address, 'Active').waitFor();
  });

  it('reports a changed role, which applies at once and shows after a reload', async () => {
    const name = `Wei Lin ${width}`;
    await registerOver(server(), { name, exhibitors: ['Hanari Skin Lab'] });
    const colleague = await createColleague(server(), 'editor');
    const { page, dashboard } = await work(width, colleague);
    const review = new ReviewPage(page, width);
    await review.open(name);
    const { staff } = await manage(width);
    await staff.setRole(colleague.email, 'Viewer');
    await staff.done.getByText(`${colleague.email} now has the role Viewer.`, { exact: true }).waitFor();

    await review.openSchedule(name);
    await review.press(review.decision('Approve'));
    await review.schedule.getByText('Your role does not allow this.').waitFor();
    await review.standing('Pending').waitFor();
    await page.reload();
    await review.openSchedule(name);
    await review.decision('Approve').waitFor({ state: 'detached' });

    await staff.setRole(colleague.email, 'Admin');
    await staff.done.getByText(`${colleague.email} now has the role Admin.`, { exact: true }).waitFor();
    await page.reload();
    await review.decision('Approve').or(review.view(name)).first().waitFor();
    await dashboard.open();
    await expect.poll(() => dashboard.sectionNames()).toContain('Staff');
    // Demoted again, so that the next test still has only one admin.
    await staff.setRole(colleague.email, 'Editor');
    await staff.done.getByText(`${colleague.email} now has the role Editor.`, { exact: true }).waitFor();
  });

  it('disabling asks first, ends the session at once, and refuses logins until the account is enabled', async () => {
    const colleague = await createColleague(server(), 'editor');
    const { page: theirs, session, dashboard } = await work(width, colleague);
    const { page, staff } = await manage(width);
    await staff.press(staff.action('Disable', colleague.email));
    await expectFocusOn(staff.question.getByRole('button', { name: 'Cancel' }));
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await staff.question.waitFor({ state: 'detached' });
    await expectFocusOn(staff.action('Disable', colleague.email));
    expect(await ownerOf(server(), session)).toMatchObject({ email: colleague.email });

    // The page asks again by itself, and its login would come before a section is pressed.
    const release = await holdReads(theirs, /\/api\/(?!overview)/);
    await staff.press(staff.action('Disable', colleague.email));
    await staff.press(staff.question.getByRole('button', { name: 'Disable', exact: true }));
    await staff.done.getByText(`${colleague.email} is disabled.`, { exact: true }).waitFor();
    await staff.standing(colleague.email, 'Disabled').waitFor();
    expect(await ownerOf(server(), session)).toBeNull();
    await dashboard.showSections();
    await dashboard.press(dashboard.section('Overview'));
    await dashboard.login.waitFor();
    await release();
    await dashboard.fillLogin(colleague);
    await dashboard.press(dashboard.loginButton);
    await dashboard.refusal.getByText(WRONG, { exact: true }).waitFor();

    await staff.press(staff.action('Enable', colleague.email));
    await staff.done.getByText(`${colleague.email} is enabled.`, { exact: true }).waitFor();
    await dashboard.press(dashboard.loginButton);
    await dashboard.login.waitFor({ state: 'detached' });
    await dashboard.title('Overview').waitFor();
  });

  it('sends an invitation again up to a limit, and reports a failed call', async () => {
    const address = `kenji.${width}.${process.pid}@visavis.example`;
    const { page, staff } = await manage(width);
    await staff.press(staff.invite);
    await staff.inviteEmail.fill(address);
    await staff.press(staff.sendInvitation);
    await staff.standing(address, 'Invited').waitFor();
    for (const time of [2, 3]) {
      await staff.press(staff.action('Invite again', address));
      await staff.done.getByText(`${address} will get another invitation.`, { exact: true }).waitFor();
      const arrived = () => mailed().mail.messages.filter(({ recipients }) => recipients.includes(address));
      await expect.poll(() => arrived().length, { timeout: 20_000 }).toBe(time);
    }
    await staff.press(staff.action('Invite again', address));
    // Less what has passed since the first one.
    await staff.refused.getByText(/^Too many requests\. Please try again in (60|5\d) minutes\.$/).waitFor();
    const recover = await failCalls(page, /\/api\/organisers/, 'unreachable');
    await staff.press(staff.action('Invite again', address));
    await staff.refused
      .getByText(
        'We got no reply, so this may not have gone through. Please check your connection and try again.',
      )
      .waitFor();
    await page.reload();
    const failed = staff.refused.filter({ hasText: 'The staff could not be loaded.' });
    await failed.waitFor();
    await recover();
    await staff.press(failed.getByRole('button', { name: 'Try again' }));
    await staff.standing(address, 'Invited').waitFor();
    expect((await tryToLogIn(server(), { email: address, password: 'anything at all' })).status).toBe(401);
  });
});
