// An exhibitor's own page: its content, its free hours as they change, and the navigation there and back.

import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { findListed, listExhibitors } from '../fixtures/directory.ts';
import { makeDraft, storeDraft } from '../fixtures/draft.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expectToFit } from '../fixtures/layout.ts';
import { OtherVisitor } from '../fixtures/other-visitor.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { ExhibitorPage } from '../pages/exhibitor-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useServer();

const COMPANY = 'Seri Kenanga';
/** The page refetches a few seconds after hours have changed, so that a burst of changes costs one request. */
const LIVE = { timeout: 20_000, intervals: [50] };

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('is reached from the list, and links back to it with the filters kept', async () => {
      const { page } = await openPage(server().url, width);
      const directory = new DirectoryPage(page, width);
      const listed = await findListed(server(), COMPANY);
      await directory.open('?search=kenanga&countries=Malaysia&free=true');
      await directory.visit(COMPANY);
      const exhibitor = new ExhibitorPage(page, width);
      await directory.waitForPath(`/exhibitions/${listed.id}`);
      await expectFocusOn(exhibitor.heading);
      await expect(page.getByText(listed.booth, { exact: true })).toBeVisible();
      await expect.poll(() => exhibitor.products.allTextContents()).toEqual(listed.products);
      await expectNoAxeViolationsAgain(page);
      await expectToFit(page);
      await exhibitor.press(exhibitor.back);
      await directory.showing(1, 1);
      expect(new URL(page.url()).search).toBe('?search=kenanga&countries=Malaysia&free=true');
      await expect(directory.search).toHaveValue('kenanga');
      await expect(directory.free).toBeChecked();
      await expect(directory.button('Remove Malaysia')).toBeVisible();
    });

    test('shows the same hours as the scheduler, also when others hold and book them', async () => {
      const draft = await makeDraft(server().url, {
        subCategories: ['Serums and ampoules'],
        companies: 100,
        scheduled: 0,
      });
      const one = draft.exhibitors.find(({ company_name }) => company_name === COMPANY);
      if (!one) throw new Error(`${COMPANY} is not among the exhibitors.`);
      const { page } = await openPage(server().url, width);
      const exhibitor = new ExhibitorPage(page, width);
      await exhibitor.open(one.id);
      const { free } = await findListed(server(), COMPANY);
      expect(free.length).toBeGreaterThan(2);
      await expect.poll(() => exhibitor.freeHours()).toEqual(free);
      await expect(exhibitor.count(free.length)).toBeVisible();

      const other = new OtherVisitor(server().url);
      const [day = 0, minute = 0] = (free[0] ?? '').split(' ').map(Number);
      await expect(other.take({ exhibitorId: one.id, day, minute })).resolves.toBe(201);
      await expect.poll(() => exhibitor.freeHours(), LIVE).toEqual(free.slice(1));
      await registerOver(server(), { name: 'Farid Osman', exhibitors: [COMPANY] });
      const { free: left } = await findListed(server(), COMPANY);
      expect(left).toHaveLength(free.length - 2);
      await expect.poll(() => exhibitor.freeHours(), LIVE).toEqual(left);
      await expect(exhibitor.count(left.length)).toBeVisible();

      const second = await page.context().newPage();
      await storeDraft(second, { ...draft, exhibitors: [one] });
      const scheduler = new SchedulePage(second, width);
      await scheduler.open();
      await expect(scheduler.gridOf(COMPANY)).toBeVisible();
      const offered = await scheduler.available.evaluateAll((slots) =>
        slots.map(({ ariaLabel }) => ariaLabel),
      );
      const clock = (at: number) => `${at > 720 ? at / 60 - 12 : at / 60}.00${at < 720 ? 'am' : 'pm'}`;
      expect(offered).toEqual(
        left.map((slot) => {
          const [on = 0, at = 0] = slot.split(' ').map(Number);
          const weekday = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'][on - 1];
          return `${weekday} 0${on + 1} June, ${clock(at)}-${clock(at + 60)}, Available`;
        }),
      );
    });

    if (process.env.DEEP)
      test('offers similar exhibitors with free hours when it is fully booked', async () => {
        const { page } = await openPage(server().url, width);
        const draft = await makeDraft(server().url, { companies: 1, scheduled: 0 });
        await storeDraft(page, draft);
        const exhibitor = new ExhibitorPage(page, width);
        const full = await findListed(server(), 'Anatolia Rose');
        expect(full.free).toEqual([]);
        await exhibitor.open(full.id);
        await expect(exhibitor.count(0)).toBeVisible();
        await expect(exhibitor.fullyBooked).toHaveAttribute('aria-disabled', 'true');
        await expect.poll(() => exhibitor.similar.count()).toBe(3);
        await expectNoAxeViolations(page);
        await expectToFit(page);
        const names = await exhibitor.similar.getByRole('link').allTextContents();
        const byName = new Map((await listExhibitors(server())).map((listed) => [listed.name, listed]));
        for (const name of names) expect(byName.get(name)?.free.length).toBeGreaterThan(0);
        await exhibitor.pressDisabled(exhibitor.fullyBooked);
        await expect(page.getByText('1 Exhibitor(s) selected so far.')).toBeVisible();

        const [first = ''] = names;
        await exhibitor.press(exhibitor.button(`Add ${first}`));
        await expectFocusOn(exhibitor.button(`Added ${first}`));
        await expect(page.getByText('2 Exhibitor(s) selected so far.')).toBeVisible();
        await exhibitor.press(exhibitor.similar.getByRole('link', { name: first, exact: true }));
        await expect(page.getByRole('heading', { level: 1, name: first, exact: true })).toBeVisible();
        await expect(exhibitor.chosen).toBeVisible();
        const matching = new MatchingPage(page, width);
        await exhibitor.press(exhibitor.goOn);
        await matching.search.fill(first);
        await expect(matching.selected(first)).toBeVisible();
        await expect(matching.count(2).first()).toBeVisible();
      });
  });
