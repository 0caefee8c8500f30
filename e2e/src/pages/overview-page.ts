// The dashboard's Overview page: figures, each with a link to the list that it counts.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class OverviewPage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.overview;
  readonly figures: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.figures = page.getByRole('region', { name: 'The edition in numbers' });
  }

  async open(): Promise<void> {
    await this.page.goto(OverviewPage.path);
    await this.figures.waitFor();
  }

  /** @param term such as 'Registrations' */
  #cell(term: string): Locator {
    return this.figures
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').getByText(term, { exact: true }) });
  }

  /** The text of a figure and the words below it, such as '3 3 today'. */
  async textOf(term: string): Promise<string> {
    return (await this.#cell(term).getByRole('definition').innerText()).replaceAll(/\s+/g, ' ');
  }

  /** Every link on the page, with its name and path. */
  async links(): Promise<{ name: string; path: string }[]> {
    return this.page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent ?? '',
        path: link.getAttribute('href') ?? '',
      })),
    );
  }

  /**
   * Clicks the link at this index among them, whether or not its table is shown; if a panel that loaded later has
   * moved it, clicks another link to the same list.
   */
  async follow(place: number, path: string): Promise<void> {
    await this.page.getByRole('main').evaluate(
      (main, [at, href]) => {
        const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')];
        const leads = (link: HTMLAnchorElement | undefined) => link?.getAttribute('href') === href;
        (leads(links[at]) ? links[at] : links.find(leads))?.click();
      },
      [place, path] as const,
    );
    await this.page.waitForURL((url) => `${url.pathname}${url.search}` === path);
  }

  async comeBack(): Promise<void> {
    await this.page.goBack();
    await this.figures.waitFor();
  }
}
