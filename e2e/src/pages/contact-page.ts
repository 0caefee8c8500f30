// Step 1 of the registration: the attendee and the company.
import type { Locator, Page } from '@playwright/test';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

/** The input of most journeys. An email address can register only once, so each server has its own visitor. */
export const CONTACT = {
  name: 'Amira Rahman',
  designation: 'Head of Buying',
  email: 'amira.rahman@kenari.example',
  phone: '123456789',
  companyName: 'Kenari Beauty Retail',
  companyNature: 'Multi-brand retail',
  companySize: '11-50',
};

export class ContactPage extends JourneyPage {
  static readonly path = '/business/registration';
  readonly name: Locator;
  readonly designation: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly diallingCode: Locator;
  readonly diallingCodeSearch: Locator;
  readonly companyName: Locator;
  readonly companyNature: Locator;
  readonly next: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.name = page.getByLabel('Name', { exact: true });
    this.designation = page.getByLabel('Designation', { exact: true });
    this.email = page.getByLabel('Email', { exact: true });
    this.phone = page.getByLabel('Phone Number', { exact: true });
    this.diallingCode = page.getByRole('button', { name: /^Dialling code/ });
    this.diallingCodeSearch = page.getByPlaceholder('Search country or code');
    this.companyName = page.getByLabel('Company Name', { exact: true });
    this.companyNature = page.getByLabel('Company Nature of Business', { exact: true });
    this.next = this.button('Next');
  }

  size(band: string): Locator {
    return this.page.getByRole('radio', { name: band, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(ContactPage.path);
    await this.name.waitFor();
  }

  async fill(changes: Partial<typeof CONTACT> = {}): Promise<void> {
    const visitor = { ...CONTACT, ...changes };
    await this.name.fill(visitor.name);
    await this.designation.fill(visitor.designation);
    await this.email.fill(visitor.email);
    await this.phone.fill(visitor.phone);
    await this.companyName.fill(visitor.companyName);
    await this.companyNature.fill(visitor.companyNature);
    await this.press(this.page.getByText(visitor.companySize, { exact: true }));
  }

  /** @param option as it is listed, such as 'Malaysia +60' */
  async pickDiallingCode(search: string, option: string): Promise<void> {
    await this.press(this.diallingCode);
    await this.diallingCodeSearch.fill(search);
    await this.press(this.page.getByRole('option', { name: option, exact: true }));
  }

  async goOn(): Promise<void> {
    await this.press(this.next);
    await this.waitForPath('/business/company');
  }
}
