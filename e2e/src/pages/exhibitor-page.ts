// An exhibitor's own page: its hours, its products, and whether the visitor has chosen it.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

const HOURS = [660, 720, 780, 840, 900, 960, 1020];

export class ExhibitorPage extends JourneyPage {
  readonly hours: Locator;
  readonly products: Locator;
  readonly add: Locator;
  readonly chosen: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.hours = page.getByRole('table', { name: /^Free hours of / });
    this.products = page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 3 });
    this.add = this.button('Add to my eight');
    this.chosen = this.button('In my eight');
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/exhibitions/${id}`);
    await this.hours.waitFor();
  }

  /** '27 of 28 hours free, UTC+8' */
  count(free: number): Locator {
    // Neither number includes blocked hours.
    return this.page.getByText(new RegExp(`^${free} of \\d+ hours free, UTC\\+8$`));
  }

  /** The free hours of the table in its order, such as '3 14' for the third day at two. */
  async freeHours(): Promise<string[]> {
    const rows = await this.hours
      .getByRole('row')
      .evaluateAll((all) =>
        all.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim())),
      );
    return rows.flatMap((cells, row) =>
      cells.flatMap((cell, day) => (cell === 'Free' ? [`${day + 1} ${HOURS[row]}`] : [])),
    );
  }
}
