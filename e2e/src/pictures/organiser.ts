// The organiser for the pictures: logs in, and gets links from the stored messages, since no mail is sent.
import type { Page } from '@playwright/test';

export const ORGANISER = { email: 'organiser@visavis.example', password: 'correct horse battery staple' };

/** Logs in through the dialog that the dashboard opens with. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ORGANISER.email);
  await page.getByLabel('Password').fill(ORGANISER.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A session over the API, for pages in any language. */
export async function sessionAt(origin: string): Promise<{ token: string; user: object }> {
  const answer = await fetch(new URL('/api/login', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ORGANISER),
  });
  if (!answer.ok) throw new Error(`no login: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { token: string; user: object };
}

/** The link in the newest message that a search finds. */
export async function linkOfMessage(page: Page, search: string): Promise<string> {
  await page.goto(`/dashboard/emails?search=${encodeURIComponent(search)}`);
  await page.getByRole('main').getByRole('link', { name: /@/ }).first().click();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByRole('link', { name: 'Open the link' }).getAttribute('href');
  return new URL(link ?? '', page.url()).href;
}
