// Step 2 of the registration: the company and its address.

import type { Locator, Page } from '@playwright/test';
import { exampleCompany } from '@visavis/domain/profile/example';
import { FIELDS, type FieldIn, fieldsOf } from '@visavis/domain/profile/fields';
import { fields } from '@visavis/domain/words/en/fields';
import type { Width } from '../fixtures/browser.ts';
import { JourneyPage } from './journey-page.ts';

type Line = Exclude<FieldIn<'company'>, 'companyPhone' | 'country'>;
export const COMPANY_LINES = fieldsOf('company').filter((name): name is Line => FIELDS[name].kind === 'line');

const { companyPhone: _, country: __, ...lines } = exampleCompany();
export const COMPANY = { ...lines, phone: '378905512' };

export class CompanyPage extends JourneyPage {
  static readonly path = '/business/company';
  readonly website: Locator;
  readonly phone: Locator;
  readonly diallingCode: Locator;
  readonly addressLine1: Locator;
  readonly city: Locator;
  readonly region: Locator;
  readonly postalCode: Locator;
  readonly country: Locator;
  readonly back: Locator;
  readonly next: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.website = this.line('website');
    this.phone = page.getByLabel('Company Phone Number', { exact: true });
    this.diallingCode = page.getByRole('button', { name: /^Dialling code/ });
    this.addressLine1 = this.line('addressLine1');
    this.city = this.line('city');
    this.region = this.line('region');
    this.postalCode = this.line('postalCode');
    this.country = page.getByRole('combobox', { name: 'Country' });
    this.back = this.button('Back');
    this.next = this.button('Next');
  }

  /** A single-line text input; optional ones are labelled as such. */
  line(name: Line): Locator {
    return this.page.getByLabel(fields[name].label, { exact: FIELDS[name].required });
  }

  async open(): Promise<void> {
    await this.page.goto(CompanyPage.path);
    await this.city.waitFor();
  }

  async fill(changes: Partial<typeof COMPANY> = {}): Promise<void> {
    const company = { ...COMPANY, ...changes };
    for (const name of COMPANY_LINES) await this.line(name).fill(company[name]);
    await this.phone.fill(company.phone);
  }

  async goOn(): Promise<void> {
    await this.press(this.next);
    await this.waitForPath('/business/interest');
  }
}
