// Step 1 of the registration, by what a visitor sees of it.
import type { Locator, Page } from 'playwright-core';

export class ContactStepPage {
  static readonly path = '/business/registration';
  readonly heading: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async open(): Promise<void> {
    await this.#page.goto(ContactStepPage.path);
    await this.heading.waitFor();
  }
}
