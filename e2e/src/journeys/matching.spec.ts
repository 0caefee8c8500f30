// Top Matches: counters, search, Show More, the limit of eight, remembered selections, and the way back.
import { describe, expect, it } from 'vitest';
import { mainly, openPage } from '../fixtures/browser.ts';
import { pauseClock } from '../fixtures/clock.ts';
import { partsWithExhibitors, partsWithInterests, readPart, storeParts } from '../fixtures/draft-parts.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();
const isFocused = (element: Element) => element === document.activeElement;

describe.each(mainly('phone'))('on a %s', (width) => {
  it('shows five at a time, selects, clears, and keeps its scroll position after Back and a reload', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithInterests(page, ['Serums and ampoules']));
    const matching = new MatchingPage(page, width);
    await matching.open();
    const filters = page.getByRole('list', { name: 'Filtering by' }).getByRole('listitem');
    expect(await filters.allTextContents()).toEqual(['Serums and ampoules']);
    await matching.showing(5, 31).waitFor();
    await matching.count(0).waitFor();
    expect(await matching.schedule.count()).toBe(0);
    expect(await matching.clearSelections.count()).toBe(0);
    for (const shown of [10, 15, 20, 25, 30, 31]) {
      expect(await matching.showMore.textContent()).toBe(`Show More (${shown === 31 ? 1 : 5})`);
      const before = await matching.names.count();
      await matching.press(matching.showMore);
      await matching.showing(shown, 31).waitFor();
      await expect.poll(() => matching.names.nth(before).evaluate(isFocused)).toBe(true);
    }
    expect(await matching.showMore.count()).toBe(0);

    const [first = '', second = ''] = await matching.freeNames();
    await matching.press(matching.select(first));
    await matching.count(1).waitFor();
    expect(await matching.selected(first).textContent()).toBe('Selected');
    await matching.press(matching.select(second));
    await matching.count(2).waitFor();
    await matching.press(matching.selected(first));
    await matching.count(1).waitFor();
    await matching.schedule.waitFor();

    await matching.names.nth(20).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const expectSamePlace = () => expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    expect(place).toBeGreaterThan(1000);
    await page.reload();
    await matching.showing(31, 31).waitFor();
    await matching.selected(second).waitFor();
    await matching.count(1).waitFor();
    await expectSamePlace();
    await matching.goOn();
    await page.goBack();
    await matching.showing(31, 31).waitFor();
    await expectSamePlace();
    await matching.press(matching.backToTop);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await matching.press(matching.clearSelections);
    await matching.count(0).waitFor();
    expect(await matching.schedule.count()).toBe(0);
    expect(await readPart(page, 'selectedExhibitors')).toEqual([]);
    await matching.press(matching.backToInterest);
    await matching.waitForPath('/business/interest');
  });

  it('does not select a ninth: a notice at the top right and a line in the page say so', async () => {
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithInterests(page, ['Serums and ampoules']));
    const matching = new MatchingPage(page, width);
    await matching.open();
    const chosen = await matching.selectFree(8);
    const line = page.getByRole('main').getByText('All 8 are chosen', { exact: true });
    await line.waitFor();
    const names = await matching.freeNames();
    const ninth = matching.select(names[8] ?? '');
    expect(await ninth.getAttribute('aria-disabled')).toBe('true');
    // From here the test controls the clock.
    await pauseClock(page);
    await matching.pressDisabled(ninth);
    const notice = matching.notices.filter({ hasText: 'Maximum Meetings Selected (8 reached)' });
    await notice.waitFor();
    const box = await notice.boundingBox();
    const screen = page.viewportSize();
    expect(box?.y).toBeLessThan(120);
    expect((screen?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);
    await page.mouse.move(2, 400);
    await page.clock.runFor(4900);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => notice.count()).toBe(0);
    await matching.count(8).waitFor();
    await matching.press(matching.selected(chosen[0] ?? ''));
    await matching.count(7).waitFor();
    expect(await line.count()).toBe(0);
    await matching.press(ninth);
    await matching.count(8).waitFor();
  });
});

it('searches name, profile, description and region in any case, and says when nothing matches', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithInterests(page, ['Serums and ampoules', 'Scalp care']));
  const matching = new MatchingPage(page);
  await matching.open();
  const expectOnly = async (typed: string, name: string) => {
    await matching.search.fill(typed);
    await expect.poll(() => matching.names.allTextContents()).toContain(name);
    await matching.showing(1, 1).waitFor();
  };
  await expectOnly('HANARI skin', 'Hanari Skin Lab');
  await expectOnly('colour-safe shampoo', 'Nordhav Hair');
  await expectOnly('Vaidyas and chemists', 'Padma Ayur');
  await matching.search.fill('south korea');
  await matching.names.filter({ hasText: 'Hanari Skin Lab' }).waitFor();
  expect(await matching.card('Hanari Skin Lab').textContent()).toMatch(
    /Booth Number.*A-208.*Country\/Region.*South Korea.*Product Profile.*Ampoules, sheet masks, barrier creams.*Company Description.*Seoul laboratory/,
  );
  const [{ name } = { name: '' }] = await server().query<{ name: string }>(
    `select company_name as name from exhibitor join exhibitor_sub_category on exhibitor_id = exhibitor.id
      join sub_category on sub_category.id = sub_category_id
      where product_profile = '' and sub_category.name = 'Serums and ampoules'
      order by company_name collate "C" limit 1`,
  );
  await matching.search.fill(name);
  await matching.card(name).getByText('No product profile available', { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(name);
  await page.reload();
  await matching.showing(1, 1).waitFor();
  expect(await matching.search.inputValue()).toBe(name);
  await matching.search.fill('nothing like it');
  await page.getByText('No matching exhibitors found', { exact: true }).waitFor();
  await page.getByText('Try selecting different interests or categories', { exact: true }).waitFor();
  await matching.backToInterest.click();
  await matching.waitForPath('/business/interest');
});

