// Step 2 of the registration: the company and where it is.
import type { Locator, Page } from 'playwright-core';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

export const COMPANY = {
  website: 'https://kenari.example',
  phone: '378905512',
  addressLine1: '18 Jalan Telawi',
  addressLine2: 'Level 3',
  city: 'Kuala Lumpur',
  region: 'Wilayah Persekutuan',
  postalCode: '59100',
};

export class CompanyPage extends JourneyPage {
  static readonly path = '/business/company';
  readonly website: Locator;
  readonly phone: Locator;
  readonly diallingCode: Locator;
  readonly addressLine1: Locator;
  readonly addressLine2: Locator;
  readonly city: Locator;
  readonly region: Locator;
  readonly postalCode: Locator;
  readonly country: Locator;
  readonly back: Locator;
  readonly next: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.website = page.getByLabel('Company Website');
    this.phone = page.getByLabel('Company Phone Number', { exact: true });
    this.diallingCode = page.getByRole('button', { name: /^Dialling code/ });
    this.addressLine1 = page.getByLabel('Address Line 1');
    this.addressLine2 = page.getByLabel('Address Line 2');
    this.city = page.getByLabel('City', { exact: true });
    this.region = page.getByLabel('State', { exact: true });
    this.postalCode = page.getByLabel('Postal/Zip Code', { exact: true });
    this.country = page.getByRole('combobox', { name: 'Country' });
    this.back = this.button('Back');
    this.next = this.button('Next');
  }

  async open(): Promise<void> {
    await this.page.goto(CompanyPage.path);
    await this.city.waitFor();
  }

  async fill(changes: Partial<typeof COMPANY> = {}): Promise<void> {
    const company = { ...COMPANY, ...changes };
    await this.website.fill(company.website);
    await this.phone.fill(company.phone);
    await this.addressLine1.fill(company.addressLine1);
    await this.addressLine2.fill(company.addressLine2);
    await this.city.fill(company.city);
    await this.region.fill(company.region);
    await this.postalCode.fill(company.postalCode);
  }

  async goOn(): Promise<void> {
    await this.press(this.next);
    await this.waitForPath('/business/interest');
  }
}
