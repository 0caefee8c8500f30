// Tags: put on several people from the list, filtered by, and taken back.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/server.ts';

const server = useSharedServer();
const tagged = async (name: string): Promise<number> =>
  Number(
    (
      await server().query(
        `select count(*) from registration_tag join tag on tag.id = tag_id where name = '${name}'`,
      )
    )[0]?.count,
  );

describe.each(mainly('desktop'))('on a %s', (width) => {
  const name = `Press ${width}`;

  it('are put on several people, filtered by, and taken back', async () => {
    const { page, expectErrors } = await openReview(server(), width);
    expectErrors(/422/);
    const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    for (const place of [0, 1, 2]) await ticks.nth(place).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Add a tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a tag to 3 people' });
    await dialog.getByRole('combobox', { name: 'Tag' }).fill('a name that is far too long for a tag');
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await dialog.getByText('A tag has at most 30 characters.').waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('combobox', { name: 'Tag' }).fill(name);
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await page.getByText(`3 people now have the tag ${name}.`).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await tagged(name)).toBe(3);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(name);
    await page.getByText('3 registrations', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`The tag ${name} is removed from 3 people.`).waitFor();
    expect(await tagged(name)).toBe(0);
  });
});
