// The choice of language and appearance in the site's header: a separate panel, on a phone part of the menu.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class PreferencesMenu extends JourneyPage {
  readonly options: Locator;
  /** The message shown when a language fails to load. */
  readonly failure: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    const header = page.getByRole('banner');
    this.options = header.getByRole('radio');
    this.failure = header.getByRole('alert');
  }

  /** Finds the menu by its state, since its label differs by language. */
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
