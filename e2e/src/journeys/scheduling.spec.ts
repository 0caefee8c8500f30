// The scheduler: a plan that is kept until and after it is submitted.

import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useSharedServer();

const INTERESTS = ['Serums and ampoules', 'Scalp care'];
const COMPANIES = ['Seri Kenanga', 'Hanari Skin Lab', 'Nordhav Hair'];
/** An hour that is free at each of these exhibitors in the demo edition. */
const FREE = {
  'Seri Kenanga': 'Tuesday 02 June, 2.00pm-3.00pm',
  'Hanari Skin Lab': 'Thursday 04 June, 11.00am-12.00pm',
  'Nordhav Hair': 'Wednesday 03 June, 2.00pm-3.00pm',
};

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('keeps the plan after Back and a reload, drops the hour of a deselected company, and keeps the thank-you page', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithExhibitors(page, INTERESTS, COMPANIES));
      const schedule = new SchedulePage(page, width);
      const matching = new MatchingPage(page, width);
      await schedule.open();
      await schedule.book(schedule.slot(FREE['Seri Kenanga']));
      await expect(schedule.gridOf('Hanari Skin Lab')).toBeVisible();
      await schedule.book(schedule.slot(FREE['Hanari Skin Lab']));
      await expect(schedule.counter(2, 3)).toBeVisible();
      await schedule.showCompany('Hanari Skin Lab');
      await page.reload();
      await expect(schedule.gridOf('Hanari Skin Lab')).toBeVisible();
      await expect(schedule.counter(2, 3)).toBeVisible();
      await expect(schedule.own).toBeVisible();

      await schedule.press(schedule.back);
      await matching.waitForPath('/business/exhibitor-matching');
      await expect(matching.count(3)).toBeVisible();
      await page.goBack();
      await expect(schedule.counter(2, 3)).toBeVisible();
      await page.goForward();
      await expect(matching.count(3)).toBeVisible();
      await page.reload();
      await matching.search.fill('Hanari');
      await matching.press(matching.selected('Hanari Skin Lab'));
      await expect(matching.count(2)).toBeVisible();
      await matching.goOn();
      await expect(schedule.counter(1, 2)).toBeVisible();
      await expect
        .poll(() => readPart(page, 'selectedMeetingSlots'))
        .toEqual([expect.objectContaining({ company: 'Seri Kenanga', boothNumber: 'D-032' })]);

      await schedule.showCompany('Nordhav Hair');
      await schedule.book(schedule.slot(FREE['Nordhav Hair']));
      await expect(schedule.counter(2, 2)).toBeVisible();
      await schedule.press(schedule.submit);
      const thankYou = new ThankYouPage(page, width);
      await thankYou.waitForPath('/business/thank-you');
      const expectMeetings = async () => {
        await expect(thankYou.success(2)).toBeVisible();
        await expect.poll(() => thankYou.meetings.count()).toBe(2);
      };
      await expectMeetings();
      await page.reload();
      await expectMeetings();
      await page.goBack();
      await page.waitForURL((url) => url.pathname !== '/business/thank-you');
      await page.goForward();
      await expectMeetings();
      await thankYou.press(thankYou.backToHome);
      await thankYou.waitForPath('/');
    });
  });
