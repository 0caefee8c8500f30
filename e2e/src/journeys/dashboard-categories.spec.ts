// The category tree: names in three languages for visitors, keys and dragging with a pointer, and in two browsers.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, type VisitOptions } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { CategoriesPage } from '../pages/categories-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

async function open(options: VisitOptions = {}) {
  await createOrganisers(server());
  const { page } = await openPage(server().url, 'desktop', options);
  await letIn(page, server(), 'editor');
  const categories = new CategoriesPage(page);
  await categories.open();
  return { page, categories };
}

test("by keyboard and by pointer: moves rows with the focus, merges, names for visitors in three languages, and shows others' change by itself", async () => {
  const { page, categories } = await open({ isFresh: true });
  await categories.tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectFocusOn(categories.row('Serums and ampoules'));
  await page.keyboard.press('Alt+ArrowDown');
  await expect(categories.done.getByText('Serums and ampoules is now 2 of 10 in Skincare.')).toBeVisible();
  await expectFocusOn(categories.row('Serums and ampoules'));
  await page.keyboard.press('Enter');
  await expectFocusOn(page.getByRole('heading', { level: 2, name: 'Serums and ampoules' }));

  await categories.row('Fragrance').click();
  await categories.row('Fragrance').press('ArrowRight');
  await categories.row('Body mists').dragTo(categories.row('Eau de parfum'));
  await expect(categories.done.getByText('Body mists is now 1 of 8 in Fragrance.')).toBeVisible();
  await categories.row('Body mists').dragTo(categories.row('Hair Care'));
  await expect(categories.done.getByText('Body mists is now 9 of 9 in Hair Care.')).toBeVisible();

  await categories.row('Styling').click();
  await categories.into.selectOption({ label: 'Hair colour (Hair Care)' });
  await expect(page.getByRole('table', { name: 'Names that stay' })).toBeVisible();
  await expectNoAxeViolations(page);
  await categories.button('Merge').click();
  await expect(categories.done.getByText('“Styling” is merged into “Hair colour”.')).toBeVisible();

  const { categories: other } = await open();
  await other.row('Body Care').click();
  await other.field('English').fill('Body and bath');
  await other.field('Bahasa Melayu').fill('Badan dan mandian');
  await other.field('简体中文').fill('身体与沐浴');
  await other.button('Save').click();
  await expect(categories.row('Body and bath')).toBeVisible();
  await expect
    .poll(async () => (await (await fetch(new URL('/api/categories', server().url))).json()) as object[])
    .toContainEqual(
      expect.objectContaining({
        name: 'Body and bath',
        names: { ms: 'Badan dan mandian', 'zh-Hans': '身体与沐浴' },
      }),
    );
});
