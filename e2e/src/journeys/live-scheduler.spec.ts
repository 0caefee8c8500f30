// The scheduler while others are choosing: an hour becomes unavailable and available again without a reload.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { partsWithExhibitors, storeParts } from '../fixtures/draft-parts.ts';
import { CALL_FAILED } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { exhibitorId, OtherVisitor } from '../fixtures/other-visitor.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useSharedServer();

const INTERESTS = ['Serums and ampoules', 'Scalp care'];
const COMPANIES = ['Seri Kenanga', 'Nordhav Hair'];
/** Free at Seri Kenanga in the demo edition. */
const HOUR = 'Tuesday 02 June, 2.00pm-3.00pm';
const JUST_TAKEN = '2.00pm-3.00pm on Tuesday was just taken. Please select a different time.';
/**
 * A change by another visitor must show within this time. With a stream the page asks for nothing by itself, and it
 * begins to ask only when its stream has been gone for ten seconds.
 */
const LIVE = { timeout: 9_500, interval: 25 };
/** Before a page without a stream asks again by itself. */
const AT_ONCE = { timeout: 4_500, interval: 25 };

async function openScheduler(width: Width = 'desktop') {
  const visit = await openPage(server().url, width);
  await storeParts(visit.page, await partsWithExhibitors(visit.page, INTERESTS, COMPANIES));
  const schedule = new SchedulePage(visit.page, width);
  await schedule.open();
  await schedule.gridOf('Seri Kenanga').waitFor();
  await visit.page.getByText(/^Live\./).waitFor();
  return { ...visit, schedule };
}

const accessibleName = (schedule: SchedulePage) => () => schedule.slot(HOUR).getAttribute('aria-label');
const seri = async () => ({ exhibitorId: await exhibitorId(server(), 'Seri Kenanga'), day: 1, minute: 840 });

describe.each(mainly('phone'))('two browsers side by side, one of them a %s', (width) => {
  it('shows an hour that the other confirms as just taken, and as free again when it is cancelled', async () => {
    const { page, schedule } = await openScheduler(width);
    const other = await openScheduler();
    await schedule.slot(HOUR).focus();
    await other.schedule.book(other.schedule.slot(HOUR));
    await expect.poll(accessibleName(schedule), LIVE).toBe(`${HOUR}, Unavailable, just taken`);
    await schedule.notices.filter({ hasText: JUST_TAKEN }).waitFor();
    await expectFocusOn(schedule.slot(HOUR));
    expect(await schedule.slot(HOUR).getAttribute('aria-disabled')).toBe('true');
    await expectNoAxeViolations(page);
    await schedule.pressDisabled(schedule.slot(HOUR));
    expect(await schedule.dialog.count()).toBe(0);
    // The visitor who holds it gets no notice.
    expect(await other.schedule.notices.count()).toBe(0);
    expect(await other.schedule.slot(HOUR).getAttribute('aria-label')).toBe(
      `${HOUR}, Booked by Others, Seri Kenanga`,
    );

    await other.schedule.showCompany('Seri Kenanga');
    await other.schedule.press(other.schedule.own);
    await other.schedule.press(other.schedule.button('Cancel Booking'));
    await expect.poll(accessibleName(schedule), LIVE).toBe(`${HOUR}, Available`);
  });

  it('reports a taken hour in the open confirmation dialog, which then cannot confirm', async () => {
    const { schedule } = await openScheduler(width);
    await schedule.press(schedule.slot(HOUR));
    await schedule.confirm.waitFor();
    const other = new OtherVisitor(server().url);
    expect(await other.take(await seri())).toBe(201);
    await schedule.dialog.getByRole('alert').filter({ hasText: JUST_TAKEN }).waitFor(LIVE);
    expect(await schedule.confirm.getAttribute('aria-disabled')).toBe('true');
    await schedule.pressDisabled(schedule.confirm);
    await schedule.press(schedule.button('Cancel'));
    await schedule.counter(0, 2).waitFor();
  });
});

