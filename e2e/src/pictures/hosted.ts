// Pictures of the Hosted Buyer programme, from the application to the final meetings.
import type { Page } from '@playwright/test';
import { REQUIRED_DOCUMENTS } from '../fixtures/documents.ts';
import { holdCalls } from '../fixtures/failing-calls.ts';
import { bookHours, chooseExhibitors } from './choosing.ts';
import { type Gallery, visit } from './gallery.ts';
import { linkOfMessage, logIn } from './organiser.ts';
import { type Shoot, unseen } from './shooting.ts';

const NAME = 'Noor Aziz';

export async function walkHosted(gallery: Gallery): Promise<void> {
  let result = '';
  await visit(gallery, async ({ page, shoot }) => {
    result = await walk(page, shoot);
  });
  await visit(gallery, async ({ page, shoot }) => {
    await page.goto(result);
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    await shoot('payment-result-received');
  });
}

/**
 * An organiser stays logged in throughout, which the buyer's pages ignore.
 * @returns the URL to which the payment provider returned the buyer
 */
async function walk(page: Page, shoot: Shoot): Promise<string> {
  await page.goto('/dashboard');
  await logIn(page);
  const email = `noor.aziz.${page.viewportSize()?.width}@bungaraya.example`;
  await apply(page, shoot, email);
  await approve(page, shoot);
  await page.goto(await linkOfMessage(page, email));
  await book(page, shoot);
  const result = await pay(page, shoot);
  await chooseExhibitors(page, unseen);
  await bookHours(page, unseen, false);
  await page.waitForURL('**/hosted/final-meetings');
  await page.getByText('HB-').first().waitFor();
  await shoot('final-meetings', { whole: true });
  await reviewPayment(page, shoot);
  return result;
}

async function apply(page: Page, shoot: Shoot, email: string): Promise<void> {
  await page.goto('/hosted/registration');
  await shoot('hosted-registration');
  await page.getByLabel('Name', { exact: true }).fill(NAME);
  await page.getByLabel('Designation').fill('Owner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('123456789');
  await page.getByLabel('Company Name').fill('Bunga Raya Spa');
  await page.getByLabel('Company Nature of Business').fill('Spa');
  await page.getByText('1-10', { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/hosted/company');
  await page.getByLabel('Company Phone Number').fill('378905512');
  await page.getByLabel('Address Line 1').fill('18 Jalan Telawi');
  await page.getByLabel('City').fill('Kuala Lumpur');
  await page.getByLabel('State').fill('Wilayah Persekutuan');
  await page.getByLabel('Postal/Zip Code').fill('59100');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      ...REQUIRED_DOCUMENTS,
      { name: 'brochure.pptx', mimeType: 'application/octet-stream', buffer: Buffer.from('no document') },
    ]);
  await shoot('hosted-company', { whole: true });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Send without it' }).waitFor();
  await shoot('hosted-left-out');
  await page.getByRole('button', { name: 'Send without it' }).click();
  await page.waitForURL('**/hosted/thank-you');
  await shoot('hosted-thank-you', { whole: true });
}

async function approve(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard/hosted-buyer-program');
  await page.getByText(NAME).first().waitFor();
  await page
    .getByRole('button', { name: /^View \(/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shoot('dashboard-documents');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^Ask for a document/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Ask .* for a document$/ }).waitFor();
  await shoot('dashboard-ask-document');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: `Approve ${NAME}` })
    .first()
    .click();
  await page.getByText('Approved').first().waitFor();
  await page
    .getByRole('button', { name: `Reject ${NAME}` })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('dashboard-reject');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click();
}

async function book(page: Page, shoot: Shoot): Promise<void> {
  await page.getByRole('heading', { name: 'Book your stay' }).waitFor();
  await page.getByLabel('Passport number').first().fill('A55120482');
  await page.getByText('2 - 4 Jun 2025', { exact: true }).click();
  await page.getByText('Two Single Bed', { exact: true }).click();
  await page.locator('label').filter({ hasText: '4 Jun' }).last().click();
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('hosted-booking', { whole: true });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/hosted/payment-card');
  await page.getByRole('heading', { name: 'Stay details' }).waitFor();
  await shoot('hosted-payment-summary', { whole: true });
}

/** @returns the address of the result */
async function pay(page: Page, shoot: Shoot): Promise<string> {
  const toBank = async () => {
    await page.getByRole('button', { name: /^Pay/ }).first().click();
    await page.getByRole('dialog').waitFor();
  };
  await toBank();
  await shoot('hosted-payment-confirm');
  await page.getByRole('dialog').getByRole('link', { name: 'Pay' }).click();
  await page.getByRole('heading', { name: 'Payment request' }).waitFor();
  await shoot('test-bank');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('Unfortunately, your payment was not successful.').waitFor();
  await shoot('payment-result-failed');
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/hosted/payment-card');
  await toBank();
  await page.getByRole('dialog').getByRole('link', { name: 'Pay' }).click();
  const release = await holdCalls(page, '**/api/payments/outcome*');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Processing Payment...' }).waitFor();
  const result = page.url();
  await shoot('payment-result-processing', { waiting: true });
  await release();
  await page.waitForURL('**/hosted/interest');
  return result;
}

async function reviewPayment(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard/hosted-buyer-program');
  await page
    .getByRole('button', { name: /payment/i })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Success').first().waitFor();
  // Whether the provider was queried or sent its notification first depends on timing.
  await page
    .getByText(/^(The payment provider was|We have not asked the payment provider)/)
    .evaluate((line) => {
      line.textContent = 'The payment provider was last asked on 03 March 2025, 10.00am.';
    });
  await shoot('dashboard-payment-status');
  for (const name of ['desk', 'attendance', 'refunds']) {
    await page.goto(`/dashboard/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(`dashboard-${name}`);
  }
  await page.goto('/dashboard/exhibitors');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Create link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
  await shoot('dashboard-exhibitor-link');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Your meetings' }).waitFor();
  await shoot('exhibitor-meetings');
}
