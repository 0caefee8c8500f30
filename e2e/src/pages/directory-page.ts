// The public directory: its search, filters and sorting, and the list of exhibitors.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class DirectoryPage extends JourneyPage {
  static readonly path = '/exhibitions';
  readonly search: Locator;
  readonly free: Locator;
  readonly sort: Locator;
  /** The headings of the cards: the companies' names. */
  readonly names: Locator;
  readonly tags: Locator;
  readonly clear: Locator;
  readonly showMore: Locator;
  readonly failed: Locator;
  readonly tryAgain: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.search = page.getByRole('searchbox', { name: 'Search', exact: true });
    this.free = page.getByRole('checkbox', { name: 'Free hours only' });
    this.sort = page.getByRole('combobox', { name: 'Sort' });
    const list = page.getByRole('region', { name: 'Exhibitors', exact: true });
    this.names = list.getByRole('heading', { level: 2 });
    this.tags = page.getByRole('list', { name: 'Filters in use' }).getByRole('button');
    this.clear = this.button('Clear filters');
    this.showMore = this.button(/^Show More/);
    this.failed = page.getByText('The exhibitors could not be loaded.', { exact: true });
    this.tryAgain = this.button('Try again');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${DirectoryPage.path}${query}`);
    await this.names.first().waitFor();
  }

  /** Waits until the live region reports this length of the list. */
  async showing(shown: number, total: number): Promise<void> {
    const line = `Showing ${shown} out of ${total} exhibitor${total === 1 ? '' : 's'}`;
    await this.page.getByRole('status').getByText(line, { exact: true }).waitFor();
  }

  /** @param label of the filter, such as 'Category' */
  filter(label: string): Locator {
    return this.button(new RegExp(`^${label} `));
  }

  /** An option in the open filter. */
  option(name: string, exhibitors: number): Locator {
    return this.page.getByRole('checkbox', { name: `${name} (${exhibitors})`, exact: true });
  }

  card(company: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: company, exact: true }) });
  }

  async visit(company: string): Promise<void> {
    await this.press(this.page.getByRole('link', { name: company, exact: true }));
    await this.page.getByRole('heading', { level: 1, name: company, exact: true }).waitFor();
  }
}
