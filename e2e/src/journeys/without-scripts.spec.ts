// The public pages with scripts disabled: their text is in the document, and their links work.

import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed, hoursOf, listExhibitors } from '../fixtures/directory.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutScripts } from '../fixtures/without-scripts.ts';
import { DirectoryPage } from '../pages/directory-page.ts';

const server = useSharedServer();

const COMPANY = 'Seri Kenanga';

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('home, directory and exhibitor can be read and navigated by links', async () => {
      const page = await openWithoutScripts(server().url, width);
      const all = await listExhibitors(server());
      const listed = await findListed(server(), COMPANY);
      const title = async () => (await page.getByRole('heading', { level: 1 }).allInnerTexts()).join(' / ');
      await page.goto('/');
      await expect.poll(() => title()).toBe('Eight meetings, chosen before you arrive');
      await expect.poll(() => page.title()).toMatch(/^Home \| /);
      await expect(page.getByText('02, 03, 04 and 05 June 2026', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'See all exhibitors' }).click();
      await page.waitForURL('**/exhibitions');
      await expect.poll(() => title()).toBe('Exhibitions');
      const directory = new DirectoryPage(page);
      await directory.showing(10, all.length);
      await expect(directory.names).toHaveText(all.slice(0, 10).map(({ name }) => name));

      // A shared link: its search is already applied in the document.
      await page.goto('/exhibitions?search=kenanga&free=true');
      await directory.showing(1, 1);
      await expect(directory.card(COMPANY)).toContainText(hoursOf(listed), { useInnerText: true });
      await page.getByRole('link', { name: COMPANY, exact: true }).click();
      await page.waitForURL(`**/exhibitions/${listed.id}`);
      await expect.poll(() => title()).toBe(COMPANY);
      for (const product of listed.products)
        await expect(page.getByRole('heading', { level: 3, name: product })).toBeVisible();
      await expect(page.getByRole('table').getByText('Free', { exact: true })).toHaveCount(
        listed.free.length,
      );
      await page.getByRole('main').getByRole('link', { name: 'Exhibitions', exact: true }).click();
      await page.waitForURL('**/exhibitions');
    });

    test('header, footer, published texts and the first steps can be read and reached by links', async () => {
      const page = await openWithoutScripts(server().url, width);
      await page.goto('/');
      const links = page.getByRole('banner').getByRole('link');
      for (const [name, path] of [
        ['Exhibitions', '/exhibitions'],
        ['About us', '/about'],
        ...(width === 'phone' ? [['Register', '/business/registration'] as const] : []),
      ] as const) {
        await links.filter({ hasText: name }).click();
        await page.waitForURL(`**${path}`);
      }
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);

      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1, name: 'About the exhibition' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('people who buy beauty products', {
        useInnerText: true,
      });
      for (const [name, words] of [
        ['Privacy', 'There are no trackers, no advertising and no analytics.'],
        ['Terms', 'You accept them when you submit a registration'],
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        await expect(page.getByRole('article')).toContainText(words, { useInnerText: true });
      }
      // The contents are beside the text if there is enough space.
      const third = page.getByRole('article').getByRole('heading', { level: 2 }).nth(2);
      const title = await third.innerText();
      if (width === 'desktop')
        await page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: title, exact: true })
          .click();
      else await page.goto('/terms#section-3');
      await expect(page.locator(':target')).toHaveText(title, { useInnerText: true });

      for (const [path, heading] of [
        ['/business/registration', 'Business Matching'],
        ['/hosted/registration', 'Hosted Buyer'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const steps = page.getByRole('main').getByRole('listitem');
        await expect
          .poll(async () => (await steps.allInnerTexts()).join(' '))
          .toContain('Contact and company');
        await page.getByRole('banner').getByRole('link', { name: 'International Beauty Exhibition' }).click();
        await page.waitForURL(server().url.replace(/\/?$/, '/'));
      }
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Eight meetings' })).toBeVisible();
    });
  });

test('the document of each page links all the styles that the page uses', async () => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(CALL_FAILED);
  for (const path of [
    '/',
    '/exhibitions',
    '/exhibitions/999999999',
    '/about',
    '/privacy',
    '/business/registration',
    '/no-such-page',
  ]) {
    const html = await (await fetch(new URL(path, server().url))).text();
    const arrived = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, file]) => file);
    await page.goto(path);
    const used = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(used), path).toEqual(new Set(arrived));
  }
});
