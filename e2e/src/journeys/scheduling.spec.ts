// The scheduler: a plan that is kept until and after it is submitted, and hours that agree on every page.

import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed } from '../fixtures/directory.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { partsWithExhibitors, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { OtherVisitor } from '../fixtures/other-visitor.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ExhibitorPage } from '../pages/exhibitor-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useServer();

/** The page refetches a few seconds after hours have changed, so that a burst of changes costs one request. */
const LIVE = { timeout: 20_000, intervals: [50] };

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
      const carried = await page.evaluate(() => history.state.usr);
      expect(carried).toMatchObject({
        selectedExhibitors: COMPANIES,
        meetings: [
          { company: 'Seri Kenanga', day: 1, date: '2026-06-02', dayOfWeek: 'Tuesday', time: '2 pm' },
          { company: 'Hanari Skin Lab', day: 3, date: '2026-06-04', dayOfWeek: 'Thursday', time: '11 am' },
        ],
      });
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
        await expect(thankYou.reference).toHaveText(/^Your reference is BM-/);
        await expect(thankYou.days).toHaveText(['Tuesday', 'Wednesday']);
        const texts = await thankYou.meetings.allTextContents();
        expect(texts.length).toBe(2);
        expect(texts[0]).toMatch(
          /Exhibitor\s*Seri Kenanga.*Time\s*2\.00pm-3\.00pm.*Date\s*02 June 2026.*Booth\s*D-032/,
        );
        expect(texts[1]).toMatch(
          /Exhibitor\s*Nordhav Hair.*Time\s*2\.00pm-3\.00pm.*Date\s*03 June 2026.*Booth\s*B-021/,
        );
      };
      await expectMeetings();
      await page.reload();
      await expectMeetings();
      await page.evaluate(() => history.replaceState(history.state, '', '/business/thankyou'));
      await page.reload();
      await expectMeetings();
      await page.goBack();
      await page.waitForURL((url) => url.pathname !== '/business/thankyou');
      await page.goForward();
      await expectMeetings();
      await thankYou.press(thankYou.backToHome);
      await thankYou.waitForPath('/');
    });

    test("an exhibitor's page shows the same hours as the scheduler, even when others hold and book them", async () => {
      const company = 'Seri Kenanga';
      const draft = await makeDraft(server().url, {
        subCategories: ['Serums and ampoules'],
        companies: 100,
        scheduled: 0,
      });
      const one = draft.exhibitors.find(({ company_name }) => company_name === company);
      if (!one) throw new Error(`${company} is not among the exhibitors.`);
      const { page } = await openPage(server().url, width);
      const exhibitor = new ExhibitorPage(page, width);
      await exhibitor.open(one.id);
      const { free } = await findListed(server(), company);
      expect(free.length).toBeGreaterThan(2);
      await expect.poll(() => exhibitor.freeHours()).toEqual(free);
      await expect(exhibitor.count(free.length)).toBeVisible();

      const other = new OtherVisitor(server().url);
      const [day = 0, minute = 0] = (free[0] ?? '').split(' ').map(Number);
      await expect(other.take({ exhibitorId: one.id, day, minute })).resolves.toBe(201);
      await expect.poll(() => exhibitor.freeHours(), LIVE).toEqual(free.slice(1));
      await registerOver(server(), { name: 'Farid Osman', exhibitors: [company] });
      const { free: left } = await findListed(server(), company);
      expect(left).toHaveLength(free.length - 2);
      await expect.poll(() => exhibitor.freeHours(), LIVE).toEqual(left);
      await expect(exhibitor.count(left.length)).toBeVisible();

      const second = await page.context().newPage();
      await storeDraft(second, { ...draft, exhibitors: [one] });
      const scheduler = new SchedulePage(second, width);
      await scheduler.open();
      await expect(scheduler.gridOf(company)).toBeVisible();
      const offered = await scheduler.available.evaluateAll((slots) =>
        slots.map(({ ariaLabel }) => ariaLabel),
      );
      const clock = (at: number) => `${at > 720 ? at / 60 - 12 : at / 60}.00${at < 720 ? 'am' : 'pm'}`;
      expect(offered).toEqual(
        left.map((slot) => {
          const [on = 0, at = 0] = slot.split(' ').map(Number);
          const weekday = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'][on - 1];
          return `${weekday} 0${on + 1} June, ${clock(at)}-${clock(at + 60)}, Available`;
        }),
      );
    });
  });
