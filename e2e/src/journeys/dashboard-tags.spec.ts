// Tags: put on several people from the list, filtered by, and taken back.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();
const tagged = async (name: string): Promise<number> =>
  Number(
    (
      await server().query(
        `select count(*) from registration_tag join tag on tag.id = tag_id where name = '${name}'`,
      )
    )[0]?.count,
  );

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    const name = `Press ${width}`;

    test('are put on several people, filtered by, and taken back', async () => {
      const { page, expectErrors } = await openReview(server(), width);
      expectErrors(/422/);
      const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      for (const place of [0, 1, 2]) await ticks.nth(place).click();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Add a tag' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a tag to 3 people' });
      await dialog.getByRole('combobox', { name: 'Tag' }).fill('a name that is far too long for a tag');
      await dialog.getByRole('button', { name: 'Add tag' }).click();
      await expect(dialog.getByText('A tag has at most 30 characters.')).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('combobox', { name: 'Tag' }).fill(name);
      await dialog.getByRole('button', { name: 'Add tag' }).click();
      await expect(page.getByText(`3 people now have the tag ${name}.`)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect.poll(() => tagged(name)).toBe(3);
      await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
      await page.getByRole('button', { name: 'More filters' }).click();
      await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(name);
      await expect(page.getByText('3 registrations', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(`The tag ${name} is removed from 3 people.`)).toBeVisible();
      await expect.poll(() => tagged(name)).toBe(0);
    });
  });
