// The organiser of the pictures: logs in, and gets links from the stored messages, since no mail is sent.
import type { Page } from 'playwright-core';

export const ORGANISER = { email: 'organiser@visavis.example', password: 'correct horse battery staple' };

/** Logs in through the dialog that the dashboard opens with. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ORGANISER.email);
  await page.getByLabel('Password').fill(ORGANISER.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** The link in the newest message that a search finds. */
export async function linkOfMessage(page: Page, search: string): Promise<string> {
  await page.goto(`/dashboard/emails?search=${encodeURIComponent(search)}`);
  await page.getByRole('main').getByRole('link', { name: /@/ }).first().click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByRole('link', { name: 'Open the link' }).getAttribute('href');
  return new URL(link ?? '', page.url()).href;
}
