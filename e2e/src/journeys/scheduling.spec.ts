// The scheduler: the behaviour of each kind of hour, its dialogs, and a plan that is kept until it is submitted.

import { mainly, openPage, WIDTHS } from '../fixtures/browser.ts';
import { partsWithExhibitors, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';
import { ThankYouPage } from '../pages/thank-you-page.ts';

const server = useServer();

const INTERESTS = ['Serums and ampoules', 'Scalp care'];
const COMPANIES = ['Seri Kenanga', 'Hanari Skin Lab', 'Nordhav Hair'];
/** An hour that is free at each of them in the demo edition. */
const FREE = {
  'Seri Kenanga': 'Tuesday 02 June, 2.00pm-3.00pm',
  'Hanari Skin Lab': 'Thursday 04 June, 11.00am-12.00pm',
  'Nordhav Hair': 'Wednesday 03 June, 2.00pm-3.00pm',
};

for (const width of process.env.DEEP ? WIDTHS : [])
  test.describe(`on a ${width}`, () => {
    test('plans, refuses, updates and cancels', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithExhibitors(page, INTERESTS, COMPANIES));
      const schedule = new SchedulePage(page, width);
      const line = (text: string) => schedule.dialog.getByText(text, { exact: true });
      const nameOf = (when: string) => schedule.slot(when).getAttribute('aria-label');
      await schedule.open();
      await expect(schedule.heading).toHaveText('Schedule your meeting');
      await expect(schedule.counter(0, 3)).toBeVisible();
      await expect(schedule.gridOf('Seri Kenanga')).toBeVisible();
      await expect(page.getByText('Booth Number D-032')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
        'Available',
        'Unavailable',
        'Selected',
        'Booked by Others',
      ]);
      await expect(schedule.grid.getByRole('columnheader')).toHaveCount(5);
      await expect(schedule.grid.getByRole('columnheader').first()).toHaveText('UTC+8');
      await expect(schedule.grid.getByRole('rowheader')).toHaveText([
        '11 am',
        '12 pm',
        '1 pm',
        '2 pm',
        '3 pm',
        '4 pm',
        '5 pm',
      ]);
      const contacts = page.getByRole('main').getByRole('link');
      await expect(contacts).toHaveText(['pr@exhibition.example', '+60 12-000 0000']);
      await expect(contacts.first()).toHaveAttribute('href', 'mailto:pr@exhibition.example');
      await expect(contacts.last()).toHaveAttribute('href', 'https://wa.me/60120000000');

      const reason = page.getByText('Please schedule meetings for all companies before proceeding.', {
        exact: true,
      });
      await expect(reason).toBeVisible();
      await expect(schedule.submit).toHaveAttribute('aria-disabled', 'true');
      await schedule.pressDisabled(schedule.submit);
      await schedule.pressDisabled(schedule.slot('Thursday 04 June, 5.00pm-6.00pm'));
      await expect.poll(() => nameOf('Thursday 04 June, 5.00pm-6.00pm')).toMatch(/, Unavailable$/);
      await expect(schedule.dialog).toHaveCount(0);

      // Confirming, after cancelling once.
      await schedule.press(schedule.slot(FREE['Seri Kenanga']));
      await expect(
        schedule.dialog.getByRole('heading', { name: 'Confirm Meeting Time', exact: true }),
      ).toBeVisible();
      for (const part of ['Tuesday', '02 June 2026', '2.00pm-3.00pm UTC+8', 'D-032'])
        await expect(line(part)).toBeVisible();
      await expect(schedule.dialog.getByText('Seri Kenanga', { exact: true })).toBeVisible();
      await schedule.press(schedule.button('Cancel'));
      await expect(schedule.dialog).toHaveCount(0);
      await expect(schedule.counter(0, 3)).toBeVisible();
      await schedule.book(schedule.slot(FREE['Seri Kenanga']));
      await expect(schedule.counter(1, 3)).toBeVisible();
      await expect(schedule.gridOf('Hanari Skin Lab')).toBeVisible();

      // An hour already planned with another of the visitor's companies.
      await expect
        .poll(() => nameOf(FREE['Seri Kenanga']))
        .toBe('Tuesday 02 June, 2.00pm-3.00pm, Booked by Others, Seri Kenanga');
      await schedule.press(schedule.slot(FREE['Seri Kenanga']));
      await expect(schedule.dialog.getByRole('heading', { name: 'Information', exact: true })).toBeVisible();
      await expect(
        line('This slot is already scheduled for Seri Kenanga. Please select a different time.'),
      ).toBeVisible();
      await schedule.press(schedule.button('OK'));
      await expect(schedule.dialog).toHaveCount(0);
      await schedule.book(schedule.slot(FREE['Hanari Skin Lab']));
      await expect(schedule.gridOf('Nordhav Hair')).toBeVisible();

      // The first company again: another hour replaces the first.
      await schedule.showCompany('Seri Kenanga');
      await expect(page.getByText('Meeting scheduled for this company', { exact: true })).toBeVisible();
      await expect.poll(() => nameOf(FREE['Seri Kenanga'])).toMatch(/, Selected$/);
      const another = schedule.available.first();
      const anotherName = ((await another.getAttribute('aria-label')) ?? '').replace(/, Available$/, '');
      await schedule.press(another);
      await expect(
        schedule.dialog.getByRole('heading', { name: 'Update Meeting Time', exact: true }),
      ).toBeVisible();
      await schedule.press(schedule.confirm);
      await expect(schedule.gridOf('Nordhav Hair')).toBeVisible();
      await expect(schedule.counter(2, 3)).toBeVisible();
      await expect.poll(() => nameOf(FREE['Seri Kenanga'])).toMatch(/, Available$|, Unavailable$/);
      await expect.poll(() => nameOf(anotherName)).toMatch(/, Booked by Others, Seri Kenanga$/);
      await expect
        .poll(() => schedule.companyNames())
        .toEqual(['Seri Kenanga (Scheduled)', 'Hanari Skin Lab (Scheduled)', 'Nordhav Hair']);

      // Cancelling the booking, after keeping it once.
      await schedule.showCompany('Hanari Skin Lab');
      await schedule.press(schedule.own);
      await expect(
        schedule.dialog.getByRole('heading', { name: 'Cancel Meeting Booking', exact: true }),
      ).toBeVisible();
      await schedule.press(schedule.button('Keep Booking'));
      await expect(schedule.dialog).toHaveCount(0);
      await expect(schedule.counter(2, 3)).toBeVisible();
      await schedule.press(schedule.own);
      await schedule.press(schedule.button('Cancel Booking'));
      await expect(schedule.counter(1, 3)).toBeVisible();
      await expect(schedule.own).toHaveCount(0);
      await schedule.book(schedule.slot(FREE['Hanari Skin Lab']));
      await expect(schedule.gridOf('Nordhav Hair')).toBeVisible();
      await schedule.book(schedule.slot(FREE['Nordhav Hair']));
      await expect(schedule.counter(3, 3)).toBeVisible();
      await expect(reason).toHaveCount(0);
      await expect(schedule.submit).not.toHaveAttribute('aria-disabled');
    });
  });

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('keeps the plan after Back and a reload, and drops the hour of a company that is deselected', async () => {
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
    });
  });

