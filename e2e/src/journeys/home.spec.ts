// The home page: all its links work.

import { openPage } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

test('every link on the page, in its header and its footer opens a page with one main heading, and Contact us the contacts', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await page.goto('/');
  const header = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(header).toHaveText(['Home', 'Exhibitions', 'About us', 'Contact us']);
  await header.filter({ hasText: 'Contact us' }).click();
  await expectFocusOn(page.locator('#contact'));
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('contentinfo').getByRole('link', { name: 'pr@exhibition.example' }));
  expect(new URL(page.url()).pathname).toBe('/');

  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const own = new Set(
    links.filter((link) => link.startsWith(server().url)).map((link) => link.split('#')[0] ?? ''),
  );
  const others = new Set(links.filter((link) => !link.startsWith(server().url)));
  expect([...others].sort()).toEqual(['https://wa.me/60120000000', 'mailto:pr@exhibition.example']);
  // Home, directory, about, privacy and terms, both programmes, link request; categories, eight exhibitors.
  expect(own.size).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const link of own) {
    const response = await page.request.get(link);
    let titles = (await response.text()).match(/<h1[ >]/g)?.length ?? 0;
    if (titles === 0) {
      // A page that depends on browser storage has a heading only once hydrated.
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      titles = await page.getByRole('heading', { level: 1 }).count();
    }
    if (response.status() !== 200 || titles !== 1)
      faults.push(`${link} answers ${response.status()} with ${titles} titles`);
  }
  expect(faults).toEqual([]);
});
