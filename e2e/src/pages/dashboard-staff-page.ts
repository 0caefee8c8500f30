// The dashboard's Staff and Account pages, and the page for choosing a password.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import type { TakenMessage } from '../fixtures/mail-server.ts';
import { DashboardFramePage } from './dashboard-frame-page.ts';

export class StaffPage extends DashboardFramePage {
  static override readonly path: string = DASHBOARD_PATHS.staff;
  readonly rows: Locator;
  readonly invite: Locator;
  readonly invitation: Locator;
  readonly inviteEmail: Locator;
  readonly inviteRole: Locator;
  readonly sendInvitation: Locator;
  /** The success message. */
  readonly done: Locator;
  /** The error message. */
  readonly refused: Locator;
  /** The confirmation dialog. */
  readonly question: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    const main = page.getByRole('main');
    this.rows = page.locator('tr[data-row]');
    this.invite = this.button('Invite');
    this.invitation = page.getByRole('dialog', { name: 'Invite somebody' });
    this.inviteEmail = this.invitation.getByLabel('Email', { exact: true });
    this.inviteRole = this.invitation.getByLabel('Role', { exact: true });
    this.sendInvitation = this.invitation.getByRole('button', { name: 'Send invitation' });
    this.done = main.getByRole('status').filter({ hasText: /\S/ });
    this.refused = main.getByRole('alert');
    this.question = page.getByRole('alertdialog');
  }

  override async open(): Promise<void> {
    await this.page.goto(StaffPage.path);
    await this.rows.first().waitFor();
  }

  row(email: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('rowheader', { name: email }) });
  }

  standing(email: string, state: 'Active' | 'Invited' | 'Disabled'): Locator {
    return this.row(email).getByText(state, { exact: true });
  }

  roleOf(email: string): Locator {
    return this.page.getByRole('combobox', { name: `Role of ${email}`, exact: true });
  }

  async setRole(email: string, role: 'Viewer' | 'Editor' | 'Admin'): Promise<void> {
    await this.roleOf(email).selectOption(role);
    await this.press(this.button(`Save the role of ${email}`));
  }

  /** @param name such as 'Disable' */
  action(name: string, email: string): Locator {
    return this.button(`${name}, ${email}`);
  }
}

export class PasswordPage extends DashboardFramePage {
  static override readonly path: string = DASHBOARD_PATHS.password;
  readonly newPassword: Locator;
  readonly setPassword: Locator;
  readonly toLogin: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.newPassword = page.getByLabel('New password', { exact: true });
    this.setPassword = this.button('Set password');
    this.toLogin = page.getByRole('link', { name: 'Go to the login' });
  }

  async choose(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.press(this.setPassword);
    await this.title('Your password is set').waitFor();
  }
}

/** The link to choose a password, from the plain text of a message. */
export function passwordLinkOf({ mail }: TakenMessage): string {
  const [link] = /http:\S+/.exec(mail.text ?? '') ?? [];
  if (!link?.includes(`${DASHBOARD_PATHS.password}?key=`)) throw new Error(`no link in: ${mail.text}`);
  return link;
}

export class AccountPage extends DashboardFramePage {
  static override readonly path: string = DASHBOARD_PATHS.account;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly changePassword: Locator;
  readonly setUp: Locator;
  readonly sixDigits: Locator;
  readonly turnOn: Locator;
  readonly ownPassword: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.currentPassword = page.getByLabel('Current password', { exact: true });
    this.newPassword = page.getByLabel('New password', { exact: true });
    this.changePassword = this.button('Change password');
    this.setUp = this.button('Set up');
    this.sixDigits = page.getByRole('main').getByLabel('Six-digit code', { exact: true });
    this.turnOn = this.button('Turn on');
    this.ownPassword = page.getByLabel('Your password', { exact: true });
  }

  override async open(): Promise<void> {
    await this.page.goto(AccountPage.path);
    await this.changePassword.waitFor();
  }

  /** The secret of the second factor, as typed into an app. */
  async secret(): Promise<string> {
    const shown = await this.page.locator('code').innerText();
    return shown.replaceAll(' ', '');
  }
}
