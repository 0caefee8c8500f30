// Pictures of a deletion caused by a setting: the confirmation with the people affected, and the pending deletion.
import { personPath } from '@visavis/contract/dashboard-path';
import { keepSession } from '../fixtures/organiser.ts';
import { EditionPage } from '../pages/edition-page.ts';
import { type Gallery, visit } from './gallery.ts';
import { sessionAt } from './organiser.ts';

/** In the days between the fair and the deletion of its documents. */
export const AFTER_NOW = '2025-06-08T10:00:00+08:00';

const KEPT_DAYS = 'Documents deleted after days';

/** Restores the settings afterwards. */
export const walkDeletion = (gallery: Gallery): Promise<void> =>
  visit(
    gallery,
    async ({ page, shoot }) => {
      await keepSession(page, await sessionAt(gallery.origin));
      const edition = new EditionPage(page);
      await edition.open();
      // The demo continues with the next year.
      await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: '2025' })
        .getByRole('link')
        .click();
      await page.getByRole('heading', { level: 1, name: 'Edition 2025' }).waitFor();
      const kept = await edition.field(KEPT_DAYS).inputValue();
      await edition.field(KEPT_DAYS).fill('0');
      await edition.button('Save Changes').click();
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await shoot('dashboard-edition-deletion');
      const reference = await question.getByText(/^HB-/).first().innerText();
      await question.getByLabel('Type DELETE to go on').fill('DELETE');
      await question.getByRole('button', { name: 'Save and delete later' }).click();
      await edition.button('Keep the documents').waitFor();
      await edition.bar.waitFor({ state: 'detached' });
      await page.evaluate(() => scrollTo(0, 0));
      await shoot('dashboard-edition-deletion-waits');
      const here = page.url();
      await page.goto(`${personPath(reference)}?edition=${new URL(here).pathname.split('/').at(-1)}`);
      await page.getByText(/^The documents and passport numbers are deleted on/).waitFor();
      await page.locator('#documents').scrollIntoViewIfNeeded();
      await shoot('dashboard-person-deletion');
      await page.goto(here);
      await edition.button('Keep the documents').click();
      await edition.button('Keep the documents').waitFor({ state: 'detached' });
      await edition.field(KEPT_DAYS).fill(kept);
      await edition.save();
    },
    { now: AFTER_NOW },
  );
