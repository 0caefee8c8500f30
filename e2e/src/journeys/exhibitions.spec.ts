// The exhibitor directory: search, filters and sorting match the database, by touch, mouse and keyboard.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, WIDTHS, type Width } from '../fixtures/browser.ts';
import { hoursOf, type Listed, listExhibitors } from '../fixtures/directory.ts';
import { holdCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { press, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DirectoryPage } from '../pages/directory-page.ts';

const server = useSharedServer();

/** Read once the holds of the previous journey are gone. */
let all: Listed[];
test.beforeEach(async () => {
  all = await listExhibitors(server());
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const containing = (...words: string[]) =>
  all.filter((one) => words.every((word) => plain(one.words).includes(word)));
const namesOf = (found: readonly Listed[]) => found.slice(0, 10).map(({ name }) => name);
const inCategory = (name: string) => all.filter(({ categories }) => categories.includes(name));
const from = (...countries: string[]) => all.filter(({ country }) => countries.includes(country));

async function openDirectory(width: Width, query = '') {
  const visit = await openPage(server().url, width);
  const directory = new DirectoryPage(visit.page, width);
  await directory.open(query);
  return { ...visit, directory };
}

for (const width of WIDTHS)
  test.describe(`on a ${width}`, () => {
    test('opens a filter by touch or click, and closes it by its button or a click outside', async () => {
      const { directory } = await openDirectory(width);
      const country = directory.filter('Country/Region');
      await directory.press(country);
      // Anywhere in the row of the choice.
      await directory.press(
        directory.page.getByText(`Malaysia (${from('Malaysia').length})`, { exact: true }),
      );
      await directory.showing(10, from('Malaysia').length);
      if (width === 'phone') {
        await directory.press(directory.button(`Show ${from('Malaysia').length} exhibitors`));
        await expect(directory.dialog).toHaveCount(0);
      } else await directory.heading.click();
      await expect.poll(() => country.getAttribute('aria-expanded')).toBe('false');
      await directory.press(directory.button('Remove Malaysia'));
      await directory.showing(10, all.length);
    });
  });

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('shows the first ten exhibitors as in the database', async () => {
      const { page, directory } = await openDirectory(width);
      const countries = new Set(all.map(({ country }) => country)).size;
      await expect(
        page.getByText(`${all.length} exhibitors from ${countries} countries and regions.`),
      ).toBeVisible();
      await directory.showing(10, all.length);
      // The server counts free hours once a second, and may have counted those of the journey before.
      await expect
        .poll(() => directory.cards())
        .toEqual(
          all
            .slice(0, 10)
            .map((one) => [one.name, `Booth ${one.booth}`, one.country, hoursOf(one)].join(' | ')),
        );
      await expect(directory.heading).toHaveCount(1);
      await expectToFit(page);
    });

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
    test('filters by category and country with the keyboard, and removes the tags again', async () => {
      const { page, directory } = await openDirectory(width);
      const category = directory.filter('Category');
      await tabTo(category);
      await press(page, 'Enter');
      await tabTo(directory.option('Skincare', inCategory('Skincare').length));
      await press(page, 'Space');
      await directory.showing(10, inCategory('Skincare').length);
      await expectNoAxeViolations(page);
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
      await search.fill('mal');
      await tabTo(directory.option('Malaysia', from('Malaysia').length));
      await press(page, 'Space');
      await search.fill('atlantis');
      await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
      // The browser's own Escape empties a search first.
      await search.fill('');
      await press(page, 'Escape');
      await expectFocusOn(country);
      await expect(country).toHaveText('2 chosen', { useInnerText: true });
      const both = from('Türkiye', 'Malaysia').filter(({ categories }) => categories.includes('Skincare'));
      await directory.showing(Math.min(10, both.length), both.length);
      await expect(directory.names).toHaveText(namesOf(both));
      await expectNoAxeViolations(page);

      const left = () => directory.tags.evaluateAll((tags) => tags.map((tag) => tag.ariaLabel));
      await expect.poll(() => left()).toEqual(['Remove Skincare', 'Remove Türkiye', 'Remove Malaysia']);
      await directory.tags.nth(1).focus();
      await press(page, 'Enter');
      await expectFocusOn(directory.button('Remove Malaysia'));
      await press(page, 'Enter');
      await expectFocusOn(directory.button('Remove Skincare'));
      await press(page, 'Enter');
      await expectFocusOn(directory.search);
      await expect.poll(left).toEqual([]);
      await directory.showing(10, all.length);

      // Each filter change is a history entry: Back restores the last tag.
      await page.goBack();
      await expect.poll(left).toEqual(['Remove Skincare']);
      await directory.showing(10, inCategory('Skincare').length);
      await directory.press(directory.clear);
      await expectFocusOn(directory.search);
      await directory.showing(10, all.length);
    });

    test('searches by words of the name, the country without accents, and a product', async () => {
      const { page, directory } = await openDirectory(width);
      for (const [typed, found] of [
        ['KENANGA d-032', containing('kenanga', 'd-032')],
        ['turkiye', containing('turkiye')],
        ['Türkiye  rose', containing('turkiye', 'rose')],
        ['velour rouge', containing('velour', 'rouge')],
      ] as const) {
        expect(found.length, typed).toBeGreaterThan(0);
        await directory.search.fill(typed);
        await directory.showing(Math.min(10, found.length), found.length);
        await expect.poll(() => directory.names.allTextContents()).toEqual(namesOf(found));
        expect(new URL(page.url()).searchParams.get('search')).toBe(typed);
      }
      await expect(directory.names).toHaveText(['Atelier Nacre']);
      await directory.press(directory.button('Clear search'));
      await expectFocusOn(directory.search);
      await directory.showing(10, all.length);
      expect(new URL(page.url()).search).toBe('');
    });

    test('leads to an exhibitor that was opened right after typing, although its page arrives late', async () => {
      const { page } = await openPage(server().url, width);
      await page.clock.install();
      const directory = new DirectoryPage(page, width);
      await directory.open();
      const name = all[0]?.name ?? '';
      const code = await holdCalls(page, /\/assets\/exhibitor-route/);
      await directory.search.fill(name);
      await directory.press(page.getByRole('link', { name, exact: true }));
      // By then the typing pause is over.
      await page.clock.fastForward(1_000);
      await code();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/exhibitions/${all[0]?.id}`);
    });

    test('filters by free hours, and sorts by booth and by free hours', async () => {
      const { page, directory } = await openDirectory(width);
      const { compare } = new Intl.Collator('en', { numeric: true });
      const free = all.filter((one) => one.free.length > 0);
      expect(free.length).toBeLessThan(all.length);
      await directory.press(directory.free);
      await directory.showing(10, free.length);
      await directory.sort.selectOption({ label: 'Booth' });
      const byBooth = free.toSorted((one, other) => compare(one.booth, other.booth));
      await expect.poll(() => directory.names.allTextContents()).toEqual(namesOf(byBooth));
      await directory.sort.selectOption({ label: 'Most free hours' });
      const byHours = free.toSorted((one, other) => other.free.length - one.free.length);
      await expect.poll(() => directory.names.allTextContents()).toEqual(namesOf(byHours));
      expect(new URL(page.url()).search).toBe('?free=true&sort=free');
    });

    if (process.env.DEEP)
      test('follows the address after Back, even if the choice was not rendered yet', async () => {
        const { page, directory } = await openDirectory(width);
        const slow = await page.context().newCDPSession(page);
        await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const gone = page.evaluate(
          () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })),
        );
        await directory.free.evaluate((box: HTMLInputElement) => {
          box.click();
          history.back();
        });
        await gone;
        await expect.poll(() => directory.free.isChecked()).toBe(false);
        expect(new URL(page.url()).search).toBe('');
        await directory.sort.selectOption('booth');
        await expect.poll(() => new URL(page.url()).search).toBe('?sort=booth');
      });
  });
