// The Business Matching list: columns, search, Show More, filters in the address, and every message without rows.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { slotLabel } from '@visavis/domain/edition/slot-time';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls, holdCalls, refuseCalls, WAYS_TO_FAIL } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { cellOverflow, repaintedInRows, sidewaysOverflow } from '../fixtures/layout.ts';
import { createOrganisers, ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { dateOf, letIn, openReview } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const LIST = /\/api\/meetings\?/;
const QUICK = { timeout: 10_000, interval: 25 };

/** The number of registrations that meet a condition. */
async function count(condition = 'true', values: unknown[] = []): Promise<number> {
  const [row] = await server().query<{ found: number }>(
    `select count(*)::int as found from registration
      join company on company.id = company_id
      where cancelled_at is null and ${condition}`,
    values,
  );
  return row?.found ?? 0;
}

const words = (found: number): string => (found === 1 ? '1 registration' : `${found} registrations`);

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('lists the newest ten; Show More adds ten and focuses the first new one', async () => {
    const { page, review } = await openReview(server(), width);
    const total = await count();
    expect(await review.heading.innerText()).toBe('Business Matching');
    expect(await review.rows.count()).toBe(10);
    const headings = ['Name', 'Company', 'Company size', 'Schedule', 'Status', 'Action'];
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(
      // The first holds the tick for all rows.
      width === 'desktop' ? ['', ...headings] : headings.filter((heading) => heading !== 'Company size'),
    );
    const before = await review.names();
    await review.press(review.button(`Show More (${total - 10} remaining)`));
    await review.button(`Show More (${total - 20} remaining)`).waitFor();
    expect(await review.rows.count()).toBe(20);
    await expectFocusOn(review.rows.nth(10));
    expect((await review.names()).slice(0, 10)).toEqual(before);
    await review.showMore.focus();
    await page.keyboard.press('Enter');
    await review.button(`Show More (${total - 30} remaining)`).waitFor();
    await expectFocusOn(review.rows.nth(20));
  });

  it('searches name, company, company size and status in any case, and keeps the search in the address', async () => {
    const [name, company] = [`Zahrah Quill of the ${width}`, `Ombak Tujuh ${width} Trading`];
    await registerOver(server(), { name, company, exhibitors: ['Rimba Skincare'] });
    const { page, review } = await openReview(server(), width);
    for (const typed of [`zAHRAH quill of the ${width}`, `TUJUH ${width}`]) {
      await review.search.fill(typed);
      await expect.poll(() => review.names(), QUICK).toEqual([name]);
      await expect.poll(() => new URL(page.url()).searchParams.get('search'), QUICK).toBe(typed);
      expect(await review.showMore.count()).toBe(0);
    }
    await page.reload();
    await review.row(name).waitFor();
    expect(await review.search.inputValue()).toBe(`TUJUH ${width}`);
    await review.press(review.button('Clear search'));
    await page.getByText(words(await count()), { exact: true }).waitFor({ state: 'attached' });
    expect(new URL(page.url()).search).toBe('');

    const bigOnes = await count(`company.size = '101 and above'`);
    await review.search.fill('101 AND above');
    await page.getByText(words(bigOnes), { exact: true }).waitFor({ state: 'attached' });
    const approved = await count(`state = 'Approved'`);
    await review.search.fill('approved');
    await page.getByText(words(approved), { exact: true }).waitFor({ state: 'attached' });
    for (const row of await review.rows.all())
      expect(await row.getByText('Approved', { exact: true }).count()).toBe(1);
  });

  it('a search without results says so and can be cleared', async () => {
    const { page, review } = await openReview(server(), width);
    await review.search.fill('nobody of this name');
    await page.getByText('No business meetings found', { exact: true }).waitFor();
    await review.press(review.button('Clear search and filters'));
    await review.rows.first().waitFor();
    await expectFocusOn(review.search);
    expect(await review.search.inputValue()).toBe('');
  });

  it('says that there are no registrations', async () => {
    const { page } = await openPage(server().url, width);
    await letIn(page, server());
    await page.route(LIST, (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
    await page.goto(ReviewPage.path);
    await page.getByText('No business meetings found', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Clear search and filters' }).count()).toBe(0);
  });

  it('shows that it is loading and why it failed, and loads on Try Again', async () => {
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    await letIn(page, server());
    const review = new ReviewPage(page, width);
    const release = await holdCalls(page, LIST);
    await page.goto(ReviewPage.path);
    await page.getByText('Loading business meetings...', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await release();
    await review.rows.first().waitFor();
    expect(await page.getByText('Loading business meetings...').count()).toBe(0);

    const recover = await refuseCalls(page, LIST, 500, {
      error: 'The hall is closed.',
      message: 'The hall is closed.',
    });
    await page.reload();
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to fetch business meetings: The hall is closed.' });
    await banner.waitFor();
    expect(await review.table.count()).toBe(0);
    await recover();
    await review.press(review.tryAgain);
    await review.rows.first().waitFor();
    await banner.waitFor({ state: 'detached' });
    await expectFocusOn(review.search);
  });

  it('shows the filters in the address above the list, and removes them one by one', async () => {
    const [meeting] = await server().query<{
      exhibitor: string;
      exhibitor_id: number;
      day: number;
      minute: number;
      country: string;
      state: string;
    }>(
      `select company_name as exhibitor, exhibitor_id, day, minute, company.country, state
        from meeting
        join exhibitor on exhibitor.id = exhibitor_id
        join registration on registration.id = registration_id
        join company on company.id = company_id
        where status = 4 and cancelled_at is null order by meeting.id limit 1`,
    );
    if (!meeting) throw new Error('The demo edition has no approved meeting.');
    const { exhibitor, exhibitor_id, day, minute, country, state } = meeting;
    const filters = {
      status: state,
      meetingStatus: '4',
      country,
      exhibitor: String(exhibitor_id),
      day,
      minute,
    };
    const address = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)]));
    const { page } = await openPage(server().url, width);
    await letIn(page, server());
    const review = new ReviewPage(page, width);
    await page.goto(`${DASHBOARD_PATHS.businessMatching}?${address}`);
    await review.rows.first().waitFor();
    const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
    const labels = [
      `Status: ${state}`,
      'Meeting status: Approved',
      `Country: ${country}`,
      `Exhibitor: ${exhibitor}`,
      `Day: ${dateOf({ day })}`,
      `Hour: ${slotLabel(minute)}`,
    ];
    await expect.poll(() => chips.allInnerTexts(), QUICK).toEqual(labels);
    expect(await review.rows.count()).toBeGreaterThan(0);
    await expectNoAxeViolations(page);
    for (const [index, label] of labels.entries()) {
      await review.press(review.button(`Remove ${label}`));
      await expect.poll(() => chips.allInnerTexts(), QUICK).toEqual(labels.slice(index + 1));
      const next = labels[index + 1];
      await expectFocusOn(next === undefined ? review.search : review.button(`Remove ${next}`));
    }
    expect(new URL(page.url()).search).toBe('');
    await page.getByText(words(await count()), { exact: true }).waitFor({ state: 'attached' });
  });
});

