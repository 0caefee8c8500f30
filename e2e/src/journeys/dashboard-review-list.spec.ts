// The lists of people: Delete and where the focus goes, and their layout at every width.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { mainly } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { cellOverflow, repaintedInRows, sidewaysOverflow } from '../fixtures/layout.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ReviewPage } from '../pages/review-page.ts';

const server = useSharedServer();

/** Words that cannot break. */
const LONG = {
  name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
  company: 'Internationale Kosmetikgrosshandelsgesellschaft mbH',
  email: 'a.very.long.address.of.somebody@kosmetikgrosshandelsgesellschaft.example',
};
const QUESTION = 'Are you sure you want to delete this registration?';
const QUICK = { timeout: 10_000, intervals: [25] };

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

test('the lists of both programmes keep every button within its cell, and a long list fixes its column widths unchanged', async () => {
  await registerOver(server(), { ...LONG, exhibitors: ['Hanari Skin Lab'] });
  await applyOver(server(), { name: 'Zoë Øst' });
  const { page, review } = await openReview(server(), 'desktop');
  await page.goto(DASHBOARD_PATHS.hostedBuyerProgram);
  await expect(page.getByRole('button', { name: /^Ask for a document/ }).first()).toBeVisible();
  for (const width of [320, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => [width, await cellOverflow(page), await sidewaysOverflow(page)])
      .toEqual([width, [], []]);
  }
  await review.open();
  for (const width of [320, 820, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => [width, await cellOverflow(page), await sidewaysOverflow(page)])
      .toEqual([width, [], []]);
  }
  // The fixed layout lets it scroll without repainting its rows.
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
  // Any change of a width ends the fixed layout until the list settles again.
  const hasEnded = await fixed.evaluateHandle((table) => {
    const ends: boolean[] = [];
    new MutationObserver(() => ends.push(!table.hasAttribute('data-fixed'))).observe(table, {
      attributes: true,
    });
    return ends;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  // Only for a quarter of a second, which a busy machine may miss.
  await expect.poll(() => hasEnded.evaluate((ends) => ends.includes(true)), QUICK).toBe(true);
  await expectAsUnfixed();
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
});

/** Cell positions with the fixed layout and without it at the same moment, since a font may load between two reads. */
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
