// Top Matches: counters, Show More, the scroll position, and the way back.

import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithInterests, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();
const isFocused = (element: Element) => element === document.activeElement;

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('shows five at a time, selects, clears, and keeps its scroll position after Back and a reload', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithInterests(page, ['Serums and ampoules']));
      const matching = new MatchingPage(page, width);
      await matching.open();
      const filters = page.getByRole('list', { name: 'Filtering by' }).getByRole('listitem');
      await expect(filters).toHaveText(['Serums and ampoules']);
      await expect(matching.showing(5, 31)).toBeVisible();
      await expect(matching.count(0)).toBeVisible();
      await expect(matching.schedule).toHaveCount(0);
      await expect(matching.clearSelections).toHaveCount(0);
      for (const shown of [10, 15, 20, 25, 30, 31]) {
        await expect(matching.showMore).toHaveText(`Show More (${shown === 31 ? 1 : 5})`);
        const before = await matching.names.count();
        await matching.press(matching.showMore);
        await expect(matching.showing(shown, 31)).toBeVisible();
        await expect.poll(() => matching.names.nth(before).evaluate(isFocused)).toBe(true);
      }
      await expect(matching.showMore).toHaveCount(0);

      const [first = '', second = ''] = await matching.freeNames();
      await matching.press(matching.select(first));
      await expect(matching.count(1)).toBeVisible();
      await expect(matching.selected(first)).toHaveText('Selected');
      await matching.press(matching.select(second));
      await expect(matching.count(2)).toBeVisible();
      await matching.press(matching.selected(first));
      await expect(matching.count(1)).toBeVisible();
      await expect(matching.schedule).toBeVisible();

      await matching.names.nth(20).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      const expectSamePlace = () => expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
      expect(place).toBeGreaterThan(1000);
      await page.reload();
      await expect(matching.showing(31, 31)).toBeVisible();
      await expect(matching.selected(second)).toBeVisible();
      await expect(matching.count(1)).toBeVisible();
      await expectSamePlace();
      await matching.goOn();
      await page.goBack();
      await expect(matching.showing(31, 31)).toBeVisible();
      await expectSamePlace();
      await matching.press(matching.backToTop);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await matching.press(matching.clearSelections);
      await expect(matching.count(0)).toBeVisible();
      await expect(matching.schedule).toHaveCount(0);
      await expect.poll(() => readPart(page, 'selectedExhibitors')).toEqual([]);
      await matching.press(matching.backToInterest);
      await matching.waitForPath('/business/interest');
    });
  });
