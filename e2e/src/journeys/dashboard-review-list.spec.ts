// The lists of people: their layout at every width, and where a notice appears.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { applyOver } from '../fixtures/hosted-buyer.ts';
import { cellOverflow, repaintedInRows, sidewaysOverflow } from '../fixtures/layout.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

/** Words that cannot break. */
const LONG = {
  name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
  company: 'Internationale Kosmetikgrosshandelsgesellschaft mbH',
  email: 'a.very.long.address.of.somebody@kosmetikgrosshandelsgesellschaft.example',
};
const QUICK = { timeout: 10_000, intervals: [25] };

test('the lists of both programmes keep every button within its cell, and a long list fixes its column widths unchanged, and a notice leaves the search free', async () => {
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

  // The notice does not cover Search and Export.
  await review.open(LONG.name);
  page.once('dialog', (question) => question.accept());
  await review.press(review.delete(LONG.name));
  await expect(review.notice('Record deleted successfully.')).toBeVisible();
  const [toast, search] = await Promise.all([
    review.notices.first().boundingBox(),
    review.search.boundingBox(),
  ]);
  expect(toast && search && toast.y > search.y + search.height).toBe(true);
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
