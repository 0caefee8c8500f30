// Exhibitors in the dashboard: one is created, found and booked by a visitor, moved to another booth, and archived.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ExhibitorInput } from '@visavis/contract/exhibitor-profile/profile';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { findListed } from '../fixtures/directory.ts';
import { PNG } from '../fixtures/documents.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { ExhibitorEditPage } from '../pages/exhibitor-edit-page.ts';

const started = useMailedServer();

async function open(width: Width) {
  const { server } = started();
  await createOrganisers(server);
  const { page, expectErrors } = await openPage(server.url, width);
  expectErrors(CALL_FAILED);
  await letIn(page, server, 'editor');
  return { server, page, edit: new ExhibitorEditPage(page, width) };
}

const NO_MORE: Omit<ExhibitorInput, 'companyName' | 'boothNumber'> = {
  hall: '',
  regionCountry: '',
  website: '',
  contactEmail: '',
  productProfile: { en: '' },
  description: { en: '' },
  subCategoryIds: [],
  products: [],
  representatives: [],
  places: { from: 'hand', count: 1 },
};

/** Creates exhibitors over the API. */
async function createOver(server: Server, booths: Record<string, string>): Promise<void> {
  const organiser = await OrganiserCalls.open(server);
  for (const [companyName, boothNumber] of Object.entries(booths))
    await organiser.create('/api/exhibitors', { ...NO_MORE, companyName, boothNumber });
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('one is created with logo, products and categories; a visitor finds and books it; a change of booth is emailed', async () => {
      const { server, page, edit } = await open(width);
      const name = `Maison Argile ${width}`;
      await edit.openNew();
      await edit.companyName.fill(name);
      await edit.booth.fill(`Z-${width.length}01`);
      await page.locator('#profile input[type="file"]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: PNG,
      });
      await page.getByRole('textbox', { name: 'Product profile', exact: true }).fill('Clay masks');
      await page
        .getByRole('textbox', { name: 'Company description', exact: true })
        .fill('Clay from the Drôme.');
      await edit.addCategories('Sheet masks');
      await edit.addProduct('Green clay mask', 'For a calm evening.');
      await expect(edit.preview.getByText(name)).toBeVisible();
      await expectToFit(page);
      await expectNoAxeViolations(page);
      await edit.save('Create exhibitor');
      const id = await edit.storedId();

      const visitor = await openPage(server.url, width);
      const directory = new DirectoryPage(visitor.page, width);
      await visitor.page.goto(`/exhibitions/${id}`);
      await expect(directory.heading.getByText(name)).toBeVisible();
      await expect(visitor.page.locator('article, main').getByRole('heading', { level: 3 })).toHaveText(
        'Green clay mask',
        { useInnerText: true },
      );
      const { email } = await registerOver(server, { name: 'Amira Rahman', exhibitors: [name] });

      await edit.open(id);
      await edit.booth.fill('Z-900');
      await expect(page.getByText(/^Was Z-\d01, as 1 person was told\.$/)).toBeVisible();
      await expect(edit.bar.getByRole('checkbox', { name: /^Tell the person/ })).toBeVisible();
      await edit.save('Save Changes');
      await expect(edit.notices.filter({ hasText: '1 person is told' })).toBeVisible();
      const told = () =>
        started().mail.messages.filter(
          ({ recipients, mail }) => recipients.includes(email) && mail.text?.includes('Z-900'),
        );
      await expect.poll(() => told().length, { timeout: 15_000 }).toBe(1);
    });
  });

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test("in the list, a row's menu overlays the others, and a duplicate is merged", async () => {
      const { server, page, edit } = await open(width);
      const duplicates = { 'Dalia Botanica': 'V-1', 'Dalia Botanica Srl': 'V-2' };
      await createOver(server, duplicates);
      const duplicate = await findListed(server, 'Dalia Botanica Srl');
      await registerOver(server, { name: 'Mei Chen', exhibitors: ['Dalia Botanica Srl'] });
      await page.goto(DASHBOARD_PATHS.exhibitors);
      const rows = page.locator('tr[data-row]');
      await expect(rows.nth(5)).toBeVisible();
      await edit.press(rows.nth(1).getByRole('button', { name: /^Actions for / }));
      const items = page.getByRole('menuitem');
      await expect.poll(() => items.count()).toBeGreaterThan(2);
      // Fails if another element would receive the click.
      for (const item of await items.all()) await item.click({ trial: true });

      await edit.open(duplicate.id);
      await edit.press(edit.button('Actions for Dalia Botanica Srl'));
      await edit.press(page.getByRole('menuitem', { name: 'Merge with another', exact: true }));
      await edit.dialog.getByRole('searchbox').fill('dalia');
      await edit.press(edit.dialog.getByRole('button', { name: /^Dalia Botanica\s*V-1/ }));
      await expect(edit.dialog.getByText('Meetings: 1 and 0 become 1', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await edit.press(edit.dialog.getByRole('button', { name: 'Merge into Dalia Botanica', exact: true }));
      await expect(edit.heading.filter({ hasText: /^Dalia Botanica$/ })).toBeVisible();
      await expect(
        page.locator('#meetings').getByRole('link', { name: 'Mei Chen', exact: true }),
      ).toBeVisible();
    });
  });
