// Free hours in Top Matches: nothing moves as they load, and others who take them are seen without a reload.

import type { Page } from '@playwright/test';
import { getEdition } from '@visavis/contract/edition/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { searchExhibitors } from '@visavis/contract/exhibitor/endpoints';
import { holdSlot } from '@visavis/contract/hold/endpoints';
import { getUnavailableSlots } from '@visavis/contract/slot/endpoints';
import { openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, storeParts } from '../fixtures/draft-parts.ts';
import { holdCalls } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();
const INTERESTS = ['Serums and ampoules', 'Barrier creams', 'Lip colour', 'Scalp care'];

test('the layout does not shift when the hours load, and an exhibitor that fills up is marked without a reload', async () => {
  const { page } = await openPage(server().url, 'phone');
  await storeParts(page, await partsWithExhibitors(page, INTERESTS, ['Noeul Lip Studio', 'Hanari Skin Lab']));
  const matching = new MatchingPage(page, 'phone');
  const answer = await holdCalls(page, '**/api/free-hours');
  const company = 'Noeul Lip Studio';
  await page.goto(`${MatchingPage.path}?q=Noeul`);
  // The list does not wait for the hours.
  await expect(matching.selected(company)).toBeVisible();
  const height = () => matching.card(company).evaluate((card) => card.getBoundingClientRect().height);
  const before = await height();
  await answer();
  await expect(matching.card(company).getByText('Only 1 slot left', { exact: true })).toBeVisible();
  await expect.poll(() => height()).toBe(before);

  // Another visitor takes it.
  await holdLastHour(page, company);
  await expect(matching.card(company).getByText('Fully booked', { exact: true })).toBeVisible();
  await expect(matching.count(2)).toBeVisible();
});

/** Another visitor holds the last free hour of a company. */
async function holdLastHour(page: Page, company: string): Promise<void> {
  const call = async <T>(path: string): Promise<T> => (await page.request.get(path)).json();
  const { days, hours } = await call<Output<typeof getEdition>>(getEdition.path);
  const { data } = await call<Output<typeof getUnavailableSlots>>(getUnavailableSlots.path);
  const taken = new Set(data.unavailable_slots[company]?.map(({ day, time }) => `${day} ${time}`));
  const free = days.flatMap(({ day }) =>
    hours.filter(({ label }) => !taken.has(`${day} ${label}`)).map(({ minute }) => ({ day, minute })),
  );
  expect(free).toHaveLength(1);
  const found: Output<typeof searchExhibitors> = await (
    await page.request.post(searchExhibitors.path, { data: { subcategories: INTERESTS } })
  ).json();
  const exhibitorId = found.find(({ company_name }) => company_name === company)?.id;
  const answer = await page.request.post(holdSlot.path, { data: { exhibitorId, ...free[0] } });
  expect(answer.status()).toBe(holdSlot.status);
}