it.each(WAYS_TO_FAIL)('shows the general message when the list fails with %s', async (failure) => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(CALL_FAILED);
  await letIn(page, server());
  await failCalls(page, LIST, failure);
  await page.goto(ReviewPage.path);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to fetch business meetings. Please try again later.' })
    .waitFor();
});

it('ignores invalid filters, and shows a date filter', async () => {
  const { page, review } = await openReview(server(), 'desktop');
  await page.goto(`${ReviewPage.path}?status=Perhaps&day=x&registeredOn=2026-05-19`);
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await expect.poll(() => chips.allInnerTexts(), QUICK).toEqual(['Registered on: 19 May 2026']);
  await review.rows.first().waitFor();
});

it('a viewer can read but not decide; an editor cannot delete', async () => {
  await createOrganisers(server());
  const name = 'Ines Viewed';
  await registerOver(server(), { name, exhibitors: ['Rimba Skincare'] });
  const viewer = await openReview(server(), 'phone', name, 'viewer');
  expect(await viewer.page.getByRole('columnheader', { name: 'Action' }).count()).toBe(0);
  await viewer.review.openSchedule(name);
  expect(await viewer.review.decision('Approve').count()).toBe(0);

  const editor = await openReview(server(), 'desktop', name, 'editor');
  await editor.review.sendEmail(name).waitFor();
  expect(await editor.review.delete(name).count()).toBe(0);
});

it('keeps every button within its cell, at every width', async () => {
  const { page } = await openReview(server(), 'desktop');
  for (const width of [390, 820, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await cellOverflow(page), await sidewaysOverflow(page)]).toEqual([width, [], []]);
  }
});

it('fixes the columns of a long list as they are, so that it scrolls without painting its rows again', async () => {
  const { page, review } = await openReview(server(), 'desktop');
  const fixed = page.locator('table[data-fixed]');
  for (const width of [960, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${DASHBOARD_PATHS.businessMatching}?shown=60`);
    await review.rows.nth(59).waitFor();
    await fixed.waitFor();
    const { places, unfixed } = await fixed.evaluate(placesOfCells);
    expect(places).toEqual(unfixed);
    expect(await repaintedInRows(page)).toEqual([]);
  }
  // Whatever changes a width ends it, until the list stands still again.
  const hasEnded = await fixed.evaluateHandle((table) => {
    const ends: boolean[] = [];
    new MutationObserver(() => ends.push(!table.hasAttribute('data-fixed'))).observe(table, {
      attributes: true,
    });
    return ends;
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  // For a quarter of a second, which a busy machine may look past.
  await expect.poll(() => hasEnded.evaluate((ends) => ends.includes(true)), QUICK).toBe(true);
  await fixed.waitFor();
  expect(await sidewaysOverflow(page)).toEqual([]);
});

/** Of a fixed table, and as it would lie unfixed at the same moment: a font may come between two looks. */
function placesOfCells(table: Element): { places: string[]; unfixed: string[] } {
  const read = () =>
    [...document.querySelectorAll('th, td')].map((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round).join(' ');
    });
  const places = read();
  table.removeAttribute('data-fixed');
  const unfixed = read();
  table.setAttribute('data-fixed', '');
  return { places, unfixed };
}
