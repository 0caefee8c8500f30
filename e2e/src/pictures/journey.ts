// Pictures of Business Matching from the first form to the thank-you page.
import type { Page } from '@playwright/test';
import { bookHours, chooseExhibitors } from './choosing.ts';
import { type Gallery, visit } from './gallery.ts';
import type { Shoot } from './shooting.ts';

export async function walkJourney(gallery: Gallery): Promise<void> {
  await visit(gallery, async ({ page, shoot }) => {
    await fillSteps(page, shoot);
    await chooseExhibitors(page, shoot);
    await bookHours(page, shoot, true);
    await page.waitForURL('**/business/thank-you');
    await shoot('thank-you', { whole: true });
  });
}

async function fillSteps(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/business/registration');
  await page.getByLabel('Designation').waitFor();
  await shoot('registration');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Name is required', { exact: true }).first().waitFor();
  await shoot('registration-errors', { whole: true });
  await page.getByLabel('Name', { exact: true }).fill('Amira Rahman');
  await page.getByLabel('Designation').fill('Head of Buying');
  await page.getByLabel('Email').fill(`amira.rahman.${page.viewportSize()?.width}@kenari.example`);
  await page.getByLabel('Phone Number').fill('123456789');
  await page.getByLabel('Company Name').fill('Kenari Beauty Retail');
  await page.getByLabel('Company Nature of Business').fill('Multi-brand retail');
  await page.getByText('11-50', { exact: true }).click();
  await shoot('registration-filled', { whole: true });
  await page.getByRole('button', { name: /Dialling code/ }).click();
  await page.getByPlaceholder('Search country or code').waitFor();
  await shoot('registration-dialling-code');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/business/company');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Company phone number is required').first().waitFor();
  await shoot('company-errors', { whole: true });
  await page.getByLabel('Company Phone Number').fill('378905512');
  await page.getByLabel('Address Line 1').fill('18 Jalan Telawi');
  await page.getByLabel('City').fill('Kuala Lumpur');
  await page.getByLabel('State').fill('Wilayah Persekutuan');
  await page.getByLabel('Postal/Zip Code').fill('59100');
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('company');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('mal');
  await shoot('company-country');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/business/interest');
}
