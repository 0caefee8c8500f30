// The fair's desk, as used by a person with a keyboard-style scanner.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class DeskPage extends JourneyPage {
  readonly field: Locator;
  /** The result of the last scan. */
  readonly result: Locator;
  readonly device: Locator;
  /** The network state, and pending records. */
  readonly network: Locator;
  readonly conflicts: Locator;
  readonly refused: Locator;

  constructor(page: Page, width: Width = 'phone') {
    super(page, width);
    this.field = page.getByLabel('Scan a code or type a reference, name or company', { exact: true });
    this.result = page.locator('main section').first().getByRole('status');
    this.network = page.locator('main').getByRole('status').first();
    this.device = page.getByRole('region', { name: 'This device' });
    this.conflicts = page.getByRole('region', { name: /^Marked differently/ });
    this.refused = page.getByRole('region', { name: /^Not settled/ });
  }

  async open(): Promise<void> {
    await this.page.goto(DASHBOARD_PATHS.desk);
    await this.field.waitFor();
  }

  /** Types like a scanner: the text, then Enter. */
  async scan(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  figure(name: 'Scanned today' | 'Waiting' | 'To decide'): Locator {
    return this.device.locator('div', { has: this.page.getByText(name, { exact: true }) }).locator('dd');
  }
}
