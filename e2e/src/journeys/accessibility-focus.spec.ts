// Tests where the focus goes: on every page change, from the phone menu, and in and out of the scheduler's dialogs.
import type { Page } from '@playwright/test';
import { mainly, openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, storeDraft } from '../fixtures/draft.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage, slotName } from '../pages/failure-schedule-page.ts';

const server = useSharedServer();

const EXHIBITION = 'International Beauty Exhibition';

let draft: Draft;
test.beforeAll(async () => {
  draft = await makeDraft(server().url, { companies: 3, scheduled: 2 });
});

test('every change of page focuses its heading, sets the title and scrolls to the top', async () => {
  const { page } = await openPage(server().url, 'phone');
  await storeDraft(page, draft);
  await page.goto('/');
  const arrive = async (title: string, heading: string) => {
    await page.waitForFunction((wanted) => document.title === wanted, `${title} | ${EXHIBITION}`);
    await expectFocusOn(page.getByRole('heading', { level: 1, name: heading }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Start registration' }).click();
  await arrive('Business Matching, contact and company', 'Business Matching');
  await press('Next');
  await arrive('Business Matching, company details', 'Business Matching');
  await press('Next');
  await arrive('Select your interests', 'Select your interests');
  await press('Next');
  await arrive('Top Matches', 'Top Matches');
  await press('Schedule meeting');
  await arrive('Schedule your meeting', 'Schedule your meeting');
  await press('Back to Previous');
  await arrive('Top Matches', 'Top Matches');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }));
  await page.keyboard.press('Escape');
  await expectFocusOn(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.tap();
  await page.getByRole('link', { name: 'About us' }).tap();
  await arrive('About the exhibition', 'About the exhibition');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).tap();
  await arrive('Privacy', 'Privacy');
  await menu.tap();
  await page.getByRole('link', { name: 'Home', exact: true }).tap();
  await arrive('Home', 'Eight meetings, chosen before you arrive');
});

/** In milliseconds; the journeys' browsers request reduced motion. */
const longestAnimation = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  );

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('every dialog of the scheduler sets its initial focus and restores the focus when closed, without animations', async () => {
      const { page } = await openPage(server().url, width);
      const scheduler = new FailureSchedulePage(page, width);
      await scheduler.openDraft(draft);
      const [own] = draft.meetings;
      if (!own) throw new Error('The draft has no planned meeting.');
      const free = scheduler.available.first();
      const name = (await free.getAttribute('aria-label')) ?? '';
      const slot = scheduler.grid.getByRole('button', {
        name: name.replace(', Available', ''),
        exact: false,
      });

      for (const leave of ['Escape', 'Cancel', 'Close']) {
        await slot.focus();
        await page.keyboard.press('Enter');
        await expectFocusOn(scheduler.confirm);
        await expect.poll(() => longestAnimation(page)).toBeLessThanOrEqual(10);
        if (leave === 'Escape') await page.keyboard.press(leave);
        else await scheduler.press(scheduler.dialog.getByRole('button', { name: leave, exact: true }));
        await expect(scheduler.dialog).toHaveCount(0);
        await expectFocusOn(slot);
      }
      await scheduler.others.first().focus();
      await page.keyboard.press('Space');
      await expectFocusOn(scheduler.button('OK'));
      await page.keyboard.press('Enter');
      await expectFocusOn(scheduler.others.first());

      await slot.focus();
      await page.keyboard.press('Enter');
      await expectFocusOn(scheduler.confirm);
      await page.keyboard.press('Enter');
      await expect(scheduler.dialog).toHaveCount(0);
      await expectFocusOn(slot);

      await page.goto(`${FailureSchedulePage.path}?exhibitor=${own.exhibitorId}`);
      const mine = scheduler.slot(slotName(draft.edition, own));
      await scheduler.own.focus();
      await page.keyboard.press('Enter');
      await expectFocusOn(scheduler.button('Keep Booking'));
      await page.keyboard.press('Escape');
      await expectFocusOn(mine);
      await page.keyboard.press('Enter');
      await scheduler.press(scheduler.button('Cancel Booking'));
      await expectFocusOn(mine);
      await expect(mine).toHaveAttribute('aria-label', /, Available$/);
    });
  });
