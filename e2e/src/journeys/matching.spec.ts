// Top Matches: counters, Show More, the limit of eight, the scroll position, and the way back.
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { partsWithInterests, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();
const isFocused = (element: Element) => element === document.activeElement;

describe.each(mainly('phone'))('on a %s', (width) => {
  it('shows five at a time, selects, clears, and keeps its scroll position after Back and a reload', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithInterests(page, ['Serums and ampoules']));
    const matching = new MatchingPage(page, width);
    await matching.open();
    const filters = page.getByRole('list', { name: 'Filtering by' }).getByRole('listitem');
    expect(await filters.allTextContents()).toEqual(['Serums and ampoules']);
    await matching.showing(5, 31).waitFor();
    await matching.count(0).waitFor();
    expect(await matching.schedule.count()).toBe(0);
    expect(await matching.clearSelections.count()).toBe(0);
    for (const shown of [10, 15, 20, 25, 30, 31]) {
      expect(await matching.showMore.textContent()).toBe(`Show More (${shown === 31 ? 1 : 5})`);
      const before = await matching.names.count();
      await matching.press(matching.showMore);
      await matching.showing(shown, 31).waitFor();
      await expect.poll(() => matching.names.nth(before).evaluate(isFocused)).toBe(true);
    }
    expect(await matching.showMore.count()).toBe(0);

    const [first = '', second = ''] = await matching.freeNames();
    await matching.press(matching.select(first));
    await matching.count(1).waitFor();
    expect(await matching.selected(first).textContent()).toBe('Selected');
    await matching.press(matching.select(second));
    await matching.count(2).waitFor();
    await matching.press(matching.selected(first));
    await matching.count(1).waitFor();
    await matching.schedule.waitFor();

    await matching.names.nth(20).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const expectSamePlace = () => expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    expect(place).toBeGreaterThan(1000);
    await page.reload();
    await matching.showing(31, 31).waitFor();
    await matching.selected(second).waitFor();
    await matching.count(1).waitFor();
    await expectSamePlace();
    await matching.goOn();
    await page.goBack();
    await matching.showing(31, 31).waitFor();
    await expectSamePlace();
    await matching.press(matching.backToTop);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await matching.press(matching.clearSelections);
    await matching.count(0).waitFor();
    expect(await matching.schedule.count()).toBe(0);
    expect(await readPart(page, 'selectedExhibitors')).toEqual([]);
    await matching.press(matching.backToInterest);
    await matching.waitForPath('/business/interest');
  });

  it('does not select a ninth: a notice at the top right and a line in the page say so', async () => {
    const { page } = await openPage(server().url, width);
    const draft = await makeDraft(server().url, {
      subCategories: ['Serums and ampoules'],
      companies: 8,
      scheduled: 0,
    });
    await storeDraft(page, draft);
    const matching = new MatchingPage(page, width);
    await page.goto(`${MatchingPage.path}?shown=15`);
    await matching.count(8).first().waitFor();
    const line = page.getByRole('main').getByText('All 8 are chosen', { exact: true });
    await line.waitFor();
    const ninth = page.getByRole('button', { name: /^Select, / }).first();
    expect(await ninth.getAttribute('aria-disabled')).toBe('true');
    await matching.pressDisabled(ninth);
    const notice = matching.notices.filter({ hasText: 'Maximum Meetings Selected (8 reached)' });
    await notice.waitFor();
    const box = await notice.boundingBox();
    const screen = page.viewportSize();
    expect(box?.y).toBeLessThan(120);
    expect((screen?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);
    await matching.count(8).first().waitFor();
  });
});
