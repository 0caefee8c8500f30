// The steps of a hosted buyer: open only in their order, with exactly eight meetings, submitted once.

import type { Page } from '@playwright/test';
import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { pauseClock } from '../fixtures/clock.ts';
import { type Draft, makeDraft, registerElsewhere } from '../fixtures/draft.ts';
import { readPart } from '../fixtures/draft-parts.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { settle } from '../fixtures/focus.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { linkTo, saveMeetingsOver, storeHostedDraft } from '../fixtures/hosted-visit.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { expireHolds } from '../fixtures/other-visitor.ts';
import { expect, test } from '../fixtures/test.ts';
import { BookingPage, PaymentSummaryPage } from '../pages/booking-page.ts';
import { FailureSchedulePage, slotName } from '../pages/failure-schedule-page.ts';
import { FinalMeetingsPage } from '../pages/final-meetings-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const world = useMailedServer();

const SAVED = 'Meetings have already been submitted. Please wait while we redirect you.';
const SAVE_CALL = '**/api/hosted/meetings/save';

const approvedBuyer = async (): Promise<ApprovedBuyer> =>
  approveOver(world(), await applyOver(world().server));
async function paidBuyer(): Promise<ApprovedBuyer> {
  const { server } = world();
  const buyer = await approvedBuyer();
  await payOver(server, buyer, await bookOver(server, buyer));
  return buyer;
}

/** Eight exhibitors with an hour each by default. */
const eightMeetings = (companies = 8): Promise<Draft> =>
  makeDraft(world().server.url, { subCategories: ['Serums and ampoules', 'Barrier creams'], companies });

interface Scheduling {
  visit: Visit;
  page: Page;
  scheduler: FailureSchedulePage;
  draft: Draft;
  buyer: ApprovedBuyer;
}

/** Opens the scheduler with a complete plan, as a buyer who has paid. */
async function openPlan(width: Width): Promise<Scheduling> {
  const [buyer, draft] = [await paidBuyer(), await eightMeetings()];
  const visit = await openPage(world().server.url, width);
  await storeHostedDraft(visit.page, draft, buyer);
  await visit.page.goto(HOSTED_PATHS.schedule);
  const scheduler = new FailureSchedulePage(visit.page, width);
  await expect(scheduler.counter(8, 8)).toBeVisible();
  await expect(scheduler.available.first()).toBeVisible();
  return { visit, page: visit.page, scheduler, draft, buyer };
}

async function countMeetings({ registrationId }: ApprovedBuyer): Promise<number> {
  const rows = await world().server.query('select 1 from meeting where registration_id = $1', [
    registrationId,
  ]);
  return rows.length;
}

test('leads from each address to the current step, from the mailed link to the list of meetings', async () => {
  const { server } = world();
  const buyer = await approvedBuyer();
  const { page } = await openPage(server.url, 'desktop');
  const booking = new BookingPage(page);
  const summary = new PaymentSummaryPage(page);
  const interest = new InterestPage(page);
  const final = new FinalMeetingsPage(page);
  const leadsTo = async (from: string, to: string) => {
    await page.goto(from);
    await final.waitForPath(to);
  };

  await page.goto(linkTo(HOSTED_PATHS.interest, buyer));
  await expect(booking.title).toBeVisible();
  const bookingId = await bookOver(server, buyer);
  await leadsTo(HOSTED_PATHS.booking, HOSTED_PATHS.payment);
  await expect(summary.title).toBeVisible();
  await payOver(server, buyer, bookingId);
  await leadsTo(HOSTED_PATHS.bookingAlias, HOSTED_PATHS.interest);
  await expect(interest.categories.first()).toBeVisible();
  // Paid, but no meetings yet: there is no list, and Back leads to the receipt.
  await leadsTo(HOSTED_PATHS.finalMeetings, HOSTED_PATHS.interest);
  await interest.press(interest.button('Back'));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
  await expectNoAxeViolations(page);
  await interest.press(page.getByRole('link', { name: 'Choose exhibitors' }));
  await interest.waitForPath(HOSTED_PATHS.interest);
  // Without selected companies there is nothing to schedule.
  await leadsTo(HOSTED_PATHS.schedule, HOSTED_PATHS.matching);
  await expect(saveMeetingsOver(server, buyer, await eightMeetings())).resolves.toMatchObject({
    status: 200,
  });
  await leadsTo(HOSTED_PATHS.schedule, HOSTED_PATHS.finalMeetings);
  await expect(final.success(8)).toBeVisible();
});

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('with fewer than eight it says how many are needed and stays on the page; the eighth leads on', async () => {
      const [buyer, draft] = [await paidBuyer(), await eightMeetings(7)];
      const { page } = await openPage(world().server.url, width);
      await storeHostedDraft(page, draft, buyer);
      await page.goto(HOSTED_PATHS.matching);
      const matching = new MatchingPage(page, width);
      await expect(matching.count(7).first()).toBeVisible();
      await expect(
        page.getByText('Please select at least 8 meetings', { exact: true }).first(),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await Promise.all([
        matching.notices.filter({ hasText: 'Select atleast 8 meetings' }).waitFor(),
        matching.pressDisabled(matching.schedule),
      ]);
      expect(new URL(page.url()).pathname).toBe(HOSTED_PATHS.matching);
      const chosen = draft.exhibitors.map(({ company_name }) => company_name);
      const eighth = async () => (await matching.freeNames()).find((name) => !chosen.includes(name));
      if ((await eighth()) === undefined) await matching.press(matching.showMore);
      await expect.poll(eighth).toBeDefined();
      await matching.press(matching.select((await eighth()) ?? ''));
      await expect(matching.count(8).first()).toBeVisible();
      await matching.press(matching.schedule);
      await matching.waitForPath(HOSTED_PATHS.schedule);
    });

    test('an hour taken meanwhile is named on Submit, and another one can be chosen', async () => {
      const { visit, page, scheduler, draft, buyer } = await openPlan(width);
      visit.expectErrors(CALL_FAILED);
      const [, lost] = draft.meetings;
      if (!lost) throw new Error('The draft has fewer than two meetings.');
      await expireHolds(world().server, page, 8);
      await expect(registerElsewhere(world().server.url, draft, [lost])).resolves.toMatchObject({
        status: 201,
      });
      await scheduler.press(scheduler.submit);
      await expect(scheduler.lostBanner).toBeVisible();
      const words = await scheduler.lostBanner.innerText();
      expect(words).toContain(`${lost.company}, ${slotName(draft.edition, lost)}`);
      expect(words).toContain('Your other 7 meetings are kept.');
      await expect.poll(() => countMeetings(buyer)).toBe(0);
      await expect(scheduler.counter(7, 8)).toBeVisible();
      await expectNoAxeViolations(page);
      await scheduler.takeFreeHour();
      await expect(scheduler.counter(8, 8)).toBeVisible();
      await scheduler.press(scheduler.submit);
      await scheduler.waitForPath(HOSTED_PATHS.finalMeetings);
      await expect.poll(() => countMeetings(buyer)).toBe(8);
    });
  });

