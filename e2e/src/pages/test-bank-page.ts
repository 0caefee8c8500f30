// The test bank: the requested payment, its five outcomes, and the result.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export type BankOutcome = 'Approve' | 'Decline' | 'Leave' | 'Pay late' | 'Answer twice';

export class TestBankPage extends JourneyPage {
  readonly backToShop: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.backToShop = page.getByRole('link', { name: 'Back to the shop', exact: true });
  }

  async choose(outcome: BankOutcome): Promise<void> {
    await this.heading.filter({ hasText: 'Payment request' }).waitFor();
    await this.press(this.button(outcome));
  }

  /** Waits for the payment with this reference. */
  async waitForPayment(reference: string): Promise<void> {
    await this.page.getByRole('cell', { name: reference, exact: true }).waitFor();
  }

  /** The details of the payment in the table. */
  async details(): Promise<Record<string, string>> {
    const rows = await this.page.getByRole('row').all();
    const pairs = rows.map(async (row) => [
      await row.getByRole('rowheader').innerText(),
      await row.getByRole('cell').innerText(),
    ]);
    return Object.fromEntries(await Promise.all(pairs));
  }
}
