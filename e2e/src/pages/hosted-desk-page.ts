// The dashboard's Hosted Buyer Program page: the applications, their documents and payments, and refunds.

import type { Locator, Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class HostedDeskPage extends JourneyPage {
  static readonly path = DASHBOARD_PATHS.hostedBuyerProgram;
  readonly rows: Locator;
  readonly documents: Locator;
  readonly payment: Locator;
  readonly refund: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.rows = page.locator('tr[data-row]');
    this.documents = page.getByRole('dialog', { name: 'Uploaded Documents' });
    this.payment = page.getByRole('dialog', { name: 'Payment Status' });
    this.refund = page.getByRole('dialog', { name: 'Refund', exact: true });
  }

  async open(search: string): Promise<void> {
    await this.page.goto(`${HostedDeskPage.path}?${new URLSearchParams({ search })}`);
    await this.rows.first().waitFor();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Waits until the row has this status. */
  async standing(name: string, status: string): Promise<void> {
    await this.row(name).getByText(status, { exact: true }).waitFor();
  }

  action(action: 'Approve' | 'Reject' | 'Delete', name: string): Locator {
    return this.button(`${action} ${name}`);
  }

  async openDocuments(name: string): Promise<void> {
    await this.press(
      this.page.getByRole('button', { name: new RegExp(`^View \\(\\d+\\) documents of ${name}$`) }),
    );
    await this.documents.waitFor();
  }

  async openSchedule(name: string): Promise<void> {
    await this.press(
      this.page.getByRole('button', { name: new RegExp(`^View \\(\\d+\\) meetings of ${name}$`) }),
    );
  }

  /** @param status such as 'Paid' */
  paymentOf(name: string, status: string): Locator {
    return this.button(`Payment status of ${name}: ${status}`);
  }

  async openPayment(name: string, status: string): Promise<void> {
    await this.press(this.paymentOf(name, status));
    await this.payment.getByText('Reference No', { exact: true }).first().waitFor();
  }

  async close(dialog: Locator): Promise<void> {
    await this.press(dialog.getByRole('button', { name: 'Close' }).first());
    await dialog.waitFor({ state: 'hidden' });
  }
}
