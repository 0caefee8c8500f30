// The home page: figures from the database, the calendar of the edition, and links that all work.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { hoursOf, type Listed, listExhibitors } from '../fixtures/directory.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const server = useSharedServer();

const HOURS = ['11 am', '12 pm', '1 pm', '2 pm', '3 pm', '4 pm', '5 pm'];
const TITLE = 'Eight meetings, chosen before you arrive';

/** Read once the holds of the previous journey are gone. */
let all: Listed[];
test.beforeEach(async () => {
  all = await listExhibitors(server());
});

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('shows the numbers of exhibitors, countries and categories, and the most free hours, as in the database', async () => {
      const { page } = await openPage(server().url, width);
      const home = new JourneyPage(page, width);
      await page.goto('/');
      const countries = new Set(all.map(({ country }) => country)).size;
      await expect(
        page.getByText(`${all.length} exhibitors from ${countries} countries and regions`),
      ).toBeVisible();

      const rows = await server().query<{ name: string }>('select name from category order by position');
      const counted = rows.map(({ name }) => {
        const count = all.filter(({ categories }) => categories.includes(name)).length;
        return `${name}, ${count} exhibitor${count === 1 ? '' : 's'}`;
      });
      expect(counted.length).toBeGreaterThan(3);
      const categories = page.locator('section', { hasText: 'Exhibitors by category' }).locator('li a');
      await expect
        .poll(() => categories.evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel)))
        .toEqual(counted);

      const strip = page.locator('section', { hasText: 'Most free hours' }).getByRole('listitem');
      const freest = all.toSorted((one, other) => other.free.length - one.free.length).slice(0, 8);
      await expect
        .poll(async () =>
          (await strip.allInnerTexts()).map((text) => text.split('\n').filter((line) => line !== '')),
        )
        .toEqual(freest.map((one) => [one.name, `Booth ${one.booth}`, hoursOf(one)]));
      await expect(home.heading).toHaveText([TITLE], { useInnerText: true });
      await expectNoAxeViolations(page);
      await expectToFit(page);

      const [first = ''] = counted;
      await home.press(page.getByRole('link', { name: first, exact: true }));
      const directory = new DirectoryPage(page, width);
      const count = Number(/\d+/.exec(first)?.[0]);
      await directory.showing(Math.min(10, count), count);
      await expect(directory.button(`Remove ${rows[0]?.name}`)).toBeVisible();
    });

    test('Contact us focuses the contacts, and the next Tab the email address', async () => {
      const { page } = await openPage(server().url, width);
      const home = new JourneyPage(page, width);
      await page.goto('/');
      if (width === 'phone') await home.press(home.button('Menu'));
      await home.press(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact us' }),
      );
      await expectFocusOn(page.locator('#contact'));
      await page.keyboard.press('Tab');
      await expectFocusOn(page.getByRole('contentinfo').getByRole('link', { name: 'pr@exhibition.example' }));
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });

test('every link on the page, its header and its footer opens a page with one main heading', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await page.goto('/');
  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const own = new Set(
    links.filter((link) => link.startsWith(server().url)).map((link) => link.split('#')[0] ?? ''),
  );
  const others = new Set(links.filter((link) => !link.startsWith(server().url)));
  expect([...others].sort()).toEqual(['https://wa.me/60120000000', 'mailto:pr@exhibition.example']);
  // Home, directory, about, privacy and terms, both programmes, lost link; categories, eight exhibitors.
  expect(own.size).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const link of own) {
    const response = await page.request.get(link);
    let titles = (await response.text()).match(/<h1[ >]/g)?.length ?? 0;
    if (titles === 0) {
      // A page that depends on browser storage has its heading only once hydrated.
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      titles = await page.getByRole('heading', { level: 1 }).count();
    }
    if (response.status() !== 200 || titles !== 1)
      faults.push(`${link} answers ${response.status()} with ${titles} titles`);
  }
  expect(faults).toEqual([]);
});

test('the calendar in the palette’s mirror shows the days of the edition', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await page.goto('/');
  const art = page.getByRole('img', { name: /^An open make-up palette/ });
  await expect.poll(() => art.getAttribute('aria-label')).toContain('a calendar of 02 June to 05 June');
  await expect(art.locator('text')).toHaveText(['02 June', '03 June', '04 June', '05 June', ...HOURS]);
  const dates = page.locator('section', { hasText: 'Dates and place' }).locator('time');
  await expect
    .poll(() => dates.evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime)))
    .toEqual(['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05']);
  await expect(dates.locator('span:last-child')).toHaveText(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], {
    useInnerText: true,
  });
  await expect(page.getByText('02, 03, 04 and 05 June 2026', { exact: true })).toBeVisible();
});
