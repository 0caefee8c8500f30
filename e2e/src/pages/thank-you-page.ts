// The thank-you page: its success message, the reference, and the meetings by day.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export class ThankYouPage extends JourneyPage {
  static readonly path = '/business/thank-you';
  readonly days: Locator;
  readonly meetings: Locator;
  readonly reference: Locator;
  readonly backToHome: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.days = page.getByRole('main').getByRole('heading', { level: 2 });
    this.meetings = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') });
    this.reference = page.getByText(/^Your reference is /);
    this.backToHome = this.button('Back to Home');
  }

  success(count: number): Locator {
    return this.page.getByText(
      `Your registration is successful! You have successfully matched with ${count} exhibitor(s). You will receive an email notification once your meeting schedule is confirmed.`,
      { exact: true },
    );
  }
}
