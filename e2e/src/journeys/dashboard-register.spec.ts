// Registering someone manually, as on the phone: from the list to the person's page, and what is stored.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

async function visit(width: Width): Promise<Page> {
  const { page } = await openPage(server().url, width);
  await letIn(page, server());
  await page.goto(DASHBOARD_PATHS.businessMatching);
  return page;
}

async function fill(page: Page, email: string): Promise<void> {
  const fields = {
    Name: 'Farah Idris',
    Designation: 'Buyer',
    Email: email,
    'Phone Number': '+60 12-345 6789',
    'Company Name': 'Kenari Spa',
    'Company Nature of Business': 'Spa',
    'Company Phone Number': '+60 3-7788 9900',
    'Address Line 1': 'Jalan Telawi',
    City: 'Kuala Lumpur',
    State: 'Selangor',
    'Postal/Zip Code': '59100',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByRole('combobox', { name: 'Company Size' }).selectOption({ index: 1 });
  const country = page.getByRole('combobox', { name: /^Country/ });
  await country.fill('Malaysia');
  await page
    .getByRole('option', { name: /Malaysia/ })
    .first()
    .click();
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Exhibitor', exact: true }).click();
  await page.getByRole('listbox', { name: 'Exhibitor' }).getByRole('option').first().click();
  const hour = page.getByRole('combobox', { name: 'Day and hour' });
  await expect.poll(() => hour.locator('option').count(), { timeout: 10_000 }).toBeGreaterThan(1);
  await hour.selectOption({ index: 1 });
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test("registers a confirmed person, who gets an email, and opens the person's page", async () => {
      const page = await visit(width);
      await page.getByRole('link', { name: 'Register a person' }).click();
      const email = `farah.${width}@kenari.example`;
      await fill(page, email);
      await choose(page);
      await page.getByRole('checkbox', { name: /^The person agrees/ }).check();
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Farah Idris' })).toBeVisible();
      await expect(page.getByText(/registered the person on the telephone$/)).toBeVisible();
      const rows = await server().query(
        `select confirmed_at is not null as confirmed, (select count(*)::int from email where registration_id = registration.id) as emails
        from registration where folded_email = '${email}'`,
      );
      expect(rows).toEqual([{ confirmed: true, emails: 1 }]);
    });
  });
