// An organiser's first fair, from an empty database to a visitor's booking: no demo, no SQL.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { press, tabTo } from '../fixtures/keyboard.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { expectOpensLater } from '../fixtures/opens-later.ts';
import { logIn } from '../fixtures/organiser.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { CategoriesPage } from '../pages/categories-page.ts';
import { EditionPage } from '../pages/edition-page.ts';
import { ExhibitorEditPage } from '../pages/exhibitor-edit-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

/** Pages that visitors may open before the first fair. */
const PUBLIC = [
  '/exhibitions',
  '/business/registration',
  '/business/schedule',
  '/hosted/registration',
  '/about',
];
const FAIR = 'Gulf Beauty Days';
/** Five days across a month boundary. */
const FIRST_DAY = '2026-09-28';
const EXHIBITOR = 'Maison Oud';
/** The only call that is refused while no edition is open. */
const NO_EDITION_YET = /503 .*\/api\/edition\)?$/;

let server: Server;
test.beforeEach(async () => {
  server = await startServer({
    hasEmptyDatabase: true,
    settings: { ...ORGANISER_SETTINGS, DEMO: 'off' },
  });
});
test.afterEach(async () => {
  await server.stop();
});

async function organiser(): Promise<Page> {
  const { page, expectErrors } = await openPage(server.url, 'desktop');
  expectErrors(NO_EDITION_YET);
  await logIn(page, server);
  await page.goto(DASHBOARD_PATHS.home);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting ready' })).toBeVisible();
  return page;
}

/** The state of a checklist step, such as 'to do'. */
const step = (page: Page, title: string, state: string) =>
  page.getByRole('heading', { level: 2, name: `${title} (${state})` });

async function goTo(page: Page, step: string): Promise<void> {
  await page.goto(DASHBOARD_PATHS.readiness);
  await page.getByRole('main').getByRole('link', { name: step, exact: true }).click();
}

async function bookFirstMeeting(): Promise<void> {
  const { page } = await openPage(server.url, 'phone');
  const subCategories = ['Sheet masks'];
  await storeDraft(page, await makeDraft(server.url, { subCategories, companies: 1, scheduled: 0 }));
  await page.goto(SchedulePage.path);
  const schedule = new SchedulePage(page, 'phone');
  await expect(schedule.available.first()).toBeVisible();
  await expect(schedule.grid.getByRole('columnheader')).toHaveCount(6);
  await schedule.book(schedule.slot('Friday 02 October, 11.30am-12.00pm'));
  await schedule.send();
  await expect(page.getByText('11.30am-12.00pm', { exact: true }).first()).toBeVisible();
  await page.close();
}

test('by mouse: five days of half hours in Dubai, and the first meeting', async () => {
  const { page: visitor, expectErrors } = await openPage(server.url, 'phone');
  expectErrors(CALL_FAILED);
  await expectOpensLater(visitor, PUBLIC);
  await expect(visitor.getByRole('link', { name: /Register|Business Matching/ })).toHaveCount(0);
  // No link leads back here: only home and published pages are linked.
  const links = await visitor
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links.filter((link) => !link?.startsWith('#')))).toEqual(new Set(['/']));
  await expectToFit(visitor);
  await expectNoAxeViolations(visitor);

  const page = await organiser();
  await expect(step(page, 'Exhibitors', 'to do')).toBeVisible();
  await expectNoAxeViolations(page);

  await visitor.close();

  await goTo(page, 'Name and contacts');
  const edition = new EditionPage(page);
  await edition.field('Name of the exhibition').fill(FAIR);
  await edition.field('Email for enquiries').fill('fair@gulf-beauty.org');
  await edition.field('First day').fill(FIRST_DAY);
  await edition.field('Days').selectOption('5');
  await edition.field('Length of a meeting').selectOption('30');
  await edition.field('Time zone').fill('Asia/Dubai');
  await edition.field('Currency').fill('AED');
  await edition.save();

  await goTo(page, 'Categories');
  await page.getByRole('button', { name: 'Use the beauty trade’s categories' }).click();
  await expect(page.getByRole('treeitem', { name: /^Skincare/ }).first()).toBeVisible();

  await goTo(page, 'Exhibitors');
  await page.getByRole('link', { name: 'Add exhibitor' }).first().click();
  const exhibitor = new ExhibitorEditPage(page, 'desktop');
  await exhibitor.companyName.fill(EXHIBITOR);
  await exhibitor.booth.fill('A-01');
  await exhibitor.addCategories('Sheet masks');
  await exhibitor.save('Create exhibitor');
  await exhibitor.grid
    .getByRole('gridcell', { name: /: Free$/ })
    .last()
    .click();
  await expect(page.getByText('1 slot blocked', { exact: true })).toBeAttached();

  await page.goto(DASHBOARD_PATHS.readiness);
  await page.getByRole('link', { name: 'Go to the opening' }).click();
  await edition.confirm('Open registration');
  await expect(edition.button('Close registration')).toBeVisible();

  await bookFirstMeeting();
  // It calls the server periodically, so it is closed before the server stops.
  await page.close();
});

