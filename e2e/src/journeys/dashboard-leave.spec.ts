// Back and Forward ask before input is lost on every page that promises it, and continue when told to.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS, personPath } from '@visavis/contract/dashboard-path';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { holdWrites } from '../fixtures/failing-calls.ts';
import { createOrganisers } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { actOnSelected } from '../fixtures/selection.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

async function visit(width: Width, path: string): Promise<Page> {
  await createOrganisers(server());
  const { page } = await openPage(server().url, width);
  await letIn(page, server(), 'admin');
  await page.goto(path);
  return page;
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Through one history entry after another, like the browser's buttons; no page is loaded. */
const go = (page: Page, ...steps: number[]) =>
  page.evaluate((all) => {
    for (const step of all) history.go(step);
  }, steps);

/** One entry back, two in quick succession, and two at once; the deep run tries all of them on every page. */
const BACKWARDS = [[-1], [-1, -1], [-2]];
const ONE_BACK = process.env.DEEP ? BACKWARDS : [[-1]];

/** Types into the field and goes back: first stays, then leaves. */
async function typeAndGoBack(page: Page, name: string, before: string, backwards = ONE_BACK): Promise<void> {
  const here = pathOf(page);
  const field = page.getByRole('textbox', { name, exact: true }).first();
  await field.fill('Typed and not saved');
  for (const steps of backwards) {
    await go(page, ...steps);
    await expect(question(page)).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe(here);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect
      .poll(async () => [pathOf(page), await field.inputValue()])
      .toEqual([here, 'Typed and not saved']);
  }
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(field).toHaveCount(0);
  await expect.poll(() => pathOf(page)).toBe(before);
}

/** Follows links to create history entries before the form; each leads to the page of that name. */
async function openByLinks(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('asks on the page that registers a person, also before Forward, in a person’s contact, and on a group message', async () => {
      const visitor = await registerOver(server(), {
        name: `Noor Aziz ${width}`,
        exhibitors: ['Hanari Skin Lab'],
      });
      const page = await visit(width, personPath(visitor.reference));
      await openByLinks(page, 'Business Matching', 'Register a person', 'Business Matching');
      await go(page, -1);
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill('Farah');
      await go(page, 1);
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      // The page returns to its previous entry by itself.
      await expect.poll(() => pathOf(page)).toBe(DASHBOARD_PATHS.register);
      await expect(name).toHaveValue('Farah');
      await typeAndGoBack(page, 'Name', DASHBOARD_PATHS.businessMatching, BACKWARDS);

      await openByLinks(page, visitor.name);
      await page.getByRole('button', { name: 'Edit contact' }).click();
      const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
      await field.fill('Typed');
      await go(page, -1);
      await question(page).getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => pathOf(page)).toBe(personPath(visitor.reference));
      await expect(field).toHaveValue('Typed');

      await page.goto(DASHBOARD_PATHS.register);
      await openByLinks(page, 'Business Matching');
      await page
        .getByRole('checkbox', { name: `Select ${visitor.name}` })
        .first()
        .check();
      await actOnSelected(page, 1, 'Write');
      await page.waitForURL(/\/dashboard\/messages\/\d+$/);
      // Without a network nothing is saved in the meantime, as in the moment after a key press.
      await holdWrites(page, '**/api/**');
      await typeAndGoBack(page, 'Subject', DASHBOARD_PATHS.businessMatching);
    });
  });