it('frees the old hour when a meeting moves, and the new one when the selection is cleared', async () => {
  const { page, schedule } = await openScheduler();
  const watching = await openScheduler();
  await schedule.book(schedule.slot(HOUR));
  await expect.poll(accessibleName(watching.schedule), LIVE).toMatch(/, just taken$/);
  await schedule.showCompany('Seri Kenanga');
  const another = schedule.available.last();
  const anotherHour = ((await another.getAttribute('aria-label')) ?? '').replace(/, Available$/, '');
  await schedule.book(another);
  await expect.poll(accessibleName(watching.schedule), LIVE).toBe(`${HOUR}, Available`);
  const taken = () => watching.schedule.slot(anotherHour).getAttribute('aria-label');
  await expect.poll(taken, LIVE).toBe(`${anotherHour}, Unavailable, just taken`);

  await schedule.press(schedule.back);
  await schedule.waitForPath('/business/exhibitor-matching');
  await page.getByRole('button', { name: 'Clear Selections', exact: true }).click();
  await expect.poll(taken, LIVE).toBe(`${anotherHour}, Available`);
});

it('does not confirm an hour taken a moment before, and says why', async () => {
  const { page, schedule, expectErrors } = await openScheduler();
  expectErrors(CALL_FAILED);
  // The stream is late: the page still shows the hour as free.
  await page.route('**/api/unavailable-slots*', (route) => route.abort());
  await page.route('**/api/live', (route) => route.fulfill({ status: 503 }));
  const ended = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/live') && answer.status() === 503,
  );
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await ended;
  await schedule.press(schedule.slot(HOUR));
  expect(await new OtherVisitor(server().url).take(await seri())).toBe(201);
  await schedule.confirm.evaluate((button: HTMLButtonElement) => button.click());
  await schedule.dialog.getByText(JUST_TAKEN).waitFor();
  await schedule.press(schedule.dialog.getByRole('button').last());
  await schedule.counter(0, 2).waitFor();
  // Not before: without a stream the page asks every five seconds, and would know it before the press.
  await page.unroute('**/api/unavailable-slots*');
  await expect.poll(accessibleName(schedule)).toMatch(/, Unavailable/);
});

it('polls every few seconds when no stream is available', async () => {
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  expectErrors(CALL_FAILED);
  await page.route('**/api/live', (route) => route.fulfill({ status: 503 }));
  await storeParts(page, await partsWithExhibitors(page, INTERESTS, COMPANIES));
  const schedule = new SchedulePage(page);
  await schedule.open();
  await page.getByText('Checking every few seconds.').waitFor();
  await expectNoAxeViolations(page);
  const other = new OtherVisitor(server().url);
  await other.take(await seri());
  await expect.poll(accessibleName(schedule), { timeout: 10_000 }).toMatch(/, just taken$/);
  await other.giveBack((await seri()).exhibitorId);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(accessibleName(schedule), AT_ONCE).toBe(`${HOUR}, Available`);
});

it('has no stream while the tab is hidden, and shows the changes when it is visible again', async () => {
  const { page, schedule } = await openScheduler();
  const watching = await openScheduler();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
  await turn(page, 'hidden');
  await ended;
  await new OtherVisitor(server().url).take(await seri());
  // By then every open stream has received the change.
  await expect.poll(accessibleName(watching.schedule), LIVE).toMatch(/, just taken$/);
  const opened = page.waitForRequest('**/api/live');
  await turn(page, 'visible');
  await opened;
  // Not 'just taken', since the tab was hidden when it happened.
  await expect.poll(accessibleName(schedule), LIVE).toBe(`${HOUR}, Unavailable`);
  expect(await schedule.notices.count()).toBe(0);
});

it('has one stream for two tabs of one visitor, who share their holds', async () => {
  const { page, schedule } = await openScheduler();
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/live')) streams.push(request.url());
  });
  const second = new SchedulePage(await page.context().newPage());
  await second.open();
  await second.page.getByText(/^Live\./).waitFor();
  expect(streams).toEqual([]);

  await schedule.book(schedule.slot(HOUR));
  await second.counter(1, 2).waitFor();
  await second.showCompany('Seri Kenanga');
  await expect.poll(accessibleName(second), LIVE).toBe(`${HOUR}, Selected`);
  expect(await second.page.getByText(/no longer held/).count()).toBe(0);
  expect(await second.notices.count()).toBe(0);
  await new OtherVisitor(server().url).take({ ...(await seri()), day: 4, minute: 660 });
  await expect
    .poll(() => second.slot('Friday 05 June, 11.00am-12.00pm').getAttribute('aria-label'), LIVE)
    .toMatch(/, just taken$/);
});

/** Hides or shows the tab, as the page would learn it from the browser. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
