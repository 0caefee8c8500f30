// Tapped controls stay under the finger: nothing is inserted above them, and no bar grows over them.
import type { Locator } from '@playwright/test';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, REGISTRATION, storeParts } from '../fixtures/draft-parts.ts';
import { exhibitorId } from '../fixtures/other-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

/** Presses the control at its current position, and expects it to be still there afterwards, like a resting finger. */
async function expectSteady(target: Locator, isDone: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const before = await target.boundingBox();
  if (!before) throw new Error('The control is not displayed.');
  await target.page().mouse.click(before.x + before.width / 2, before.y + before.height / 2);
  await isDone();
  const after = await target.boundingBox();
  expect({ x: after?.x, y: after?.y }).toEqual({ x: before.x, y: before.y });
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect(isOnTop).toBe(true);
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test("holds for the first interest, the button that adds an exhibitor, and the grid's hours when a suggestion is accepted", async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, { businessRegistration: REGISTRATION });
      const interest = new InterestPage(page, width);
      await interest.open();
      await interest.press(interest.category('Skincare'));
      const row = interest.subCategory('Barrier creams');
      const status = page.getByRole('status').filter({ hasText: 'interest' });
      await expectSteady(row, () => interest.chip('Barrier creams').waitFor());
      await expect(status.getByText(/ · \d+ exhibitors match$/)).toBeVisible();
      const counted = Number(/(\d+) exhibitors/.exec((await status.textContent()) ?? '')?.[1]);
      await expectSteady(row, () => interest.chip('Barrier creams').waitFor({ state: 'detached' }));
      await interest.press(row);
      await interest.goOn();
      await expect(new MatchingPage(page, width).showing(5, counted)).toBeVisible();

      await page.goto(`/exhibitions/${await exhibitorId(server(), 'Aoraki Wool Wax')}`);
      const taken = page.getByRole('button', { name: 'In my eight' });
      await expectSteady(page.locator('[data-dock] button').first(), () => taken.waitFor());

      const companies = ['Seri Kenanga', 'Nordhav Hair'];
      await storeParts(
        page,
        await partsWithExhibitors(page, ['Serums and ampoules', 'Scalp care'], companies),
      );
      const schedule = new SchedulePage(page, width);
      await schedule.open();
      const suggest = schedule.button('Suggest a schedule');
      const topOf = async (target: Locator) => (await target.boundingBox())?.y;
      await suggest.scrollIntoViewIfNeeded();
      const before = [await topOf(suggest), await topOf(schedule.grid)];
      await schedule.press(suggest);
      await schedule.press(schedule.button('Use this'));
      await expect(schedule.counter(2, 2)).toBeVisible();
      await expect(schedule.dialog).toHaveCount(0);
      await expect.poll(async () => [await topOf(suggest), await topOf(schedule.grid)]).toEqual(before);
    });
  });
