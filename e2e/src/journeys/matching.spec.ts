// Top Matches: the place in a long list.

import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithInterests, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('keeps what is shown, the selection and the scroll position after Back and a reload', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithInterests(page, ['Serums and ampoules']));
      const matching = new MatchingPage(page, width);
      await matching.open();
      await expect(matching.showing(5, 31)).toBeVisible();
      for (const shown of [10, 15, 20, 25, 30, 31]) {
        await matching.press(matching.showMore);
        await expect(matching.showing(shown, 31)).toBeVisible();
      }
      const [first = ''] = await matching.freeNames();
      await matching.press(matching.select(first));
      await expect(matching.count(1)).toBeVisible();

      await matching.names.nth(20).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      const expectSamePlace = () => expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
      expect(place).toBeGreaterThan(1000);
      await page.reload();
      await expect(matching.showing(31, 31)).toBeVisible();
      await expect(matching.selected(first)).toBeVisible();
      await expect(matching.count(1)).toBeVisible();
      await expectSamePlace();
      await matching.goOn();
      await page.goBack();
      await expect(matching.showing(31, 31)).toBeVisible();
      await expectSamePlace();
      await matching.press(matching.backToTop);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
