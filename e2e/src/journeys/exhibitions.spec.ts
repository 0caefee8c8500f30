// The exhibitor directory: filters by keyboard, and restoring the position in the list.

import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { type Listed, listExhibitors } from '../fixtures/directory.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DirectoryPage } from '../pages/directory-page.ts';

const server = useSharedServer();

/** Read once the holds of the previous journey have expired. */
let all: Listed[];
test.beforeEach(async () => {
  all = await listExhibitors(server());
});

const namesOf = (found: readonly Listed[]) => found.slice(0, 10).map(({ name }) => name);
const inCategory = (name: string) => all.filter(({ categories }) => categories.includes(name));
const from = (...countries: string[]) => all.filter(({ country }) => countries.includes(country));

async function openDirectory(width: Width, query = '') {
  const visit = await openPage(server().url, width);
  const directory = new DirectoryPage(visit.page, width);
  await directory.open(query);
  return { ...visit, directory };
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('focuses the first new entry on Show more, and restores list and scroll position after Back and a reload', async () => {
      const { page, directory } = await openDirectory(width, '?free=true&sort=booth');
      const total = all.filter((one) => one.free.length > 0).length;
      await directory.showMore.focus();
      await press(page, 'Enter');
      await expectFocusOn(directory.names.nth(10));
      await directory.showing(20, total);
      await directory.press(directory.showMore);
      await expectFocusOn(directory.names.nth(20));
      await directory.showing(30, total);
      const before = await directory.names.allTextContents();
      const { compare } = new Intl.Collator('en', { numeric: true });
      const byBooth = all
        .filter((one) => one.free.length > 0)
        .toSorted((one, other) => compare(one.booth, other.booth));
      expect(before).toEqual(byBooth.slice(0, 30).map(({ name }) => name));
      const company = before[24] ?? '';
      await directory.card(company).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => Math.round(window.scrollY));
      expect(place).toBeGreaterThan(500);

      const isBack = async () => {
        await directory.showing(30, total);
        await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
        await expect(directory.names).toHaveText(before);
        await expect(directory.free).toBeChecked();
        await expect(directory.sort).toHaveValue('booth');
      };
      await directory.visit(company);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await isBack();
      await page.reload();
      await isBack();
    });
  });

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('filters by category and country with the keyboard; Escape and a click elsewhere close the menus', async () => {
      const { page, directory } = await openDirectory(width);
      const category = directory.filter('Category');
      await tabTo(category);
      await press(page, 'Enter');
      await tabTo(directory.option('Skincare', inCategory('Skincare').length));
      await press(page, 'Space');
      await directory.showing(10, inCategory('Skincare').length);
      await press(page, 'Escape');
      await expectFocusOn(category);
      await expect(category).toHaveText('Skincare', { useInnerText: true });

      const country = directory.filter('Country/Region');
      await tabTo(country);
      await press(page, 'Enter');
      const search = page.getByRole('searchbox', { name: 'Search countries and regions' });
      await typeInto(search, 'turk');
      await tabTo(directory.option('Türkiye', from('Türkiye').length));
      await press(page, 'Space');
      // In a search field, the browser's own Escape clears the text first.
      await search.fill('');
      await press(page, 'Escape');
      await expectFocusOn(country);
      await expect(country).toHaveText('Türkiye', { useInnerText: true });
      const both = from('Türkiye').filter(({ categories }) => categories.includes('Skincare'));
      await directory.showing(Math.min(10, both.length), both.length);
      await expect(directory.names).toHaveText(namesOf(both));
      await directory.press(country);
      await expect(country).toHaveAttribute('aria-expanded', 'true');
      await directory.heading.click();
      await expect(country).toHaveAttribute('aria-expanded', 'false');
    });
  });
