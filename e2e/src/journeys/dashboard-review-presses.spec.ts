// How many presses it takes to decide on one person after another, counted in the browser: a press is any key or click.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { countPresses } from '../fixtures/presses.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();
const PEOPLE = process.env.DEEP ? 30 : 4;
const MOST_MEETINGS = 8;
const MOST_PRESSES = 1.5 * PEOPLE;

const statuses = async () =>
  (
    await server().query(
      "select state, count(*)::int as count from registration where search_text like '%queue of%' group by 1",
    )
  ).map(({ state, count }) => [state, count]);

test(`${PEOPLE} people with one to eight pending meetings each, one at a time, in at most ${MOST_PRESSES} presses`, async () => {
  const rows = await server().query('select company_name from exhibitor order by id limit 48');
  const names = rows.map(({ company_name: name }) => String(name));
  for (let person = 0; person < PEOPLE; person += 1) {
    const first = (person * 5) % (names.length - MOST_MEETINGS);
    const exhibitors = names.slice(first, first + 1 + (person % MOST_MEETINGS));
    await registerOver(server(), { name: `Queue of ${String(person + 1).padStart(2, '0')}`, exhibitors });
  }
  const { page, review } = await openReview(server(), 'desktop', 'queue of');
  const presses = await countPresses(page);
  await page
    .getByRole('button', { name: /^View the schedule of / })
    .first()
    .click();
  for (let person = 1; person <= PEOPLE; person += 1) {
    await expect(review.schedule.getByText(`Person ${person} of ${PEOPLE}`, { exact: true })).toBeVisible();
    await expect(review.schedule.locator('[aria-busy=true]').first()).toHaveCount(0);
    if (person === 2) await expectNoAxeViolations(page);
    const approveAll = review.decision('Approve All');
    // Blocked until the person has been in view for a moment.
    await expect(approveAll.and(page.locator(':not([aria-disabled])'))).toBeVisible();
    await review.press(approveAll);
  }
  await expect(review.results).toBeVisible();
  await expect.poll(() => presses()).toBeLessThanOrEqual(MOST_PRESSES);
  await expect.poll(() => presses()).toBeGreaterThan(PEOPLE);
  await expect.poll(() => statuses()).toEqual([['Approved', PEOPLE]]);
});
