// The booking form, the payment summary after it, and the confirmation dialog before the payment provider.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export interface Applicant {
  name: string;
  passport: string;
}

export class BookingPage extends JourneyPage {
  static readonly path = '/hosted/payment-gateway';
  readonly title: Locator;
  readonly goOn: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.title = page.getByRole('heading', { level: 1, name: 'Book your stay', exact: true });
    this.goOn = this.button('Continue to payment');
  }

  /** @param place 0 for the applicant, 1 for the second one */
  field(label: 'Name' | 'Passport number', place: 0 | 1): Locator {
    return this.page.getByLabel(label, { exact: true }).nth(place);
  }

  async fillApplicant({ name, passport }: Applicant, place: 0 | 1): Promise<void> {
    await this.field('Name', place).fill(name);
    await this.field('Passport number', place).fill(passport);
  }

  async choose(option: string): Promise<void> {
    await this.press(this.page.getByText(option, { exact: true }));
  }

  night(label: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`\\b${label}\\b`) });
  }

  async addNight(label: string): Promise<void> {
    await this.press(this.page.locator('label').filter({ has: this.night(label) }));
  }

  /** A line of the order in the form or the summary. */
  line(term: string, amount: string): Locator {
    return orderLine(this.page, term, amount);
  }
}

export class PaymentSummaryPage extends JourneyPage {
  static readonly path = '/hosted/payment-card';
  readonly title: Locator;
  readonly pay: Locator;
  readonly confirm: Locator;
  readonly leave: Locator;
  readonly underWay: Locator;
  readonly continuePayment: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.title = page.getByRole('heading', { level: 1, name: 'Payment Summary', exact: true });
    // Includes the amount if there is enough space.
    this.pay = page.getByRole('main').getByRole('button', { name: /^Pay( RM [\d,.]+)?$/ });
    this.confirm = page.getByRole('dialog', { name: 'Confirm your payment' });
    this.leave = this.confirm.getByRole('link', { name: 'Pay', exact: true });
    this.underWay = page.getByText(/^A payment for this booking is in progress\./);
    this.continuePayment = page.getByRole('link', { name: 'Continue payment', exact: true });
  }

  line(term: string, amount: string): Locator {
    return orderLine(this.page, term, amount);
  }

  /** The values in the summary under a heading. */
  async details(section: string): Promise<string[]> {
    const heading = this.page.getByRole('heading', { name: section, exact: true });
    // The title is displayed before the booking has loaded.
    await heading.waitFor();
    const place = this.page.locator('section').filter({ has: heading });
    return place.getByRole('definition').allInnerTexts();
  }

  /** Opens the confirmation dialog. @returns the order's ID */
  async startPayment(): Promise<string> {
    await this.press(this.pay);
    await this.confirm.waitFor();
    const [, orderId = ''] = await this.confirm.getByRole('definition').allInnerTexts();
    return orderId;
  }

  /** Continues to the test bank. @returns the order's ID */
  async leaveToPay(): Promise<string> {
    const orderId = await this.startPayment();
    await this.press(this.leave);
    await this.page.waitForURL(/\/test-bank\//, { waitUntil: 'commit' });
    return orderId;
  }
}

function orderLine(page: Page, term: string, amount: string): Locator {
  return page
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: term }) })
    .filter({ has: page.getByRole('definition').filter({ hasText: amount }) })
    .last();
}
