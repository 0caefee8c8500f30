// Importing a messy list: dropped in, corrected, imported, found by visitors, and undone.

import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectToFit, sidewaysOverflow } from '../fixtures/layout.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { ImportPage } from '../pages/import-page.ts';

/** Reading and planning a file is worth optimising, unlike other code here. */
const server = useServer({ settings: ORGANISER_SETTINGS, nodeFlags: [] });

const listOf = (width: Width) =>
  [
    'BEAUTY FAIR, EXHIBITORS;;;;',
    ';;;;',
    'Exhibitor;Stand;Land;Group;Notes',
    `Terra Clay ${width};Z-159;S. Korea;Hair tonic;x`,
    `Nord Oils ${width};;Norway;;y`,
    'Total: 2;;;;',
  ].join('\n');

async function open(width: Width) {
  await createOrganisers(server());
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await letIn(page, server(), 'editor');
  const imports = new ImportPage(page, width);
  await imports.open();
  return { page, imports };
}

const found = async (name: string): Promise<boolean> => {
  const answer = await fetch(new URL(`/api/directory?search=${encodeURIComponent(name)}`, server().url));
  return (await answer.text()).includes(name);
};

/** On a short screen or at 400% zoom the bar follows the page's content; on a tall one it sticks to the bottom. */
async function expectNothingCovered(page: Page, imports: ImportPage): Promise<void> {
  const size = page.viewportSize();
  const place = () => imports.bar.evaluate((bar) => getComputedStyle(bar).position);
  await expect.poll(() => place()).toBe('fixed');
  for (const height of [568, 256]) {
    await page.setViewportSize({ width: 320, height });
    await expect.poll(() => place()).toBe('static');
    await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('drops a file, corrects it, imports it, and undoes it', async () => {
      const { page, imports } = await open(width);
      await imports.dropFile('List FINAL v7 (2).csv', listOf(width));
      await expect(page.getByText('separated by semicolons')).toBeVisible();
      await expect(page.getByText('Heading found in row 3')).toBeVisible();

      await imports.openColumns();
      await imports.column('Group').selectOption({ label: 'Sub-categories' });
      await expect(page.getByRole('heading', { name: '“Hair tonic” is not a sub-category' })).toBeVisible();
      await expectNoAxeViolations(page);
      await expectToFit(page);
      await page.reload();
      await page.getByLabel('Create it in').selectOption({ index: 0 });
      await imports.press(imports.button('Create it'));

      await expect(page.getByRole('heading', { name: `Which booth has Nord Oils ${width}?` })).toBeVisible();
      await page.getByLabel('Booth number', { exact: true }).fill('Z-160');
      await page.keyboard.press('Enter');
      await expect(imports.bar.getByText('2 of 2 rows can be imported')).toBeVisible();
      await expectNothingCovered(page, imports);
      await imports.press(imports.apply);

      await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
      await expect.poll(() => found(`Terra Clay ${width}`)).toBe(true);
      await expectNoAxeViolations(page);

      await imports.press(imports.button('Undo'));
      await imports.press(page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }));
      await expect(page.getByRole('heading', { name: 'This import was undone.' })).toBeVisible();
      await expect.poll(() => found(`Terra Clay ${width}`)).toBe(false);
    });
  });
