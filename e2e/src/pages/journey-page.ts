// What every page of the journey has: its heading, the notices at the top right, and a hand that fits the width.
import type { Locator, Page } from 'playwright-core';
import type { Width } from '../fixtures/browser.ts';

export class JourneyPage {
  readonly page: Page;
  readonly heading: Locator;
  /** Short notices at the top right. */
  readonly notices: Locator;
  readonly dialog: Locator;
  readonly isPhone: boolean;

  constructor(page: Page, width: Width = 'desktop') {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.isPhone = width === 'phone';
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** A finger on the phone, a mouse elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.isPhone ? target.tap() : target.click());
  }

  /** Presses what says that it cannot be used now; the driver would wait for it. */
  async pressHeld(target: Locator): Promise<void> {
    await target.click({ force: true });
  }

  async waitForPath(path: string): Promise<void> {
    // What shows is waited for by whoever looks at it: a slow picture holds nobody up.
    await this.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  }
}
