// Top Matches: the list of exhibitors and the selection of those to meet.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

/** Companies of the demo edition without a free hour. */
const FULL_COMPANIES = ['Anatolia Rose', 'Gyeoul Cream Company'];

export class MatchingPage extends JourneyPage {
  static readonly path = '/business/exhibitor-matching';
  readonly search: Locator;
  /** The headings of the cards: the companies' names. */
  readonly names: Locator;
  readonly showMore: Locator;
  readonly clearSelections: Locator;
  readonly backToInterest: Locator;
  readonly backToTop: Locator;
  readonly schedule: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.search = page.getByPlaceholder('Search by company name, products, region...');
    this.names = page.getByRole('region', { name: 'Exhibitors' }).getByRole('heading', { level: 3 });
    this.showMore = this.button(/^Show More/);
    this.clearSelections = this.button('Clear Selections');
    this.backToInterest = this.button('Back to Interest');
    this.backToTop = this.button('Back to Top');
    this.schedule = this.button('Schedule meeting');
  }

  async open(): Promise<void> {
    await this.page.goto(MatchingPage.path);
    await this.names.first().waitFor();
  }

  showing(shown: number, total: number): Locator {
    return this.page.getByText(`Showing ${shown} out of ${total} matches`, { exact: true });
  }

  count(selected: number): Locator {
    return this.page.getByText(`${selected} Exhibitor(s) selected`, { exact: true });
  }

  card(company: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name: company, exact: true }) });
  }

  select(company: string): Locator {
    return this.button(`Select, ${company}`);
  }

  selected(company: string): Locator {
    return this.button(`Selected, ${company}`);
  }

  viewProducts(company: string): Locator {
    return this.button(`View Products, ${company}`);
  }

  /** The list of similar exhibitors on the card of a fully booked company. */
  similar(full: string): Locator {
    return this.card(full).getByRole('list', { name: 'Similar exhibitors with free hours' });
  }

  /** Names of the listed companies that have free hours, in the order of the list. */
  async freeNames(): Promise<string[]> {
    await this.names.first().waitFor();
    return (await this.names.allTextContents()).filter((name) => !FULL_COMPANIES.includes(name));
  }

  /**
   * Selects the first companies of the list that have free hours, loading more as needed.
   * @returns their names in the order of selection
   */
  async selectFree(count: number): Promise<string[]> {
    let names = await this.freeNames();
    while (names.length < count) {
      const before = await this.names.count();
      await this.press(this.showMore);
      await this.names.nth(before).waitFor();
      names = await this.freeNames();
    }
    const chosen = names.slice(0, count);
    for (const [index, name] of chosen.entries()) {
      await this.press(this.select(name));
      await this.count(index + 1)
        .first()
        .waitFor();
    }
    return chosen;
  }

  async goOn(): Promise<void> {
    await this.press(this.schedule);
    await this.waitForPath('/business/schedule');
  }
}
