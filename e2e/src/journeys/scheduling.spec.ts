// The scheduler: the behaviour of each kind of hour, its dialogs, and a plan that is kept until it is submitted.
import { describe, expect, it } from 'vitest';
import { mainly, openPage, WIDTHS } from '../fixtures/browser.ts';
import { partsWithExhibitors, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { useServer } from '../fixtures/server.ts';
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

describe.each(process.env.DEEP ? WIDTHS : [])('on a %s', (width) => {
  it('plans, refuses, updates and cancels', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithExhibitors(page, INTERESTS, COMPANIES));
    const schedule = new SchedulePage(page, width);
    const line = (text: string) => schedule.dialog.getByText(text, { exact: true });
    const nameOf = (when: string) => schedule.slot(when).getAttribute('aria-label');
    await schedule.open();
    expect(await schedule.heading.textContent()).toBe('Schedule your meeting');
    await schedule.counter(0, 3).waitFor();
    await schedule.gridOf('Seri Kenanga').waitFor();
    await page.getByText('Booth Number D-032').waitFor();
    expect(await page.getByRole('list', { name: 'Legend' }).getByRole('listitem').allTextContents()).toEqual([
      'Available',
      'Unavailable',
      'Selected',
      'Booked by Others',
    ]);
    expect(await schedule.grid.getByRole('columnheader').count()).toBe(5);
    expect(await schedule.grid.getByRole('columnheader').first().textContent()).toBe('UTC+8');
    expect(await schedule.grid.getByRole('rowheader').allTextContents()).toEqual([
      '11 am',
      '12 pm',
      '1 pm',
      '2 pm',
      '3 pm',
      '4 pm',
      '5 pm',
    ]);
    const contacts = page.getByRole('main').getByRole('link');
    expect(await contacts.allTextContents()).toEqual(['pr@exhibition.example', '+60 12-000 0000']);
    expect(await contacts.first().getAttribute('href')).toBe('mailto:pr@exhibition.example');
    expect(await contacts.last().getAttribute('href')).toBe('https://wa.me/60120000000');

    const reason = page.getByText('Please schedule meetings for all companies before proceeding.', {
      exact: true,
    });
    await reason.waitFor();
    expect(await schedule.submit.getAttribute('aria-disabled')).toBe('true');
    await schedule.pressDisabled(schedule.submit);
    await schedule.pressDisabled(schedule.slot('Thursday 04 June, 5.00pm-6.00pm'));
    expect(await nameOf('Thursday 04 June, 5.00pm-6.00pm')).toMatch(/, Unavailable$/);
    expect(await schedule.dialog.count()).toBe(0);

    // Confirming, after cancelling once.
    await schedule.press(schedule.slot(FREE['Seri Kenanga']));
    await schedule.dialog.getByRole('heading', { name: 'Confirm Meeting Time', exact: true }).waitFor();
    for (const part of ['Tuesday', '02 June 2026', '2.00pm-3.00pm UTC+8', 'D-032'])
      await line(part).waitFor();
    await schedule.dialog.getByText('Seri Kenanga', { exact: true }).waitFor();
    await schedule.press(schedule.button('Cancel'));
    await schedule.dialog.waitFor({ state: 'detached' });
    await schedule.counter(0, 3).waitFor();
    await schedule.book(schedule.slot(FREE['Seri Kenanga']));
    await schedule.counter(1, 3).waitFor();
    await schedule.gridOf('Hanari Skin Lab').waitFor();

    // An hour already planned with another of the visitor's companies.
    expect(await nameOf(FREE['Seri Kenanga'])).toBe(
      'Tuesday 02 June, 2.00pm-3.00pm, Booked by Others, Seri Kenanga',
    );
    await schedule.press(schedule.slot(FREE['Seri Kenanga']));
    await schedule.dialog.getByRole('heading', { name: 'Information', exact: true }).waitFor();
    await line('This slot is already scheduled for Seri Kenanga. Please select a different time.').waitFor();
    await schedule.press(schedule.button('OK'));
    await schedule.dialog.waitFor({ state: 'detached' });
    await schedule.book(schedule.slot(FREE['Hanari Skin Lab']));
    await schedule.gridOf('Nordhav Hair').waitFor();

    // The first company again: another hour replaces the first.
    await schedule.showCompany('Seri Kenanga');
    await page.getByText('Meeting scheduled for this company', { exact: true }).waitFor();
    expect(await nameOf(FREE['Seri Kenanga'])).toMatch(/, Selected$/);
    const another = schedule.available.first();
    const anotherName = ((await another.getAttribute('aria-label')) ?? '').replace(/, Available$/, '');
    await schedule.press(another);
    await schedule.dialog.getByRole('heading', { name: 'Update Meeting Time', exact: true }).waitFor();
    await schedule.press(schedule.confirm);
    await schedule.gridOf('Nordhav Hair').waitFor();
    await schedule.counter(2, 3).waitFor();
    expect(await nameOf(FREE['Seri Kenanga'])).toMatch(/, Available$|, Unavailable$/);
    expect(await nameOf(anotherName)).toMatch(/, Booked by Others, Seri Kenanga$/);
    expect(await schedule.companyNames()).toEqual([
      'Seri Kenanga (Scheduled)',
      'Hanari Skin Lab (Scheduled)',
      'Nordhav Hair',
    ]);

    // Cancelling the booking, after keeping it once.
    await schedule.showCompany('Hanari Skin Lab');
    await schedule.press(schedule.own);
    await schedule.dialog.getByRole('heading', { name: 'Cancel Meeting Booking', exact: true }).waitFor();
    await schedule.press(schedule.button('Keep Booking'));
    await schedule.dialog.waitFor({ state: 'detached' });
    await schedule.counter(2, 3).waitFor();
    await schedule.press(schedule.own);
    await schedule.press(schedule.button('Cancel Booking'));
    await schedule.counter(1, 3).waitFor();
    expect(await schedule.own.count()).toBe(0);
    await schedule.book(schedule.slot(FREE['Hanari Skin Lab']));
    await schedule.gridOf('Nordhav Hair').waitFor();
    await schedule.book(schedule.slot(FREE['Nordhav Hair']));
    await schedule.counter(3, 3).waitFor();
    await reason.waitFor({ state: 'detached' });
    expect(await schedule.submit.getAttribute('aria-disabled')).toBeNull();
  });
});

