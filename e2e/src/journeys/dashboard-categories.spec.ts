// The category tree: by keyboard, by pointer, with names in three languages, a merge and its undo, and in two browsers.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type VisitOptions, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { CategoriesPage } from '../pages/categories-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

async function open(width: Width, options: VisitOptions = {}) {
  await createOrganisers(server());
  const { page, expectErrors } = await openPage(server().url, width, options);
  expectErrors(CALL_FAILED);
  await letIn(page, server(), 'editor');
  const categories = new CategoriesPage(page, width);
  await categories.open();
  return { page, categories };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('adds, renames in three languages, moves and deletes; a visitor sees it', async () => {
      const { categories } = await open(width);
      const name = `Thermal water ${width}`;
      await categories.press(categories.button('Add category'));
      await categories.dialog.getByLabel('Belongs to').selectOption({ label: 'Skincare' });
      const first = categories.dialog.getByLabel('English', { exact: true });
      await first.fill(name);
      await categories.press(categories.dialog.getByRole('button', { name: 'Add' }));
      await expect(categories.done.getByText(`“${name}” is added.`)).toBeVisible();
      await expect(categories.row(name)).toBeVisible();

      await categories.field('Bahasa Melayu').fill('Air terma');
      await categories.field('简体中文').fill('温泉水');
      await categories.press(categories.button('Save'));
      await expect(categories.done.getByText('The names are saved.')).toBeVisible();

      await expect
        .poll(async () => {
          const list = await fetch(new URL('/api/categories', server().url));
          const [skincare] = (await list.json()) as { id: number }[];
          const subs = await fetch(new URL(`/api/categories/${skincare?.id}/subcategories`, server().url));
          return ((await subs.json()) as { name: string; names?: object }[]).find((sub) => sub.name === name);
        })
        .toMatchObject({ names: { ms: 'Air terma', 'zh-Hans': '温泉水' } });

      await categories.press(categories.button('Move'));
      await categories.dialog.getByLabel('Place').selectOption({ label: 'First' });
      await categories.press(categories.dialog.getByRole('button', { name: 'Move' }));
      await expect(categories.done.getByText(new RegExp(`^${name} is now 1 of`))).toBeVisible();
      await expect.poll(async () => (await categories.names()).slice(0, 2)).toEqual(['Skincare', name]);

      await categories.press(categories.button('Delete'));
      await categories.press(categories.dialog.getByRole('button', { name: 'Delete' }));
      await expect(categories.done.getByText(`“${name}” is deleted.`)).toBeVisible();
      await expect(categories.row(name)).toHaveCount(0);
    });
  });

test("by keyboard and by pointer: moves rows with the focus, previews, makes and undoes a merge, and shows others' change by itself", async () => {
  const { page, categories } = await open('desktop', { isFresh: true });
  await categories.tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectFocusOn(categories.row('Serums and ampoules'));
  await page.keyboard.press('Alt+ArrowDown');
  await expect(categories.done.getByText('Serums and ampoules is now 2 of 10 in Skincare.')).toBeVisible();
  await expectFocusOn(categories.row('Serums and ampoules'));
  await page.keyboard.press('Alt+ArrowRight');
  await expect(categories.done.getByText('Serums and ampoules is now 9 of 9 in Makeup.')).toBeVisible();
  await expectFocusOn(categories.row('Serums and ampoules'));
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(categories.done.getByText('Serums and ampoules is now 10 of 10 in Skincare.')).toBeVisible();
  await expectFocusOn(categories.row('Serums and ampoules'));
  await page.keyboard.press('End');
  await page.keyboard.press('s');
  await expectFocusOn(categories.row('Skincare'));
  await page.keyboard.press('Enter');
  await expectFocusOn(page.getByRole('heading', { level: 2, name: 'Skincare' }));

  await categories.row('Fragrance').click();
  await categories.row('Fragrance').press('ArrowRight');
  await categories.row('Body mists').dragTo(categories.row('Eau de parfum'));
  await expect(categories.done.getByText('Body mists is now 1 of 8 in Fragrance.')).toBeVisible();
  await categories.row('Body mists').dragTo(categories.row('Hair Care'));
  await expect(categories.done.getByText('Body mists is now 9 of 9 in Hair Care.')).toBeVisible();

  await categories.row('Styling').click();
  const before = (await categories.row('Styling').getAttribute('aria-label')) ?? 'no name';
  await categories.into.selectOption({ label: 'Hair colour (Hair Care)' });
  await expect(page.getByRole('table', { name: 'Names that stay' })).toBeVisible();
  await expectNoAxeViolations(page);
  await categories.button('Merge').click();
  await expect(categories.done.getByText('“Styling” is merged into “Hair colour”.')).toBeVisible();
  await page.getByRole('searchbox').fill('styling');
  await expect(categories.row('Skincare')).toHaveCount(0);
  await expect(categories.row('Hair colour')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await categories.button('Undo the merge of “Styling” into “Hair colour”').click();
  await expect(categories.done.getByText('The merge of “Styling” is undone.')).toBeVisible();
  await expect(categories.row('Styling')).toHaveAttribute('aria-label', before);

  const { categories: other } = await open('desktop');
  await other.row('Body Care').click();
  await other.field('English').fill('Body and bath');
  await other.button('Save').click();
  await expect(categories.row('Body and bath')).toBeVisible();
});
