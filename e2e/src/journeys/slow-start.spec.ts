// The site before its scripts have loaded, if they never load, and if the code of one page is missing.
import type { Page } from '@playwright/test';
import { mainly, openPage } from '../fixtures/browser.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { CALL_FAILED, failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { APPLICATION, openAhead } from '../fixtures/without-scripts.ts';
import { CompanyPage } from '../pages/company-page.ts';
import { CONTACT, ContactPage } from '../pages/contact-page.ts';
import { DirectoryPage } from '../pages/directory-page.ts';

const server = useSharedServer();

const COMPANY_CODE = /\/assets\/company-route/;
const DIRECTORY_CODE = /\/assets\/directory-route/;
/** The messages of header and footer, without which the page does not hydrate. */
const WORDS = /\/assets\/around-[^/]+\.js$/;
/** The heading shown in place of a page whose code failed to load. */
const NOT_ARRIVED = 'This page has not loaded yet';
const UNREACHABLE = 'Part of this page did not load. Please check your connection.';

/** Opens a page whose application scripts are delayed, and waits until presses are recorded. */
async function openEarly(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await untilRecorded(page);
}

/** Waits for the start script, which records presses. */
async function untilRecorded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const probe = document.createElement('button');
    document.body.append(probe);
    probe.click();
    probe.remove();
    return probe.hasAttribute('aria-busy');
  });
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('can be read and navigated by plain links while its scripts load, then adds the exhibitor whose button was pressed', async () => {
      const page = await openAhead(server().url, width);
      const scripts = await holdCalls(page, APPLICATION);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(
        page.getByRole('heading', { level: 1, name: 'Eight meetings, chosen before you arrive' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'See all exhibitors' }).click({ noWaitAfter: true });
      await expect(page.getByRole('heading', { level: 1, name: 'Exhibitions' })).toBeVisible();
      const directory = new DirectoryPage(page, width);
      await expect(directory.names).toHaveCount(10);
      const [second = ''] = (await directory.names.allTextContents()).slice(1);
      await page.getByRole('link', { name: second, exact: true }).click({ noWaitAfter: true });
      await expect(page.getByRole('heading', { level: 1, name: second, exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false);
      await expect(page.locator('#unreachable')).toBeHidden();
      // Presses are applied once the page is hydrated.
      await untilRecorded(page);
      const add = page.getByRole('button', { name: 'Add to my eight' });
      await directory.press(add);
      await directory.press(add);
      await scripts();
      await directory.waitForPath('/business/registration');
      await expect.poll(() => readPart(page, 'selectedExhibitors')).toMatchObject([{ company_name: second }]);
    });

    test('replays presses and choices made while its scripts were loading, once and in order', async () => {
      const page = await openAhead(server().url, width);
      const scripts = await holdCalls(page, APPLICATION);
      const directory = new DirectoryPage(page, width);
      await openEarly(page, DirectoryPage.path, 'Exhibitions');
      await directory.sort.selectOption('free');
      await directory.free.check();
      for (let presses = 0; presses < 2; presses++) await directory.press(directory.showMore);
      await expect(directory.showMore).toHaveAttribute('aria-busy', 'true');
      await expect(directory.names).toHaveCount(10);
      await scripts();
      await directory.showing(20, 380);
      await expect(directory.sort).toHaveValue('free');
      expect(new URL(page.url()).search).toBe('?free=true&sort=free&shown=20');
      await expect(directory.showMore).not.toHaveAttribute('aria-busy');

      // Nothing is replayed on a page opened from here.
      const [first = ''] = await directory.names.allTextContents();
      await directory.visit(first);
      await page.goBack();
      await directory.showing(20, 380);
    });

    test('reports that the page is incomplete if its messages fail to load, and Try again loads it', async () => {
      const page = await openAhead(server().url, width);
      const recover = await failCalls(page, WORDS, 'unreachable');
      await page.goto('/exhibitions');
      const alert = page.getByRole('alert').filter({ hasText: UNREACHABLE });
      await expect(alert).toBeVisible();
      await expect(new DirectoryPage(page).names).toHaveCount(10);
      await expectToFit(page);
      await recover();
      await alert.getByRole('link', { name: 'Try again' }).click();
      await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
      await expect(page.getByRole('heading', { level: 1, name: 'Exhibitions' })).toBeVisible();
      await expect(page.locator('#unreachable')).toBeHidden();
    });

    test('keeps the input if the code of the next page fails to load, and continues once if it is slow', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      expectErrors(/dynamically imported module|preload CSS/);
      const contact = new ContactPage(page, width);
      // Before anything is typed, because the first input prefetches the next page.
      const recover = await failCalls(page, COMPANY_CODE, 'unreachable');
      await contact.open();
      await contact.fill();
      await contact.press(contact.next);
      await expect(page.getByRole('heading', { level: 1, name: NOT_ARRIVED })).toBeVisible();
      await expect(page.getByRole('alert').getByText(/Everything you entered is kept/)).toBeVisible();
      await expect.poll(() => page.title()).toContain(NOT_ARRIVED);
      // The page also retries by itself, so its requests are held until Try again was pressed.
      const code = await holdCalls(page, COMPANY_CODE);
      await recover();
      await contact.press(contact.button('Try again'));
      await code();
      const company = new CompanyPage(page, width);
      await expect(company.city).toBeVisible();
      await contact.press(company.back);
      await expect(contact.name).toBeVisible();
      await expect(contact.name).toHaveValue(CONTACT.name);
      await expect(contact.companyName).toHaveValue(CONTACT.companyName);

      // Pressed twice while the next page loads, Next continues only once.
      const pieces = await holdCalls(page, COMPANY_CODE);
      await page.goto('/business/registration');
      for (let presses = 0; presses < 2; presses += 1) await contact.press(contact.next);
      await pieces();
      await expect(company.city).toBeVisible();
      await page.goBack();
      await expect(contact.designation).toBeVisible();
    });
  });

