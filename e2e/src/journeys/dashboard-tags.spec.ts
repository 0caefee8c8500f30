// Tags: put on several people from the list, filtered by, taken back, and changed on the page of a person.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });
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

  it('are added and removed on the page of a person, who is found by them', async () => {
    const { page } = await openReview(server(), width);
    const link = page.locator('#rows a[href*="/dashboard/people/"]').first();
    const person = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name: person }).waitFor();
    await page.getByRole('button', { name: 'Add tag' }).click();
    await page.getByRole('combobox', { name: 'Tag' }).fill(name);
    await page.keyboard.press('Enter');
    const remove = page.getByRole('button', { name: `Remove the tag ${name}` });
    await remove.waitFor();
    await expectNoAxeViolations(page);
    await page.goto(`${DASHBOARD_PATHS.businessMatching}?tag=${encodeURIComponent(name.toUpperCase())}`);
    await page.getByText('1 registration', { exact: true }).waitFor();
    await page.getByRole('link', { name: person, exact: true }).click();
    const removals = page.getByText(/removed a tag$/);
    await remove.waitFor();
    await page
      .getByText(/added a tag$/)
      .first()
      .waitFor();
    const before = await removals.count();
    await remove.click();
    await expect.poll(() => removals.count()).toBe(before + 1);
    await remove.waitFor({ state: 'hidden' });
    expect(await tagged(name)).toBe(0);
  });
});

it('a task about each of several people is given to somebody', async () => {
  const { page } = await openReview(server(), 'desktop');
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1]) await ticks.nth(place).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Assign a task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a task about each of 2 people' });
  await dialog.getByRole('textbox', { name: 'Task' }).fill('Ring before the fair');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await page.getByText('A task about each of 2 people is added.').waitFor();
  await page.locator('#rows a[href*="/dashboard/people/"]').first().click();
  await page.getByText('Ring before the fair', { exact: true }).waitFor();
});
