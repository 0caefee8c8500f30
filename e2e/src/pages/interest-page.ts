// Step 3: the interests, by category and sub-category.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

/** Interests of the demo edition that its best-known exhibitors match. */
const INTERESTS: Readonly<Record<string, readonly string[]>> = {
  Skincare: ['Serums and ampoules', 'Barrier creams'],
  Makeup: ['Lip colour'],
  'Hair Care': ['Scalp care'],
};

export class InterestPage extends JourneyPage {
  static readonly path = '/business/interest';
  readonly search: Locator;
  /** The rows of categories, expanded or collapsed. */
  readonly categories: Locator;
  readonly chips: Locator;
  readonly loadMore: Locator;
  readonly back: Locator;
  readonly next: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.search = page.getByRole('searchbox', { name: 'Search categories' });
    const list = page.getByRole('region', { name: 'Categories' });
    this.categories = list.getByRole('heading', { level: 2 }).getByRole('button');
    this.chips = page.getByRole('list', { name: 'Your interests' }).getByRole('listitem');
    this.loadMore = this.button('Load more');
    this.back = this.button('Back');
    this.next = this.button('Next');
  }

  async open(): Promise<void> {
    await this.page.goto(InterestPage.path);
    await this.categories.first().waitFor();
  }

  category(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  subCategory(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  chip(name: string): Locator {
    return this.button(`Remove ${name}`);
  }

  /** Opens the categories and ticks their sub-categories. */
  async choose(interests: Readonly<Record<string, readonly string[]>> = INTERESTS): Promise<void> {
    for (const [category, subCategories] of Object.entries(interests)) {
      const row = this.category(category);
      await row.waitFor();
      if ((await row.getAttribute('aria-expanded')) !== 'true') await this.press(row);
      for (const name of subCategories) {
        await this.press(this.subCategory(name));
        await this.chip(name).waitFor();
      }
    }
  }

  async goOn(): Promise<void> {
    await this.press(this.next);
    await this.waitForPath('/business/exhibitor-matching');
  }
}
