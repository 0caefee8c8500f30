// Top Matches: counters, Show More, the limit of eight, the scroll position, and the way back.

import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { partsWithInterests, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/server.ts';
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

    test('does not select a ninth: a notice at the top right and a line in the page say so', async () => {
      const { page } = await openPage(server().url, width);
      const draft = await makeDraft(server().url, {
        subCategories: ['Serums and ampoules'],
        companies: 8,
        scheduled: 0,
      });
      await storeDraft(page, draft);
      const matching = new MatchingPage(page, width);
      await page.goto(`${MatchingPage.path}?shown=15`);
      await expect(matching.count(8).first()).toBeVisible();
      const line = page.getByRole('main').getByText('All 8 are chosen', { exact: true });
      await expect(line).toBeVisible();
      const ninth = page.getByRole('button', { name: /^Select, / }).first();
      await expect(ninth).toHaveAttribute('aria-disabled', 'true');
      await matching.pressDisabled(ninth);
      const notice = matching.notices.filter({ hasText: 'Maximum Meetings Selected (8 reached)' });
      await expect(notice).toBeVisible();
      const box = await notice.boundingBox();
      const screen = page.viewportSize();
      expect(box?.y).toBeLessThan(120);
      expect((screen?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);
      await expect(matching.count(8).first()).toBeVisible();
    });
  });
