// Questions about a file before its rows: in which encoding its names read right, and rows that a filter hides.

import { caseFile } from '@visavis/server/testing/import-cases/case-file';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { ImportPage } from '../pages/import-page.ts';

/** Reading and planning a file is work that is worth optimising. */
const server = useServer({ settings: ORGANISER_SETTINGS, nodeFlags: [] });

/** In Windows-1250, with too few letters of its own to be certain. */
const POLISH = Buffer.from('Company;Booth;Country\nZaj\xb9czek;Z-1;Poland\nOlej;Z-2;Poland\n', 'latin1');

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('asks for the encoding before anything can be imported, and tells of hidden rows', async () => {
      await createOrganisers(server());
      const { page } = await openPage(server().url, width);
      await letIn(page, server(), 'editor');
      const imports = new ImportPage(page, width);
      await imports.open();
      const choose = (name: string, buffer: Buffer) =>
        page.setInputFiles('input[type=file]', { name, mimeType: 'application/octet-stream', buffer });
      await choose('lista.csv', POLISH);
      await expect(page.getByRole('heading', { name: 'Check the file' })).toBeVisible();
      await expect(page.getByText('Choose the encoding first.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
      await expectNoAxeViolations(page);
      await expectToFit(page);
      await page.getByRole('radio', { name: /Zajączek/ }).check();
      await expect(page.getByText('2 of 2 rows can be imported')).toBeVisible();
      await expect(page.getByRole('radio', { name: /Zajączek/, checked: true })).toBeVisible();

      await choose('halls.xlsx', caseFile('c19-filter-and-sheet-per-hall.xlsx'));
      await expect(page.getByText('2 rows are hidden by a filter and left out.')).toBeVisible();
      await expect(
        page.getByText('Sheets with the same headings that are not imported: Hall 2 and Hall 3.'),
      ).toBeVisible();
      await page.getByLabel('Import these sheets as well').check();
      await expect(
        page.getByText('Sheets with the same headings that are imported as well: Hall 2 and Hall 3.'),
      ).toBeVisible();
      await expect(imports.bar.getByText('5 of 5 rows can be imported')).toBeVisible();
      await page.getByLabel('Import hidden rows as well').check();
      await expect(page.getByText('2 rows are hidden by a filter and imported as well.')).toBeVisible();
    });
  });
