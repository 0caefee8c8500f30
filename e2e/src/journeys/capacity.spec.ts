// Top Matches shows why an exhibitor matches, how many hours are free, and alternatives to a fully booked one.

import type { Page } from '@playwright/test';
import { getEdition } from '@visavis/contract/edition/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { searchExhibitors } from '@visavis/contract/exhibitor/endpoints';
import { holdSlot } from '@visavis/contract/hold/endpoints';
import { getUnavailableSlots } from '@visavis/contract/slot/endpoints';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, partsWithInterests, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();
/** Anatolia Rose covers the first two, Terra Clay the first. */
const INTERESTS = ['Serums and ampoules', 'Barrier creams', 'Lip colour', 'Scalp care'];
const FULL = 'Anatolia Rose';

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('a fully booked exhibitor is marked, and its card offers three similar ones with free hours', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithInterests(page, INTERESTS));
      const matching = new MatchingPage(page, width);
      await matching.open();
      await matching.search.fill(FULL);
      await expect(matching.showing(1, 1)).toBeVisible();
      await expect(
        matching
          .card(FULL)
          .getByText('2 of your 4 interests: Serums and ampoules, Barrier creams', { exact: true }),
      ).toBeVisible();

      const full = matching.fullyBooked(FULL);
      await expect(full).toHaveText('Fully booked');
      await expect(full).toHaveAttribute('aria-disabled', 'true');
      await matching.pressDisabled(full);
      await expect(matching.count(0)).toBeVisible();

      const rows = matching.similar(FULL).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      for (const row of await rows.all()) await expect(row).toHaveText(/\d+ hours? (free|left)/);
      const names = await matching.similarNames(FULL);
      expect(names).not.toContain(FULL);

      const [first = '', second = ''] = names;
      await matching.press(matching.selectSimilar(first, FULL));
      await expect(matching.count(1)).toBeVisible();
      await expect(matching.selectedSimilar(first, FULL)).toHaveText('Selected');
      await expect.poll(() => matching.similarNames(FULL)).toEqual(names);
      await matching.press(matching.selectSimilar(second, FULL));
      await expect(matching.count(2)).toBeVisible();
      await matching.press(matching.selectedSimilar(second, FULL));
      await expect(matching.count(1)).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('shows when few hours are left, and the layout does not shift when the hours load', async () => {
      const { page } = await openPage(server().url, width);
      await storeParts(page, await partsWithInterests(page, INTERESTS));
      const matching = new MatchingPage(page, width);
      let answer = () => {};
      const released = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/free-hours', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${MatchingPage.path}?q=Terra+Clay`);
      // The list does not wait for the hours, and an exhibitor can be selected without them.
      await expect(matching.select('Terra Clay')).toBeVisible();
      const height = () =>
        matching.card('Terra Clay').evaluate((card) => card.getBoundingClientRect().height);
      const before = await height();
      answer();
      await expect(matching.card('Terra Clay').getByText('Only 2 slots left', { exact: true })).toBeVisible();
      await expect.poll(() => height()).toBe(before);
      await matching.press(matching.select('Terra Clay'));
      await expect(matching.count(1)).toBeVisible();
    });
  });

test('works by keyboard alone, with a description for screen readers', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithInterests(page, INTERESTS));
  const matching = new MatchingPage(page);
  await page.goto(`${MatchingPage.path}?q=${FULL.replace(' ', '+')}`);
  const full = matching.fullyBooked(FULL);
  await full.focus();
  const describedBy = await full.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${describedBy}"]`)).toHaveText('Similar exhibitors with free hours');
  await page.keyboard.press('Enter');
  await expect(matching.count(0)).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.viewProducts(FULL));
  const [first = '', second = ''] = await matching.similarNames(FULL);
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.button(`${first}, View Products`));
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.selectSimilar(first, FULL));
  await page.keyboard.press('Enter');
  await expect(matching.count(1)).toBeVisible();
  await expectFocusOn(matching.selectedSimilar(first, FULL));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.selectSimilar(second, FULL));
  await page.keyboard.press('Space');
  await expect(matching.count(2)).toBeVisible();
});

test('an exhibitor that fills up while selected stays in place, is marked without a reload, and can be deselected', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithExhibitors(page, INTERESTS, ['Noeul Lip Studio', 'Hanari Skin Lab']));
  const matching = new MatchingPage(page);
  await page.goto(`${MatchingPage.path}?q=Noeul`);
  const company = 'Noeul Lip Studio';
  await expect(matching.card(company).getByText('Only 1 slot left', { exact: true })).toBeVisible();

  // Another visitor takes it.
  await holdLastHour(page, company);

  await expect(matching.similar(company)).toBeVisible();
  await expect(matching.card(company).getByText('Fully booked', { exact: true })).toBeVisible();
  await expect(matching.similar(company).getByRole('listitem')).toHaveCount(3);
  await expect(matching.count(2)).toBeVisible();
  await expectNoAxeViolations(page);
  await matching.press(matching.selected(company));
  await expect(matching.count(1)).toBeVisible();
  await expectFocusOn(matching.fullyBooked(company));
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