test('submitted from another tab: this tab redirects to the meetings', async () => {
  const { visit, page, buyer } = await openPlan('desktop');
  // This tab may request its hours between the other tab's answer and the message from that tab.
  visit.expectErrors(CALL_FAILED);
  const tab = await page.context().newPage();
  await tab.goto(HOSTED_PATHS.schedule);
  const other = new FailureSchedulePage(tab);
  await expect(other.counter(8, 8)).toBeVisible();
  await other.press(other.submit);
  await other.waitForPath(HOSTED_PATHS.finalMeetings);
  const final = new FinalMeetingsPage(page);
  await final.waitForPath(HOSTED_PATHS.finalMeetings);
  await expect(final.success(8)).toBeVisible();
  await expect.poll(() => countMeetings(buyer)).toBe(8);
  // The statuses are aligned at the end of their lines.
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const ends = await final.marks.evaluateAll((marks) =>
      marks.map((mark) => Math.round(mark.getBoundingClientRect().right)),
    );
    expect(ends).toHaveLength(8);
    expect(new Set(ends).size).toBe(1);
  }
});

test('submitted a moment earlier from another device: says so, and redirects to the meetings', async () => {
  const { visit, page, scheduler, draft, buyer } = await openPlan('desktop');
  visit.expectErrors(CALL_FAILED);
  await expect.poll(() => readPart(page, 'draftToken', 'hosted')).toBeTruthy();
  const draftToken = String(await readPart(page, 'draftToken', 'hosted'));
  const statuses: number[] = [];
  await page.route(SAVE_CALL, async (route) => {
    statuses.push((await saveMeetingsOver(world().server, buyer, draft, draftToken)).status);
    const answer = await route.fetch();
    statuses.push(answer.status());
    await route.fulfill({ response: answer });
  });
  await Promise.all([
    scheduler.notices.filter({ hasText: SAVED }).waitFor(),
    scheduler.press(scheduler.submit),
  ]);
  await expectNoAxeViolations(page);
  await scheduler.waitForPath(HOSTED_PATHS.finalMeetings);
  await expect(new FinalMeetingsPage(page).success(8)).toBeVisible();
  expect(statuses).toEqual([200, 409]);
  await expect.poll(() => countMeetings(buyer)).toBe(8);
});

test('reports a failed submission and keeps the plan; sent again, a press during the redirect sends nothing', async () => {
  const { visit, page, scheduler, buyer } = await openPlan('phone');
  visit.expectErrors(/./);
  const mend = await failCalls(page, SAVE_CALL, 'an empty 500');
  await scheduler.press(scheduler.submit);
  await expect(
    page.getByText('Failed to schedule meetings. Please try again.', { exact: true }).first(),
  ).toBeVisible();
  await expect(scheduler.counter(8, 8)).toBeVisible();
  await expectNoAxeViolations(page);
  await mend();
  if ((await scheduler.dialog.count()) > 0) await scheduler.closeInformation();
  let sent = 0;
  await page.route(SAVE_CALL, (route) => {
    sent += 1;
    return route.continue();
  });
  // The page leads on after a moment, which lasts until the test has pressed.
  await pauseClock(page);
  await scheduler.press(scheduler.submit);
  const done = scheduler.button('Submitted Successfully');
  await expect(done).toBeVisible();
  await scheduler.pressDisabled(done);
  await expect(page.getByText(SAVED, { exact: true }).first()).toBeVisible();
  await page.clock.resume();
  await scheduler.waitForPath(HOSTED_PATHS.finalMeetings);
  expect(sent).toBe(1);
  await expect.poll(() => countMeetings(buyer)).toBe(8);
});
