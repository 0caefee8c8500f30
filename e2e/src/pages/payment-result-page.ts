// The page to which the payment provider returns a buyer, with the outcome of the payment.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class PaymentResultPage extends JourneyPage {
  static readonly path = '/payment-result';
  readonly tryAgain: Locator;
  readonly home: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.tryAgain = page.getByRole('link', { name: 'Try again', exact: true });
    this.home = page.getByRole('link', { name: 'Go to Home', exact: true });
  }

  async waitForTitle(
    title: 'Processing Payment...' | 'Payment Failed' | 'Payment received' | string,
  ): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }
}
