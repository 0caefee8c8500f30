// The dashboard's Words page: a text in three languages, its draft, preview and history.

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class WordsPage extends JourneyPage {
  /** The success message. */
  readonly done: Locator;
  readonly #isWide: boolean;

  constructor(page: Page, width: Width) {
    super(page, width);
    this.done = page.getByRole('main').getByRole('status');
    this.#isWide = width === 'desktop';
  }

  /** @param text its key, such as 'about' */
  async open(text: string): Promise<void> {
    await this.page.goto(`${DASHBOARD_PATHS.words}?text=${encodeURIComponent(text)}`);
    await this.page.getByRole('main').getByRole('textbox').first().waitFor();
  }

  /** Shows a language, on screens too narrow for three. */
  async show(language: string): Promise<void> {
    if (!this.#isWide) await this.press(this.page.getByRole('tab', { name: new RegExp(`^${language}`) }));
    else await this.press(this.preview.getByRole('button', { name: language }));
  }

  field(language: string, name: string | RegExp): Locator {
    return this.card(language).getByRole('textbox', { name, exact: typeof name === 'string' });
  }

  card(language: string): Locator {
    return this.page.getByRole('region', { name: language, exact: true });
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Preview' });
  }

  get previewed(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  async save(): Promise<void> {
    await this.press(this.button('Save draft'));
    await this.done.getByText('The draft is saved.').waitFor();
  }
}
