// The parts common to all pages: the heading, the notices at the top right, dialogs, and tapping or clicking by width.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { isBusy } from '../fixtures/calm.ts';

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

  /** Taps on a phone, clicks elsewhere. */
  async press(target: Locator): Promise<void> {
    await (this.isPhone ? target.tap() : target.click());
  }

  /**
   * Answers a question, which closes it. For half a second, a tap at the same place is ignored as part of a double
   * tap, so it is repeated.
   */
  async answerQuestion(question: Locator, name: string): Promise<void> {
    do await this.press(question.getByRole('button', { name, exact: true }));
    while (await this.#staysOpen(question));
  }

  /** Where an answer is under way, the question closes once it has arrived. */
  async #staysOpen(question: Locator): Promise<boolean> {
    const closes = () =>
      question.waitFor({ state: 'detached', timeout: 1_000 }).then(
        () => true,
        () => false,
      );
    do if (await closes()) return false;
    while (await isBusy(this.page));
    return (await question.count()) > 0;
  }

  /** Presses a disabled control, which Playwright would otherwise wait for. */
  async pressDisabled(target: Locator): Promise<void> {
    await target.click({ force: true });
  }

  async waitForPath(path: string): Promise<void> {
    // Callers wait for the content that they need, so a slow picture does not delay them.
    await this.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  }
}
