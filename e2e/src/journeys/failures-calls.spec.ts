// Every call of the journey fails: the page reports it, stays usable, and recovers.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { serveBareDocuments } from '../fixtures/bare-document.ts';
import { openPage, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, FAILURES, failCalls } from '../fixtures/failing-calls.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';

const server = useSharedServer();

const COUNTRIES = /\/api\/countries/;
const CATEGORIES = /\/api\/categories$/;
const SEARCH = /\/api\/exhibitors\/search$/;
const SLOTS = /\/api\/unavailable-slots/;
const EDITION = /\/api\/edition$/;

/** A visitor in the middle of the journey, whose calls may fail. */
async function comeBack(draft: Draft, width: Width = 'desktop') {
  const { page, expectErrors } = await openPage(server().url, width);
  expectErrors(CALL_FAILED);
  await storeDraft(page, draft);
  return page;
}

for (const failure of process.env.DEEP ? FAILURES : (['unreachable'] as const))
  test(`${failure}: each page reports it, stays usable, loses no choice, and loads on Try again`, async () => {
    const draft = await makeDraft(server().url);
    const page = await comeBack(draft, 'phone');
    const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
    const tryAgain = { name: 'Try again' };
    await failCalls(page, COUNTRIES, failure);
    const recoverCategories = await failCalls(page, CATEGORIES, failure);
    const recoverSearch = await failCalls(page, SEARCH, failure);
    const recoverSlots = await failCalls(page, SLOTS, failure);

    // If the countries fail to load, the code is +60, and Malaysia is the only country.
    await page.goto(BUSINESS_PATHS.contact);
    const code = page.getByRole('button', { name: 'Dialling code, Malaysia +60' });
    await expect(code).toBeVisible();
    await page.getByLabel('Phone Number', { exact: true }).fill('198887777');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(`**${BUSINESS_PATHS.company}`);
    await expect
      .poll(() => readDraft(page))
      .toMatchObject({ businessRegistration: { phoneNumber: '+60198887777' } });
    await expect(code).toBeVisible();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect(page.getByRole('option')).toHaveText(['Malaysia'], { useInnerText: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(`**${BUSINESS_PATHS.interest}`);

    const categories = alert('Categories could not be loaded.');
    await expect(categories).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Barrier creams' })).toBeVisible();
    await expect(page.getByText('No categories available')).toHaveCount(0);
    await recoverCategories();
    await categories.getByRole('button', tryAgain).tap();
    await expect(page.getByRole('button', { name: /^Skincare/ })).toBeVisible();
    await expect(categories).toHaveCount(0);

    await page.getByRole('button', { name: 'Next', exact: true }).tap();
    const search = alert('Failed to load exhibitors. Please try again.');
    await expect(search).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Products' })).toHaveCount(0);
    await expect(page.getByText('No matching exhibitors found')).toHaveCount(0);
    // The selection is kept and can be used to continue.
    await expect.poll(async () => (await readDraft(page)).selectedExhibitors).toEqual(draft.exhibitors);
    await expect(page.getByText('2 Exhibitor(s) selected').first()).toBeVisible();
    await recoverSearch();
    await search.getByRole('button', tryAgain).tap();
    await expect(page.getByText(/^Showing 5 out of \d+ matches$/)).toBeVisible();
    await expect(search).toHaveCount(0);

    await page.getByRole('button', { name: 'Schedule meeting', exact: true }).tap();
    const slots = alert('Error loading unavailable time slots. Please try again.');
    await expect(slots).toBeVisible();
    await expect.poll(async () => (await readDraft(page)).selectedMeetingSlots).toEqual(draft.meetings);
    await recoverSlots();
    // The page also refetches by itself when its stream opens and when its hours are held, so the button may be gone.
    await slots.getByRole('button', tryAgain).evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(slots).toHaveCount(0);
    await expect(page.locator('[role=grid][aria-busy=false]')).toBeVisible();

    await serveBareDocuments(page);
    const recoverEdition = await failCalls(page, EDITION, failure);
    await page.reload();
    const edition = alert('The dates and hours of the exhibition');
    await expect(edition).toBeVisible();
    await expect.poll(async () => (await readDraft(page)).selectedMeetingSlots).toEqual(draft.meetings);
    await recoverEdition();
    await edition.getByRole('button', tryAgain).tap();
    await expect(page.getByText('2 of 2 Meeting(s) Scheduled')).toBeVisible();
  });
