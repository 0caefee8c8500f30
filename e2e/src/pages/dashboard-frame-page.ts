// The parts common to all dashboard pages: the login dialog, the sections, and Logout.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class DashboardFramePage extends JourneyPage {
  static readonly path: string = DASHBOARD_PATHS.home;
  readonly login: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly loginButton: Locator;
  /** The error above the fields of the login. */
  readonly refusal: Locator;
  readonly menu: Locator;
  readonly sections: Locator;
  readonly programmes: Locator;
  readonly preferences: Locator;
  readonly logout: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.login = page.getByRole('dialog', { name: 'Login', exact: true });
    this.email = this.login.getByLabel('Email', { exact: true });
    this.password = this.login.getByLabel('Password', { exact: true });
    this.code = this.login.getByLabel('Six-digit code', { exact: true });
    this.loginButton = this.login.getByRole('button', { name: 'Login', exact: true });
    this.refusal = this.login.getByRole('alert');
    this.menu = this.button('Menu');
    this.sections = page.getByRole('navigation', { name: 'Sections', exact: true });
    this.programmes = page.getByRole('navigation', { name: 'Programmes', exact: true });
    this.preferences = page.getByRole('button', { name: /^Language and appearance/ });
    this.logout = this.button('Logout');
  }

  async open(path: string = DashboardFramePage.path): Promise<void> {
    await this.page.goto(path);
  }

  async fillLogin({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async logIn(credentials: { email: string; password: string }): Promise<void> {
    await this.fillLogin(credentials);
    await this.press(this.loginButton);
    await this.login.waitFor({ state: 'detached' });
  }

  /** The title of a section; that of the edition also includes its year. */
  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: new RegExp(`^${name}( \\d{4}| exhibitors)?$`) });
  }

  section(name: string): Locator {
    return this.sections.getByRole('link', { name, exact: true });
  }

  /** Opens the menu with the sections on a narrow screen; otherwise they are in the sidebar. */
  async showSections(): Promise<void> {
    if (!this.isPhone) return;
    if ((await this.menu.getAttribute('aria-expanded')) === 'false') await this.press(this.menu);
  }

  async openSection(name: string): Promise<void> {
    await this.showSections();
    await this.press(this.section(name));
    await this.title(name).waitFor();
  }

  async sectionNames(): Promise<string[]> {
    await this.showSections();
    await this.sections.waitFor();
    const texts = await this.sections.getByRole('link').allInnerTexts();
    // Without the count of open tasks.
    return texts.map((text) => text.split('\n')[0] ?? '');
  }

  async logOut(): Promise<void> {
    await this.showSections();
    await this.press(this.logout);
  }

  /** The session in the browser's storage. */
  stored(): Promise<{ token: string | null; leftover: string | null; user: string | null }> {
    return this.page.evaluate(() => ({
      token: localStorage.getItem('authToken'),
      leftover: localStorage.getItem('auth_token'),
      user: localStorage.getItem('user'),
    }));
  }
}
