// The dashboard's Import page: choosing a file, the open questions, the dry run and the bar at the bottom.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class ImportPage extends JourneyPage {
  readonly drop: Locator;
  readonly bar: Locator;
  readonly apply: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.drop = page.getByRole('region', { name: 'Drop a file here' });
    this.bar = page.getByRole('region', { name: 'Import', exact: true });
    this.apply = this.bar.getByRole('button', { name: /^Import \d/ });
  }

  async open(): Promise<void> {
    await this.page.goto(DASHBOARD_PATHS.import);
    await this.drop.waitFor();
  }

  /** Drops a file as if from a folder. */
  async dropFile(name: string, content: string): Promise<void> {
    const data = await this.page.evaluateHandle(
      ([filename, text]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text ?? ''], filename ?? ''));
        return transfer;
      },
      [name, content],
    );
    await this.drop.dispatchEvent('drop', { dataTransfer: data });
    await this.bar.waitFor();
  }

  /** Columns are collapsed on a phone. */
  async openColumns(): Promise<void> {
    const columns = this.page.locator('details', { hasText: 'Columns' });
    if ((await columns.getAttribute('open')) === null) await this.press(columns.locator('summary'));
  }

  column(heading: string): Locator {
    return this.page.getByRole('combobox', { name: `${heading} goes to` });
  }

  override button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  /** The filter for a result, which shows its count. */
  filter(result: string): Locator {
    return this.page
      .getByRole('group', { name: 'Filter rows by result' })
      .getByRole('button', { name: result });
  }
}
