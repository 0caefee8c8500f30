// The application of a hosted buyer: its two form steps, and sending it up to the thank-you page.

import type { Locator, Page } from '@playwright/test';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import type { Width } from '../fixtures/browser.ts';
import type { UploadedFile } from '../fixtures/documents.ts';
import { CompanyPage } from './company-page.ts';
import { ContactPage } from './contact-page.ts';

export class HostedContactPage extends ContactPage {
  override async open(): Promise<void> {
    await this.page.goto(HOSTED_PATHS.contact);
    await this.name.waitFor();
  }

  override async goOn(): Promise<void> {
    await this.press(this.next);
    await this.waitForPath(HOSTED_PATHS.company);
  }
}

export class HostedCompanyPage extends CompanyPage {
  readonly files: Locator;
  readonly submit: Locator;

  constructor(page: Page, width?: Width) {
    super(page, width);
    this.files = page.getByLabel(/^Choose files/);
    this.submit = this.button('Submit');
  }

  async choose(files: readonly UploadedFile[]): Promise<void> {
    await this.files.setInputFiles([...files]);
    for (const { name } of files) await this.button(`Remove ${name}`).waitFor();
  }

  /** @returns the reference shown on the thank-you page */
  async send(): Promise<string> {
    await this.press(this.submit);
    await this.waitForPath(HOSTED_PATHS.thankYou);
    const line = this.page.getByText(/^Your reference: /);
    return ((await line.textContent()) ?? '').replace('Your reference: ', '');
  }
}
