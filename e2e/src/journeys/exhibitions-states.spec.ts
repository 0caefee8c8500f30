// The directory without results, without an answer from the server, and when hours are taken while it is open.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed, hoursOf, listExhibitors } from '../fixtures/directory.ts';
import { CALL_FAILED, failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { OtherVisitor } from '../fixtures/other-visitor.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DirectoryPage } from '../pages/directory-page.ts';

const server = useServer();

/** The page refetches a few seconds after hours have changed, so that a burst of changes costs one request. */
const LIVE = { timeout: 20_000, intervals: [50] };

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('says that nothing was found or that a search failed, which Try again repeats; clearing focuses the search', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      const directory = new DirectoryPage(page, width);
      await directory.open();
      await directory.search.fill('zzzz');
      await expect(directory.nothing).toBeVisible();
      await expect(page.getByText('Try another word or fewer filters', { exact: true })).toBeVisible();
      await directory.showing(0, 0);
      await expectNoAxeViolations(page);
      await expectToFit(page);
      const recover = await failCalls(page, /\/api\/directory\?/, 'unreachable');
      await directory.search.fill('kenanga');
      await expect(directory.failed).toBeVisible();
      await expectNoAxeViolations(page);
      await expectToFit(page);
      await recover();
      await directory.press(directory.tryAgain);
      await directory.showing(1, 1);
      await expect(directory.names).toHaveText(['Seri Kenanga']);
      await expect(directory.failed).toHaveCount(0);
      await directory.search.fill('zzzz');
      await expect(directory.nothing).toBeVisible();
      await directory.press(directory.clear);
      await expectFocusOn(directory.search);
      await directory.showing(10, (await listExhibitors(server())).length);
      await expect(directory.search).toHaveValue('');
    });

    test('shows that it is loading, and reports that the filter choices failed to load', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      const directory = new DirectoryPage(page, width);
      const answers = await holdCalls(page, /\/api\/directory\?/);
      const recover = await failCalls(page, /\/api\/directory\/facts/, 'an empty 500');
      // Reached from another page of the site, it loads its data in the browser.
      await page.goto('/privacy');
      if (width === 'phone') await directory.press(directory.button('Menu'));
      await directory.press(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exhibitions' }),
      );
      await expect(page.getByText('Loading exhibitors...', { exact: true }).first()).toBeVisible();
      await expectNoAxeViolations(page);
      await answers();
      await expect(directory.names.first()).toBeVisible();
      await directory.press(directory.filter('Category'));
      await expect(page.getByText('The choices could not be loaded.', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await recover();
      await directory.press(directory.tryAgain);
      await expect(page.getByRole('checkbox', { name: /^Skincare \(\d+\)$/ })).toBeVisible();
    });

    if (process.env.DEEP)
      test('shows one hour less when another visitor holds one, and when one is booked', async () => {
        const { page } = await openPage(server().url, width);
        const directory = new DirectoryPage(page, width);
        const [entry] = (await listExhibitors(server())).filter(({ free }) => free.length > 5);
        if (!entry) throw new Error('No exhibitor has more than five free hours.');
        await directory.open(`?search=${encodeURIComponent(entry.name)}`);
        const card = directory.card(entry.name);
        await expect(card.getByText(hoursOf(entry), { exact: true })).toBeVisible();
        const other = new OtherVisitor(server().url);
        const [day = 0, minute = 0] = (entry.free[0] ?? '').split(' ').map(Number);
        await expect(other.take({ exhibitorId: entry.id, day, minute })).resolves.toBe(201);
        const shows = async (free: number) => {
          await expect.poll(async () => (await findListed(server(), entry.name)).free).toHaveLength(free);
          await expect
            .poll(() => card.getByText(`${free} hours free`, { exact: true }).count(), LIVE)
            .toBe(1);
        };
        await shows(entry.free.length - 1);
        await registerOver(server(), { name: 'Farid Osman', exhibitors: [entry.name] });
        await shows(entry.free.length - 2);
        await other.giveBack(entry.id);
        await shows(entry.free.length - 1);
      });
  });
