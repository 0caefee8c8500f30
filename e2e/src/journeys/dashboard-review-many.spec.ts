// Many registrations at once: approved and emailed in a few presses.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { countPresses } from '../fixtures/presses.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ReviewPage } from '../pages/review-page.ts';

const server = useSharedServer();
/** The deep run decides on everyone, about 200 people; otherwise on those of one country, in two batches of ten. */
const FEWEST_PEOPLE = process.env.DEEP ? 200 : 11;
const MOST_PRESSES = 6;

const count = async (sql: string): Promise<number> => Number((await server().query(sql))[0]?.count);
const TO_DECIDE = `from registration join company on company.id = company_id
  where programme = 'business' and state = 'Pending' and cancelled_at is null`;

/** A country with just enough people; none in the deep run. */
async function chooseCountry(): Promise<string | null> {
  if (process.env.DEEP) return null;
  const [row] = await server().query<{ country: string }>(
    `select country ${TO_DECIDE} group by country having count(*) >= ${FEWEST_PEOPLE} order by count(*) limit 1`,
  );
  if (!row) throw new Error('No country has so many people.');
  return row.country;
}

test(`at least ${FEWEST_PEOPLE} people are approved and emailed in at most ${MOST_PRESSES} presses`, async () => {
  const { page } = await openReview(server(), 'desktop');
  const country = await chooseCountry();
  const toDecide = () =>
    count(`select count(*) ${TO_DECIDE} ${country === null ? '' : `and country = '${country}'`}`);
  await page.goto(`${ReviewPage.path}${country === null ? '' : `?${new URLSearchParams({ country })}`}`);
  const pending = await toDecide();
  expect(pending).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
  await page.getByRole('link', { name: /^To decide/ }).click();
  await expect(page.getByText(`${pending} registrations`, { exact: true })).toBeVisible();

  const presses = await countPresses(page);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await page.getByRole('button', { name: `Select all ${pending} that match` }).click();
  await expect(page.getByRole('region', { name: `${pending} selected` })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Approve pending' }).click();
  const offer = page.getByRole('button', { name: `Send Email to ${pending} people` });
  await expect(offer).toBeVisible({ timeout: 120_000 });
  await expect.poll(() => toDecide()).toBe(0);
  await offer.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText(`The emails to ${pending} people are on their way.`)).toBeVisible({
    timeout: 120_000,
  });
  await expect.poll(() => presses()).toBeLessThanOrEqual(MOST_PRESSES);
  await expect
    .poll(() => count("select count(distinct registration_id) from email where kind = 'meeting-status'"))
    .toBeGreaterThanOrEqual(pending);
});
