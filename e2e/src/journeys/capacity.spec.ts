// Top Matches shows why an exhibitor matches, how many hours are free, and alternatives to a fully booked one.
import { getEdition } from '@visavis/contract/edition/endpoints';
import type { Output } from '@visavis/contract/endpoint';
import { searchExhibitors } from '@visavis/contract/exhibitor/endpoints';
import { holdSlot } from '@visavis/contract/hold/endpoints';
import { getUnavailableSlots } from '@visavis/contract/slot/endpoints';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, partsWithInterests, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();
/** Anatolia Rose covers the first two, Terra Clay the first. */
const INTERESTS = ['Serums and ampoules', 'Barrier creams', 'Lip colour', 'Scalp care'];
const FULL = 'Anatolia Rose';

describe.each(mainly('phone'))('on a %s', (width) => {
  it('a fully booked exhibitor is marked, and its card offers three similar ones with free hours', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithInterests(page, INTERESTS));
    const matching = new MatchingPage(page, width);
    await matching.open();
    await matching.search.fill(FULL);
    await matching.showing(1, 1).waitFor();
    await matching
      .card(FULL)
      .getByText('2 of your 4 interests: Serums and ampoules, Barrier creams', { exact: true })
      .waitFor();

    const full = matching.fullyBooked(FULL);
    expect(await full.textContent()).toBe('Fully booked');
    expect(await full.getAttribute('aria-disabled')).toBe('true');
    await matching.pressDisabled(full);
    await matching.count(0).waitFor();

    const rows = matching.similar(FULL).getByRole('listitem');
    expect(await rows.count()).toBe(3);
    for (const row of await rows.all()) expect(await row.textContent()).toMatch(/\d+ hours? (free|left)/);
    const names = await matching.similarNames(FULL);
    expect(names).not.toContain(FULL);

    const [first = '', second = ''] = names;
    await matching.press(matching.selectSimilar(first, FULL));
    await matching.count(1).waitFor();
    expect(await matching.selectedSimilar(first, FULL).textContent()).toBe('Selected');
    expect(await matching.similarNames(FULL)).toEqual(names);
    await matching.press(matching.selectSimilar(second, FULL));
    await matching.count(2).waitFor();
    await matching.press(matching.selectedSimilar(second, FULL));
    await matching.count(1).waitFor();
    await expectNoAxeViolations(page);
  });

  it('shows when few hours are left, and the layout does not shift when the hours load', async () => {
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
    await matching.select('Terra Clay').waitFor();
    const height = () => matching.card('Terra Clay').evaluate((card) => card.getBoundingClientRect().height);
    const before = await height();
    answer();
    await matching.card('Terra Clay').getByText('Only 2 slots left', { exact: true }).waitFor();
    expect(await height()).toBe(before);
    await matching.press(matching.select('Terra Clay'));
    await matching.count(1).waitFor();
  });
});

it('works by keyboard alone, with a description for screen readers', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithInterests(page, INTERESTS));
  const matching = new MatchingPage(page);
  await page.goto(`${MatchingPage.path}?q=${FULL.replace(' ', '+')}`);
  const full = matching.fullyBooked(FULL);
  await full.focus();
  const describedBy = await full.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(
    'Similar exhibitors with free hours',
  );
  await page.keyboard.press('Enter');
  await matching.count(0).waitFor();
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.viewProducts(FULL));
  const [first = '', second = ''] = await matching.similarNames(FULL);
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.button(`${first}, View Products`));
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.selectSimilar(first, FULL));
  await page.keyboard.press('Enter');
  await matching.count(1).waitFor();
  await expectFocusOn(matching.selectedSimilar(first, FULL));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusOn(matching.selectSimilar(second, FULL));
  await page.keyboard.press('Space');
  await matching.count(2).waitFor();
});

it('an exhibitor that fills up while selected stays in place, is marked without a reload, and can be deselected', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithExhibitors(page, INTERESTS, ['Noeul Lip Studio', 'Hanari Skin Lab']));
  const matching = new MatchingPage(page);
  await page.goto(`${MatchingPage.path}?q=Noeul`);
  const company = 'Noeul Lip Studio';
  await matching.card(company).getByText('Only 1 slot left', { exact: true }).waitFor();

  // Another visitor takes it.
  await holdLastHour(page, company);

  await matching.similar(company).waitFor();
  await matching.card(company).getByText('Fully booked', { exact: true }).waitFor();
  expect(await matching.similar(company).getByRole('listitem').count()).toBe(3);
  await matching.count(2).waitFor();
  await expectNoAxeViolations(page);
  await matching.press(matching.selected(company));
  await matching.count(1).waitFor();
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