test('the thank-you page survives a reload, Back and its alias address', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithExhibitors(page, INTERESTS, ['Seri Kenanga', 'Nordhav Hair']));
  const schedule = new SchedulePage(page);
  await schedule.open();
  await schedule.book(schedule.slot('Friday 05 June, 11.00am-12.00pm'));
  await expect(schedule.gridOf('Nordhav Hair')).toBeVisible();
  await schedule.book(schedule.slot(FREE['Nordhav Hair']));
  await expect(schedule.counter(2, 2)).toBeVisible();
  await schedule.submit.click();
  const thankYou = new ThankYouPage(page);
  await thankYou.waitForPath('/business/thank-you');
  const expectMeetings = async () => {
    await expect(thankYou.success(2)).toBeVisible();
    await expect(thankYou.reference).toHaveText(/^Your reference is BM-/);
    await expect(thankYou.days).toHaveText(['Wednesday', 'Friday']);
    const texts = await thankYou.meetings.allTextContents();
    expect(texts.length).toBe(2);
    expect(texts[0]).toMatch(
      /Exhibitor\s*Nordhav Hair.*Time\s*2\.00pm-3\.00pm.*Date\s*03 June 2026.*Booth\s*B-021/,
    );
    expect(texts[1]).toMatch(
      /Exhibitor\s*Seri Kenanga.*Time\s*11\.00am-12\.00pm.*Date\s*05 June 2026.*Booth\s*D-032/,
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
  await thankYou.backToHome.click();
  await thankYou.waitForPath('/');
});
