// Registering someone manually, as on the phone: errors at their fields, a single use of the hour, a known address.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import type { Role } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

async function visit(width: Width, role: Role = 'admin') {
  const opened = await openPage(server().url, width);
  await letIn(opened.page, server(), role);
  await opened.page.goto(DASHBOARD_PATHS.businessMatching);
  return opened;
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

async function choose(page: Page): Promise<string> {
  await page.getByRole('combobox', { name: 'Exhibitor', exact: true }).click();
  await page.getByRole('listbox', { name: 'Exhibitor' }).getByRole('option').first().click();
  const hour = page.getByRole('combobox', { name: 'Day and hour' });
  await expect.poll(() => hour.locator('option').count(), { timeout: 10_000 }).toBeGreaterThan(1);
  const words = (await hour.locator('option').nth(1).textContent()) ?? '';
  await hour.selectOption({ index: 1 });
  return words;
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test("reports missing fields, registers once, and opens the person's page", async () => {
      const { page, expectErrors } = await visit(width);
      expectErrors(/422|409/);
      await page.getByRole('link', { name: 'Register a person' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Register a person' })).toBeVisible();
      const register = page.getByRole('button', { name: 'Register', exact: true });
      await register.click();
      await expect(
        page.getByText('Nobody was registered yet. Please look at the marked fields.'),
      ).toBeVisible();
      await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(2);

      const email = `farah.${width}@kenari.example`;
      await fill(page, email);
      const hour = await choose(page);
      await register.click();
      await expect(
        page.getByText('Please ask the person whether they agree to the terms, and tick the box.').first(),
      ).toBeVisible();
      await page.getByRole('checkbox', { name: /^The person agrees/ }).check();
      await register.dblclick();
      await expect(page.getByRole('heading', { level: 1, name: 'Farah Idris' })).toBeVisible();
      await expect(page.getByText(/registered the person on the telephone$/)).toBeVisible();
      const rows = await server().query(
        `select confirmed_at is not null as confirmed, (select count(*)::int from email where registration_id = registration.id) as emails
        from registration where folded_email = '${email}'`,
      );
      expect(rows).toEqual([{ confirmed: true, emails: 1 }]);

      // The same address again: reports it with a link to the person, keeps the input, and no longer offers the hour.
      await page.goto(DASHBOARD_PATHS.register);
      await fill(page, email);
      await expect(choose(page)).resolves.not.toBe(hour);
      await page.getByRole('checkbox', { name: /^The person agrees/ }).check();
      await register.click();
      const open = page.getByRole('link', { name: /^Open BM-/ }).first();
      await expect(open).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Farah Idris');
    });
  });
