// The Business Matching list: columns, search, Show More, Delete, and how it lies at every width.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { cellOverflow, repaintedInRows, sidewaysOverflow } from '../fixtures/layout.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const QUESTION = 'Are you sure you want to delete this registration?';
const QUICK = { timeout: 10_000, intervals: [25] };

/** The number of registrations. */
async function count(): Promise<number> {
  const [row] = await server().query<{ found: number }>(
    'select count(*)::int as found from registration where cancelled_at is null',
  );
  return row?.found ?? 0;
}

const words = (found: number): string => (found === 1 ? '1 registration' : `${found} registrations`);

/** Presses Delete and answers the browser's question. */
async function answerDelete(review: ReviewPage, name: string, answer: 'accept' | 'dismiss'): Promise<string> {
  const opened = review.page.waitForEvent('dialog');
  const pressed = review.press(review.delete(name));
  const question = await opened;
  await question[answer]();
  await pressed;
  return question.message();
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('lists the newest ten, shows more by mouse and keys, and keeps a search in the address', async () => {
      const [name, company] = [`Zahrah Quill of the ${width}`, `Ombak Tujuh ${width} Trading`];
      await registerOver(server(), { name, company, exhibitors: ['Rimba Skincare'] });
      const { page, review } = await openReview(server(), width);
      const total = await count();
      await expect(review.heading).toHaveText('Business Matching', { useInnerText: true });
      await expect(review.rows).toHaveCount(10);
      const headings = ['Name', 'Company', 'Company size', 'Schedule', 'Status', 'Action'];
      await expect(page.getByRole('columnheader')).toHaveText(
        width === 'desktop' ? ['', ...headings] : headings.filter((heading) => heading !== 'Company size'),
      );
      const before = await review.names();
      await review.press(review.button(`Show More (${total - 10} remaining)`));
      await expect(review.button(`Show More (${total - 20} remaining)`)).toBeVisible();
      await expect(review.rows).toHaveCount(20);
      await expectFocusOn(review.rows.nth(10));
      await expect.poll(async () => (await review.names()).slice(0, 10)).toEqual(before);
      await review.showMore.focus();
      await page.keyboard.press('Enter');
      await expect(review.button(`Show More (${total - 30} remaining)`)).toBeVisible();
      await expectFocusOn(review.rows.nth(20));

      const typed = `TUJUH ${width}`;
      await review.search.fill(typed);
      await expect.poll(() => review.names(), QUICK).toEqual([name]);
      await expect.poll(() => new URL(page.url()).searchParams.get('search'), QUICK).toBe(typed);
      await expect(review.showMore).toHaveCount(0);
      await page.reload();
      await expect(review.row(name)).toBeVisible();
      await expect(review.search).toHaveValue(typed);
      await review.press(review.button('Clear search'));
      await expect(page.getByText(words(await count()), { exact: true })).toBeAttached();
      expect(new URL(page.url()).search).toBe('');
    });

    test('Delete asks first: dismissing changes nothing, accepting removes the row and focuses the next one', async () => {
      const company = `Parting ${width} Ltd`;
      const [older, newer] = [`Abel Stays of the ${width}`, `Zoe Leaves of the ${width}`];
      await registerOver(server(), { name: older, company, exhibitors: ['Muña Alta'] });
      const { registrationId } = await registerOver(server(), {
        name: newer,
        company,
        exhibitors: ['Muña Alta'],
      });
      const { page, review } = await openReview(server(), width, company);
      await expect.poll(() => review.names()).toEqual([newer, older]);
      await expect(answerDelete(review, newer, 'dismiss')).resolves.toBe(
        `${newer}, ${company}\n\n${QUESTION}`,
      );
      await expect.poll(() => review.names()).toEqual([newer, older]);
      await answerDelete(review, newer, 'accept');
      await expect(review.notice('Record deleted successfully.')).toBeVisible();
      // The notice does not cover Search and Export.
      const [toast, search] = await Promise.all([
        review.notices.first().boundingBox(),
        review.search.boundingBox(),
      ]);
      expect(toast && search && toast.y > search.y + search.height).toBe(true);
      await expect(review.row(newer)).toHaveCount(0);
      await expectFocusOn(review.row(older));
      const claims = await server().query(
        'select id from meeting where registration_id = $1 and status <> 3',
        [registrationId],
      );
      expect(claims).toEqual([]);
      await page.reload();
      await expect(review.row(older)).toBeVisible();
      await expect.poll(() => review.names()).toEqual([older]);
    });
  });

test('keeps every button within its cell, and fixes the columns of a long list as they are', async () => {
  const { page, review } = await openReview(server(), 'desktop');
  for (const width of [390, 820, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => [width, await cellOverflow(page), await sidewaysOverflow(page)])
      .toEqual([width, [], []]);
  }
  // So that it scrolls without painting its rows again.
  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto(`${DASHBOARD_PATHS.businessMatching}?shown=60`);
  await expect(review.rows.nth(59)).toBeVisible();
  const fixed = page.locator('table[data-fixed]');
  const expectAsUnfixed = async () => {
    await expect(fixed).toBeVisible();
    const { places, unfixed } = await fixed.evaluate(placesOfCells);
    expect(places).toEqual(unfixed);
    await expect.poll(() => repaintedInRows(page)).toEqual([]);
  };
  await expectAsUnfixed();
  // Whatever changes a width ends it, until the list stands still again.
  const hasEnded = await fixed.evaluateHandle((table) => {
    const ends: boolean[] = [];
    new MutationObserver(() => ends.push(!table.hasAttribute('data-fixed'))).observe(table, {
      attributes: true,
    });
    return ends;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  // For a quarter of a second, which a busy machine may look past.
  await expect.poll(() => hasEnded.evaluate((ends) => ends.includes(true)), QUICK).toBe(true);
  await expectAsUnfixed();
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
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
