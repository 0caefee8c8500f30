// Axe finds no violation of WCAG 2.2 AA in those states of visitors' pages that every-screen.spec.ts does not cover.

import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { expectNoAxeViolations as look } from '../fixtures/accessibility.ts';
import { serveBareDocuments } from '../fixtures/bare-document.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, registerElsewhere, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, failCalls, holdCalls, refuseCalls } from '../fixtures/failing-calls.ts';
import { expireHolds } from '../fixtures/other-visitor.ts';
import { forgetInterestsCookie } from '../fixtures/server-rendered-matches.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    let draft: Draft;
    test.beforeAll(async () => {
      draft = await makeDraft(server().url, {
        subCategories: ['Barrier creams', 'Serums and ampoules'],
        companies: 8,
        scheduled: 3,
      });
    });

    async function comeBack(stored: Draft | null = draft) {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      expectErrors(/dynamically imported module|preload CSS/);
      if (stored) await storeDraft(page, stored);
      return page;
    }

    test('forms: loading, errors, and searches in their lists without results', async () => {
      const page = await comeBack(null);
      const countries = await holdCalls(page, /\/api\/countries/);
      const contact = new ContactPage(page, width);
      await contact.open();
      await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
      await look(page);
      await countries();
      await contact.press(contact.diallingCode);
      await contact.diallingCodeSearch.fill('mal');
      await expect(page.getByRole('option', { name: /Malaysia/ })).toBeVisible();
      await look(page);
      await contact.diallingCodeSearch.fill('zzz');
      await expect(page.getByText('No countries found')).toBeVisible();
      await look(page);

      await storeDraft(page, draft);
      await page.goto(BUSINESS_PATHS.company);
      await page.getByLabel('City', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByText('City is required')).toBeVisible();
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.fill('mal');
      await expect(page.getByRole('option', { name: 'Malaysia' })).toBeVisible();
      await look(page);
      await country.fill('zzz');
      await expect(page.getByText('No countries found').first()).toBeVisible();
      await look(page);
    });

    test('interests: failed, none, loading, a failed row, chips, an open row, a search with and without results', async () => {
      const page = await comeBack();
      const recover = await failCalls(page, /\/api\/categories$/, 'unreachable');
      await page.goto(BUSINESS_PATHS.interest);
      await expect(page.getByText('Categories could not be loaded.')).toBeVisible();
      await look(page);
      await recover();
      const fill = await refuseCalls(page, /\/api\/categories$/, 200, []);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No categories available')).toBeVisible();
      await look(page);
      await fill();

      await page.evaluate(() => localStorage.removeItem('categoriesCache'));
      const categories = await holdCalls(page, /\/api\/categories$/);
      await page.goto(BUSINESS_PATHS.interest);
      await expect(page.locator('[data-skeleton-row]').first()).toBeVisible();
      await look(page);
      await failCalls(page, /\/api\/categories\/\d*[13579]\/subcategories$/, 'garbage');
      await categories();
      const interest = new InterestPage(page, width);
      await expect(page.getByText('Some categories could not be loaded.')).toBeVisible();
      await interest.press(interest.categories.first());
      await look(page);
      await interest.search.fill('cream');
      await look(page);
      await interest.search.fill('zzzz');
      await expect(page.getByText('No categories found')).toBeVisible();
      await look(page);
    });

    test('matches: loading, a fully booked exhibitor, the full selection with its warning, an exhibitor without products, no results, and a failed search', async () => {
      const page = await comeBack();
      const search = await holdCalls(page, /\/api\/exhibitors\/search$/);
      const matching = new MatchingPage(page, width);
      await page.goto(MatchingPage.path);
      await expect(page.getByText('Loading exhibitors...')).toBeVisible();
      await look(page);
      await search();
      await expect(matching.names.first()).toBeVisible();
      await refuseCalls(page, /\/products$/, 200, []);
      await matching.press(matching.button(/^View Products/).first());
      await expect(matching.dialog.getByText('No Products Available')).toBeVisible();
      await look(page);
      await page.keyboard.press('Escape');
      const more = matching.button(/^Select, /).first();
      for (let shown = await matching.names.count(); (await more.count()) === 0; ) {
        await matching.press(matching.showMore);
        await expect(matching.names.nth(shown)).toBeVisible();
        shown = await matching.names.count();
      }
      await matching.pressDisabled(more);
      const notice = matching.notices.filter({ hasText: 'Maximum Meetings Selected (8 reached)' });
      await expect(notice).toBeVisible();
      const [box, screen] = [await notice.boundingBox(), page.viewportSize()];
      expect(box?.y).toBeLessThan(120);
      expect((screen?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);
      await look(page);
      await matching.search.fill('Anatolia Rose');
      await expect(matching.similar('Anatolia Rose')).toBeVisible();
      await look(page);
      await matching.search.fill('zzzz');
      await expect(page.getByText('No matching exhibitors found')).toBeVisible();
      await look(page);
      await forgetInterestsCookie(page);
      await failCalls(page, /\/api\/exhibitors\/search$/, 'an empty 500');
      await page.goto(MatchingPage.path);
      await expect(page.getByText('Failed to load exhibitors. Please try again.')).toBeVisible();
      await look(page);
    });

    test('exhibitors: loading, failed, filters that failed to load, and a chosen exhibitor', async () => {
      const page = await comeBack();
      const answers = await holdCalls(page, /\/api\/directory\?/);
      const recover = await failCalls(page, /\/api\/directory\/facts/, 'an empty 500');
      const directory = new DirectoryPage(page, width);
      // Reached from another page of the site, it loads its data in the browser.
      await page.goto('/privacy');
      if (width === 'phone') await directory.press(directory.button('Menu'));
      await directory.press(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Exhibitions' }),
      );
      await expect(page.getByText('Loading exhibitors...', { exact: true }).first()).toBeVisible();
      await look(page);
      await answers();
      await expect(directory.names.first()).toBeVisible();
      await directory.press(directory.filter('Category'));
      await expect(page.getByText('The choices could not be loaded.', { exact: true })).toBeVisible();
      await look(page);
      await recover();
      await directory.press(directory.tryAgain);
      await expect(page.getByRole('checkbox', { name: /^Skincare \(\d+\)$/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await failCalls(page, /\/api\/directory\?/, 'unreachable');
      await directory.search.fill('kenanga');
      await expect(directory.failed).toBeVisible();
      await look(page);
      await page.goto(`/exhibitions/${draft.exhibitors[0]?.id}`);
      await expect(page.getByText('8 Exhibitor(s) selected so far.')).toBeVisible();
      await look(page);
    });

    test('scheduler: the list of companies, a suggestion, and every dialog', async () => {
      const page = await comeBack();
      const scheduler = new FailureSchedulePage(page, width);
      await scheduler.open();
      if (width === 'desktop') {
        await scheduler.company.click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await look(page);
        await page.keyboard.press('Escape');
      }
      await scheduler.press(scheduler.others.first());
      await expect(scheduler.information).toBeVisible();
      await look(page);
      await scheduler.closeInformation();
      await scheduler.press(scheduler.available.first());
      await expect(page.getByRole('dialog', { name: 'Confirm Meeting Time' })).toBeVisible();
      await look(page);
      await scheduler.press(scheduler.button('Cancel'));
      await scheduler.press(scheduler.button('Suggest a schedule'));
      await expect(page.getByRole('dialog', { name: 'Suggested schedule' })).toBeVisible();
      await look(page);
      await scheduler.press(scheduler.button('Cancel'));
      const [first] = draft.exhibitors;
      await page.goto(`${FailureSchedulePage.path}?exhibitor=${first?.id}`);
      await expect(scheduler.own).toBeVisible();
      await scheduler.press(scheduler.available.first());
      await expect(page.getByRole('dialog', { name: 'Update Meeting Time' })).toBeVisible();
      await look(page);
    });

    test('scheduler: loading, slots that failed to load, and an edition that is loading and failed to load', async () => {
      const page = await comeBack();
      const slots = await holdCalls(page, /\/api\/unavailable-slots/);
      await page.goto(FailureSchedulePage.path);
      await expect(page.locator('[role=grid][aria-busy=true] td > *').first()).toBeVisible();
      await look(page);
      await slots();
      await failCalls(page, /\/api\/unavailable-slots/, 'unreachable');
      await page.reload();
      await expect(page.getByText('Error loading unavailable time slots. Please try again.')).toBeVisible();
      await look(page);
      await serveBareDocuments(page);
      const edition = await holdCalls(page, /\/api\/edition/);
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
      await edition();
      await expect(page.getByRole('grid')).toBeVisible();
      await failCalls(page, /\/api\/edition/, 'unreachable');
      await page.reload();
      await expect(
        page.getByText('The dates and hours of the exhibition could not be loaded.'),
      ).toBeVisible();
      await look(page);
    });

    test('scheduler: submitting, and lost hours', async () => {
      const ready = await makeDraft(server().url, { companies: 3 });
      const page = await comeBack(ready);
      const scheduler = new FailureSchedulePage(page, width);
      await scheduler.open();
      await expireHolds(server(), page, 3);
      await registerElsewhere(server().url, ready, ready.meetings.slice(0, 2));
      const held = await holdCalls(page, /\/api\/visitor\/register$/);
      await scheduler.press(scheduler.submit);
      await expect(scheduler.submitting).toBeVisible();
      await look(page);
      await held();
      await expect(scheduler.lostBanner).toBeVisible();
      await look(page);
    });

    test('blocked storage, and a page that could not be fetched', async () => {
      const page = await comeBack();
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', 'QuotaExceededError');
        };
      });
      // The first input prefetches the next page.
      await failCalls(page, /\/assets\/company-route/, 'unreachable');
      await page.goto(BUSINESS_PATHS.contact);
      await page.getByLabel('Designation', { exact: true }).fill('Buyer');
      await expect(page.getByText(/This browser won’t let us save your entries\./)).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'This page has not loaded yet' })).toBeVisible();
      await look(page);
    });
  });
