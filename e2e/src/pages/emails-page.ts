// The dashboard's Emails page: the messages by state, and an open message beside the list or in place of it.

import type { FrameLocator, Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class EmailsPage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.emails;
  readonly search: Locator;
  readonly states: Locator;
  readonly rows: Locator;
  /** The open message. */
  readonly message: Locator;
  /** Its delivery status. */
  readonly state: Locator;
  /** Its rendered content. */
  readonly frame: FrameLocator;
  readonly back: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.search = page.getByRole('searchbox', { name: 'Search subject, name, address or reference' });
    this.states = page.getByRole('navigation', { name: 'Messages by state' }).getByRole('link');
    this.rows = page
      .getByRole('table', { name: 'Messages, newest first' })
      .getByRole('row')
      .filter({ has: page.getByRole('link') });
    this.message = page.getByRole('region', { name: 'Message', exact: true });
    this.state = this.message.getByRole('article').getByRole('status');
    this.frame = this.message.frameLocator('iframe[title^="Preview: "]');
    this.back = page.getByRole('link', { name: 'Back to all emails', exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${EmailsPage.path}${query}`);
    await this.states.first().waitFor();
  }

  row(kind: string, address: string): Locator {
    return this.rows.filter({ hasText: kind }).filter({ hasText: address });
  }

  /** @param state such as 'Sent' */
  async waitForRow(kind: string, address: string, state: string): Promise<void> {
    await this.row(kind, address).getByText(state, { exact: true }).waitFor();
  }

  async openMessage(kind: string, address: string): Promise<void> {
    await this.press(this.row(kind, address).getByRole('link'));
    await this.message.getByText(`To ${address}, `).waitFor();
  }
}