it('remembers a selection for each set of interests, and drops exhibitors that no longer match', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const interests = ['Serums and ampoules', 'Scalp care'];
  await storeParts(
    page,
    await partsWithExhibitors(page, interests, ['Nordhav Hair', 'Seri Kenanga', 'Terra Clay']),
  );
  const matching = new MatchingPage(page);
  const interest = new InterestPage(page);
  await matching.open();
  await matching.count(3).waitFor();
  await matching.backToInterest.click();
  await interest.chip('Scalp care').click();
  await interest.goOn();
  await matching.count(2).waitFor();
  await matching.selected('Seri Kenanga').waitFor();
  await matching.search.fill('Hanari');
  await matching.select('Hanari Skin Lab').click();
  await matching.count(3).waitFor();
  await expect
    .poll(() => readPart(page, 'exhibitorSelectionsByCategory'))
    .toEqual({
      'Scalp care,Serums and ampoules': ['Nordhav Hair', 'Seri Kenanga', 'Terra Clay'],
      'Serums and ampoules': ['Seri Kenanga', 'Terra Clay', 'Hanari Skin Lab'],
    });
  await matching.backToInterest.click();
  await interest.choose({ 'Hair Care': ['Scalp care'] });
  await interest.goOn();
  // As many were chosen for the other interests.
  await expect
    .poll(() => readPart(page, 'selectedExhibitors'))
    .toMatchObject([
      { company_name: 'Nordhav Hair' },
      { company_name: 'Seri Kenanga' },
      { company_name: 'Terra Clay' },
    ]);
  await matching.count(3).waitFor();
});

it('View Products cycles through nine, shows one, and says when there is none', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithInterests(page, ['Serums and ampoules', 'Barrier creams']));
  const matching = new MatchingPage(page);
  await matching.open();
  const open = async (company: string) => {
    await matching.search.fill(company);
    await matching.viewProducts(company).click();
    await matching.dialog.getByRole('heading', { name: `Products of ${company}`, exact: true }).waitFor();
  };
  const dot = (position: number) => matching.button(`Show product ${position}`);
  const product = matching.dialog.getByRole('heading', { level: 3 });

  await open('Sol de Ipê');
  await expect.poll(() => matching.button(/^Show product/).count()).toBe(9);
  const first = await product.textContent();
  expect(await matching.dialog.getByRole('img', { name: first ?? '' }).count()).toBe(1);
  for (let position = 2; position <= 9; position += 1) {
    await matching.button('Next product').click();
    await expect.poll(() => dot(position).getAttribute('aria-current')).toBe('true');
    expect(await product.textContent()).not.toBe(first);
  }
  await matching.button('Next product').click();
  await expect.poll(() => product.textContent()).toBe(first);
  await dot(5).click();
  await expect.poll(() => dot(5).getAttribute('aria-current')).toBe('true');
  await matching.button('Close').click();
  await matching.dialog.waitFor({ state: 'detached' });
  await expectFocusOn(matching.viewProducts('Sol de Ipê'));

  await open('Seri Kenanga');
  await expect.poll(() => product.textContent()).toBe('Lulur Kenanga');
  await matching.dialog
    .getByText('Rice, turmeric and ylang-ylang scrub, ground fresh each week, 250 g.', { exact: true })
    .waitFor();
  await page.keyboard.press('Escape');

  await open('Terra Clay');
  await expect.poll(() => product.textContent()).toBe('Ochre Mask');
  expect(await matching.button('Next product').count()).toBe(0);
  expect(await matching.button(/^Show product/).count()).toBe(0);
  await page.keyboard.press('Escape');

  await open('Shuiyun Sheet Mask');
  await matching.dialog.getByText('No Products Available', { exact: true }).waitFor();
  await matching.dialog
    .getByText('Shuiyun Sheet Mask does not have any products available at this time.', { exact: true })
    .waitFor();
});

it('without interests nothing matches, and a link leads back to the interests', async () => {
  const { page } = await openPage(server().url, 'desktop');
  await storeParts(page, await partsWithInterests(page, []));
  await page.goto('/business/exhibitor-matching');
  const matching = new MatchingPage(page);
  await page.getByText('No matching exhibitors found', { exact: true }).waitFor();
  expect(await page.getByText('Filtering by').count()).toBe(0);
  await matching.backToInterest.click();
  await matching.waitForPath('/business/interest');
});