describe.each(mainly('phone'))('on a %s', (width) => {
  it('keeps the plan after Back and a reload, and drops the hour of a company that is deselected', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithExhibitors(page, INTERESTS, COMPANIES));
    const schedule = new SchedulePage(page, width);
    const matching = new MatchingPage(page, width);
    await schedule.open();
    await schedule.book(schedule.slot(FREE['Seri Kenanga']));
    await schedule.gridOf('Hanari Skin Lab').waitFor();
    await schedule.book(schedule.slot(FREE['Hanari Skin Lab']));
    await schedule.counter(2, 3).waitFor();
    await schedule.showCompany('Hanari Skin Lab');
    await page.reload();
    await schedule.gridOf('Hanari Skin Lab').waitFor();
    await schedule.counter(2, 3).waitFor();
    await schedule.own.waitFor();

    await schedule.press(schedule.back);
    await matching.waitForPath('/business/exhibitor-matching');
    await matching.count(3).waitFor();
    const carried = await page.evaluate(() => history.state.usr);
    expect(carried).toMatchObject({
      selectedExhibitors: COMPANIES,
      meetings: [
        { company: 'Seri Kenanga', day: 1, date: '2026-06-02', dayOfWeek: 'Tuesday', time: '2 pm' },
        { company: 'Hanari Skin Lab', day: 3, date: '2026-06-04', dayOfWeek: 'Thursday', time: '11 am' },
      ],
    });
    await page.goBack();
    await schedule.counter(2, 3).waitFor();
    await page.goForward();
    await matching.count(3).waitFor();
    await page.reload();
    await matching.search.fill('Hanari');
    await matching.press(matching.selected('Hanari Skin Lab'));
    await matching.count(2).waitFor();
    await matching.goOn();
    await schedule.counter(1, 2).waitFor();
    await expect
      .poll(() => readPart(page, 'selectedMeetingSlots'))
      .toEqual([expect.objectContaining({ company: 'Seri Kenanga', boothNumber: 'D-032' })]);
  });
});

it('the thank-you page survives a reload, Back and its alias address', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithExhibitors(page, INTERESTS, ['Seri Kenanga', 'Nordhav Hair']));
  const schedule = new SchedulePage(page);
  await schedule.open();
  await schedule.book(schedule.slot('Friday 05 June, 11.00am-12.00pm'));
  await schedule.gridOf('Nordhav Hair').waitFor();
  await schedule.book(schedule.slot(FREE['Nordhav Hair']));
  await schedule.counter(2, 2).waitFor();
  await schedule.submit.click();
  const thankYou = new ThankYouPage(page);
  await thankYou.waitForPath('/business/thank-you');
  const expectMeetings = async () => {
    await thankYou.success(2).waitFor();
    expect(await thankYou.reference.textContent()).toMatch(/^Your reference is BM-/);
    expect(await thankYou.days.allTextContents()).toEqual(['Wednesday', 'Friday']);
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