// Each of these pages is also used by keyboard in a journey of its own.
if (process.env.DEEP)
  test('by keyboard: contacts, categories, an exhibitor, and opening the edition', async () => {
    const page = await organiser();
    const main = page.getByRole('main');
    await tabTo(main.getByRole('link', { name: 'Name and contacts', exact: true }));
    await press(page, 'Enter');
    const edition = new EditionPage(page);
    await expect(edition.title).toBeVisible();
    await tabTo(edition.field('Name of the exhibition'));
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type(FAIR);
    await tabTo(edition.field('Email for enquiries'));
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('fair@gulf-beauty.org');
    await press(page, 'Enter');
    await expect(edition.bar).toHaveCount(0);

    await page.goto(DASHBOARD_PATHS.readiness);
    await tabTo(main.getByRole('link', { name: 'Categories', exact: true }));
    await press(page, 'Enter');
    await tabTo(page.getByRole('button', { name: 'Use the beauty trade’s categories' }));
    await press(page, 'Enter');
    const categories = new CategoriesPage(page, 'desktop');
    await expectFocusOn(categories.row('Skincare'));
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    await expectFocusOn(categories.row('Serums and ampoules'));

    await page.goto(DASHBOARD_PATHS.readiness);
    await tabTo(main.getByRole('link', { name: 'Exhibitors', exact: true }));
    await press(page, 'Enter');
    await tabTo(page.getByRole('link', { name: 'Add exhibitor' }).first());
    await press(page, 'Enter');
    const exhibitor = new ExhibitorEditPage(page, 'desktop');
    await expect(exhibitor.companyName).toBeVisible();
    await tabTo(exhibitor.companyName);
    await page.keyboard.type(EXHIBITOR);
    await tabTo(exhibitor.button('Add sub-categories'));
    await press(page, 'Enter');
    await tabTo(exhibitor.dialog.getByRole('searchbox', { name: 'Find a sub-category' }));
    await page.keyboard.type('sheet masks');
    await tabTo(exhibitor.dialog.getByRole('checkbox', { name: 'Sheet masks', exact: true }));
    await press(page, 'Space');
    await tabTo(exhibitor.dialog.getByRole('button', { name: 'Done', exact: true }));
    await press(page, 'Enter');
    await tabTo(exhibitor.bar.getByRole('button', { name: 'Create exhibitor', exact: true }));
    await press(page, 'Enter');
    await exhibitor.storedId();

    await page.goto(DASHBOARD_PATHS.readiness);
    await tabTo(main.getByRole('link', { name: 'Go to the opening' }));
    await press(page, 'Enter');
    await tabTo(edition.button('Open registration'));
    await press(page, 'Enter');
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Open registration', exact: true });
    await tabTo(yes);
    await press(page, 'Enter');
    await expect(edition.button('Close registration')).toBeVisible();
    await page.close();
  });
