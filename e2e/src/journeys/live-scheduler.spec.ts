// The scheduler while others are choosing: an hour becomes unavailable and available again without a reload.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { partsWithExhibitors, storeParts } from '../fixtures/draft-parts.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { exhibitorId, OtherVisitor } from '../fixtures/other-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

const INTERESTS = ['Serums and ampoules', 'Scalp care'];
const COMPANIES = ['Seri Kenanga', 'Nordhav Hair'];
/** Free at Seri Kenanga in the demo edition. */
const HOUR = 'Tuesday 02 June, 2.00pm-3.00pm';
const JUST_TAKEN = '2.00pm-3.00pm on Tuesday was just taken. Please select a different time.';
/**
 * A change by another visitor must show within this time. With a stream the page does not poll, and it starts polling
 * only when the stream has been down for ten seconds.
 */
const LIVE = { timeout: 9_500, intervals: [25] };
/** Before a page without a stream polls again. */
const AT_ONCE = { timeout: 4_500, intervals: [25] };

async function openScheduler(width: Width = 'desktop') {
  const visit = await openPage(server().url, width);
  await storeParts(visit.page, await partsWithExhibitors(visit.page, INTERESTS, COMPANIES));
  const schedule = new SchedulePage(visit.page, width);
  await schedule.open();
  await expect(schedule.gridOf('Seri Kenanga')).toBeVisible();
  await expect(visit.page.getByText(/^Live\./)).toBeVisible();
  return { ...visit, schedule };
}

const accessibleName = (schedule: SchedulePage) => () => schedule.slot(HOUR).getAttribute('aria-label');
const seri = async () => ({ exhibitorId: await exhibitorId(server(), 'Seri Kenanga'), day: 1, minute: 840 });

for (const width of mainly('phone'))
  test.describe(`two browsers side by side, one of them a ${width}`, () => {
    test('shows an hour that the other confirms as just taken, and as free when the other moves or clears it', async () => {
      const { page, schedule } = await openScheduler(width);
      const other = await openScheduler();
      await schedule.slot(HOUR).focus();
      await other.schedule.book(other.schedule.slot(HOUR));
      await expect.poll(accessibleName(schedule), LIVE).toBe(`${HOUR}, Unavailable, just taken`);
      await expect(schedule.notices.filter({ hasText: JUST_TAKEN })).toBeVisible();
      await expectFocusOn(schedule.slot(HOUR));
      await expect(schedule.slot(HOUR)).toHaveAttribute('aria-disabled', 'true');
      await expectNoAxeViolations(page);
      await schedule.pressDisabled(schedule.slot(HOUR));
      await expect(schedule.dialog).toHaveCount(0);
      // The visitor who holds it gets no notice.
      await expect(other.schedule.notices).toHaveCount(0);
      await expect(other.schedule.slot(HOUR)).toHaveAttribute(
        'aria-label',
        `${HOUR}, Booked by Others, Seri Kenanga`,
      );

      // It becomes free when the other moves the meeting, and the new one when the other clears the selection.
      await other.schedule.showCompany('Seri Kenanga');
      const another = other.schedule.available.last();
      const anotherHour = ((await another.getAttribute('aria-label')) ?? '').replace(/, Available$/, '');
      const taken = () => schedule.slot(anotherHour).getAttribute('aria-label');
      await other.schedule.book(another);
      await expect.poll(accessibleName(schedule), LIVE).toBe(`${HOUR}, Available`);
      await expect.poll(taken, LIVE).toBe(`${anotherHour}, Unavailable, just taken`);
      await other.schedule.press(other.schedule.back);
      await other.schedule.waitForPath('/business/exhibitor-matching');
      await other.page.getByRole('button', { name: 'Clear Selections', exact: true }).click();
      await expect.poll(taken, LIVE).toBe(`${anotherHour}, Available`);
    });
  });

if (process.env.DEEP)
  test('polls every few seconds when no stream is available', async () => {
    const { page, expectErrors } = await openPage(server().url, 'desktop');
    expectErrors(CALL_FAILED);
    await page.route('**/api/live', (route) => route.fulfill({ status: 503 }));
    await storeParts(page, await partsWithExhibitors(page, INTERESTS, COMPANIES));
    const schedule = new SchedulePage(page);
    await schedule.open();
    await expect(page.getByText('Checking every few seconds.')).toBeVisible();
    await expectNoAxeViolations(page);
    const other = new OtherVisitor(server().url);
    await other.take(await seri());
    await expect.poll(accessibleName(schedule), { timeout: 10_000 }).toMatch(/, just taken$/);
    await other.giveBack((await seri()).exhibitorId);
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect.poll(accessibleName(schedule), AT_ONCE).toBe(`${HOUR}, Available`);
  });

test('has one stream for two tabs of one visitor, which share their holds', async () => {
  const { page, schedule } = await openScheduler();
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/live')) streams.push(request.url());
  });
  const second = new SchedulePage(await page.context().newPage());
  await second.open();
  await expect(second.page.getByText(/^Live\./)).toBeVisible();
  expect(streams).toEqual([]);

  await schedule.book(schedule.slot(HOUR));
  await expect(second.counter(1, 2)).toBeVisible();
  await second.showCompany('Seri Kenanga');
  await expect.poll(accessibleName(second), LIVE).toBe(`${HOUR}, Selected`);
  await expect(second.page.getByText(/no longer held/)).toHaveCount(0);
  await expect(second.notices).toHaveCount(0);
  await new OtherVisitor(server().url).take({ ...(await seri()), day: 4, minute: 660 });
  await expect
    .poll(() => second.slot('Friday 05 June, 11.00am-12.00pm').getAttribute('aria-label'), LIVE)
    .toMatch(/, just taken$/);
});
