// The choice of language and appearance in the site's header: a panel of its own, on a phone a part of the menu.
import type { Locator, Page } from 'playwright-core';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class PreferencesMenu extends JourneyPage {
  readonly options: Locator;
  /** What is said when a language does not come. */
  readonly failure: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    const header = page.getByRole('banner');
    this.options = header.getByRole('radio');
    this.failure = header.getByRole('alert');
  }

  /** The words around it differ by language: it is what unfolds in the header. */
  async open(): Promise<void> {
    if (await this.options.first().isVisible()) return;
    await this.press(
      this.page.getByRole('banner').locator('button[aria-expanded=false]').filter({ visible: true }),
    );
    await this.options.first().waitFor();
  }

  option(name: string): Locator {
    return this.page.getByRole('banner').getByRole('radio', { name, exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.open();
    await this.press(this.option(name));
  }
}