test('replays only the last press when one press undoes another, and none on the next page', async () => {
  const page = await openAhead(server().url, 'desktop');
  const scripts = await holdCalls(page, APPLICATION);
  await openEarly(page, '/about', 'About the exhibition');
  for (const name of ['Our Mission', 'Our Team', 'Our Mission'])
    await page.getByRole('tab', { name }).click();
  await scripts();
  await expect(page.locator('[role=tab][aria-selected=true]', { hasText: 'Our Mission' })).toBeVisible();

  const directory = new DirectoryPage(page, 'desktop');
  const again = await holdCalls(page, APPLICATION);
  await openEarly(page, DirectoryPage.path, 'Exhibitions');
  for (const label of ['Category', 'Country/Region']) await directory.filter(label).click();
  await again();
  await expect(page.locator('[aria-expanded=true]')).toBeVisible();
  await expect(directory.filter('Category')).toHaveAttribute('aria-expanded', 'false');

  // A phone's menu is opened, and not pressed again on the next page.
  await page.setViewportSize({ width: 390, height: 844 });
  const last = await holdCalls(page, APPLICATION);
  await openEarly(page, '/', 'Eight meetings, chosen before you arrive');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await last();
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Exhibitions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exhibitions' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('discards recorded presses once a link is followed, or if the page cannot hydrate', async () => {
  const page = await openAhead(server().url, 'phone');
  const scripts = await holdCalls(page, APPLICATION);
  await openEarly(page, DirectoryPage.path, 'Exhibitions');
  const directory = new DirectoryPage(page, 'phone');
  await directory.sort.selectOption('free');
  await page.evaluate(() =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await scripts();
  await expect(page.locator('html[data-alive]')).toBeVisible();
  await directory.showing(10, 382);
  expect(new URL(page.url()).search).toBe('');

  const recover = await failCalls(page, DIRECTORY_CODE, 'unreachable');
  const words = await holdCalls(page, WORDS);
  await openEarly(page, DirectoryPage.path, 'Exhibitions');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await words();
  await expect(page.getByRole('heading', { level: 1, name: NOT_ARRIVED })).toBeVisible();
  await expect.poll(() => menu.getAttribute('aria-busy')).toBeNull();
  await recover();
});
