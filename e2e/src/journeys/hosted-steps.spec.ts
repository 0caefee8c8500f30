// A hosted buyer's plan while others take its hours and another tab submits it.

import { HOSTED_PATHS } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { makeDraft, registerElsewhere } from '../fixtures/draft.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { settle } from '../fixtures/focus.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { storeHostedDraft } from '../fixtures/hosted-visit.ts';
import { expireHolds } from '../fixtures/other-visitor.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage, slotName } from '../pages/failure-schedule-page.ts';
import { FinalMeetingsPage } from '../pages/final-meetings-page.ts';

const world = useSharedMailedServer();

async function paidBuyer(): Promise<ApprovedBuyer> {
  const { server } = world();
  const buyer = await approveOver(world(), await applyOver(server));
  await payOver(server, buyer, await bookOver(server, buyer));
  return buyer;
}

async function countMeetings({ registrationId }: ApprovedBuyer): Promise<number> {
  const rows = await world().server.query('select 1 from meeting where registration_id = $1', [
    registrationId,
  ]);
  return rows.length;
}

test('an hour taken in the meantime is named on Submit; a submission in another tab leads this one to the meetings', async () => {
  const buyer = await paidBuyer();
  const draft = await makeDraft(world().server.url, {
    subCategories: ['Serums and ampoules', 'Barrier creams'],
    companies: 8,
  });
  const { page, expectErrors } = await openPage(world().server.url, 'phone');
  // This tab may also request its hours between the other tab's answer and the message from that tab.
  expectErrors(CALL_FAILED);
  await storeHostedDraft(page, draft, buyer);
  await page.goto(HOSTED_PATHS.schedule);
  const scheduler = new FailureSchedulePage(page, 'phone');
  await expect(scheduler.counter(8, 8)).toBeVisible();
  const [, lost] = draft.meetings;
  if (!lost) throw new Error('The draft has fewer than two meetings.');
  await expireHolds(world().server, page, 8);
  await expect(registerElsewhere(world().server.url, draft, [lost])).resolves.toMatchObject({ status: 201 });
  await scheduler.press(scheduler.submit);
  await expect(scheduler.lostBanner).toBeVisible();
  const words = await scheduler.lostBanner.innerText();
  expect(words).toContain(`${lost.company}, ${slotName(draft.edition, lost)}`);
  expect(words).toContain('Your other 7 meetings are kept.');
  await expect.poll(() => countMeetings(buyer)).toBe(0);
  await expect(scheduler.counter(7, 8)).toBeVisible();
  await scheduler.takeFreeHour();
  await expect(scheduler.counter(8, 8)).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto(HOSTED_PATHS.schedule);
  const other = new FailureSchedulePage(tab, 'phone');
  await expect(other.counter(8, 8)).toBeVisible();
  await other.press(other.submit);
  await other.waitForPath(HOSTED_PATHS.finalMeetings);
  const final = new FinalMeetingsPage(page, 'phone');
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
