// Focus and accessible names: route changes, skip link, dialogs, menus, and the grid with its single tab stop.
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { mainly, openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, storeDraft } from '../fixtures/draft.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { FailureSchedulePage, slotName } from '../pages/failure-schedule-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

const EXHIBITION = 'International Beauty Exhibition';

let draft: Draft;
test.beforeAll(async () => {
  draft = await makeDraft(server().url, { companies: 3, scheduled: 2 });
});

test('every change of page focuses its heading, sets the title and begins at the top', async () => {
  const { page } = await openPage(server().url, 'phone');
  await storeDraft(page, draft);
  await page.goto('/');
  const arrive = async (title: string, heading: string) => {
    await page.waitForFunction((wanted) => document.title === wanted, `${title} | ${EXHIBITION}`);
    await expectFocusOn(page.getByRole('heading', { level: 1, name: heading }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('link', { name: 'Start registration' }).click();
  await arrive('Business Matching, contact and company', 'Business Matching');
  await press('Next');
  await arrive('Business Matching, company details', 'Business Matching');
  await press('Next');
  await arrive('Select your interests', 'Select your interests');
  await press('Next');
  await arrive('Top Matches', 'Top Matches');
  await press('Schedule meeting');
  await arrive('Schedule your meeting', 'Schedule your meeting');
  await press('Back to Previous');
  await arrive('Top Matches', 'Top Matches');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'About us' }).tap();
  await arrive('About the exhibition', 'About the exhibition');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).tap();
  await arrive('Privacy', 'Privacy');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Home', exact: true }).tap();
  await arrive('Home', 'Eight meetings, chosen before you arrive');
});

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('the skip link is the first stop and leads past the header', async () => {
      const { page } = await openPage(server().url, width);
      await new ContactPage(page).open();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await expectFocusOn(skip);
      const box = await skip.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expectFocusOn(page.getByRole('main'));
      await page.keyboard.press('Tab');
      await expectFocusOn(page.getByLabel('Name', { exact: true }));
    });

    test('every dialog of the scheduler sets its initial focus and returns the focus when closed', async () => {
      const { page } = await openPage(server().url, width);
      const scheduler = new FailureSchedulePage(page, width);
      await scheduler.openDraft(draft);
      const [own] = draft.meetings;
      if (!own) throw new Error('The draft has no planned meeting.');
      const free = scheduler.available.first();
      const name = (await free.getAttribute('aria-label')) ?? '';
      const slot = scheduler.grid.getByRole('button', {
        name: name.replace(', Available', ''),
        exact: false,
      });

      for (const leave of ['Escape', 'Cancel', 'Close']) {
        await slot.focus();
        await page.keyboard.press('Enter');
        await expectFocusOn(scheduler.confirm);
        if (leave === 'Escape') await page.keyboard.press(leave);
        else await scheduler.press(scheduler.dialog.getByRole('button', { name: leave, exact: true }));
        await expect(scheduler.dialog).toHaveCount(0);
        await expectFocusOn(slot);
      }
      await scheduler.others.first().focus();
      await page.keyboard.press('Space');
      await expectFocusOn(scheduler.button('OK'));
      await page.keyboard.press('Enter');
      await expectFocusOn(scheduler.others.first());

      await slot.focus();
      await page.keyboard.press('Enter');
      await expectFocusOn(scheduler.confirm);
      await page.keyboard.press('Enter');
      await expect(scheduler.dialog).toHaveCount(0);
      await expectFocusOn(slot);

      await page.goto(`${FailureSchedulePage.path}?exhibitor=${own.exhibitorId}`);
      const mine = scheduler.slot(slotName(draft.edition, own));
      await scheduler.own.focus();
      await page.keyboard.press('Enter');
      await expectFocusOn(scheduler.button('Keep Booking'));
      await page.keyboard.press('Escape');
      await expectFocusOn(mine);
      await page.keyboard.press('Enter');
      await scheduler.press(scheduler.button('Cancel Booking'));
      await expectFocusOn(mine);
      await expect(mine).toHaveAttribute('aria-label', /, Available$/);
    });

    test('the product dialog traps the Tab key, and returns the focus when closed', async () => {
      const { page } = await openPage(server().url, width);
      await storeDraft(page, draft);
      const matching = new MatchingPage(page, width);
      await matching.open();
      const view = matching.button(/^View Products/).first();
      await view.focus();
      await page.keyboard.press('Enter');
      await expectFocusOn(matching.dialog.getByRole('button', { name: 'Close' }));
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        // Between the last stop and the first, the browser's own controls may have the focus.
        const where = await page.evaluate(() =>
          document.activeElement === document.body
            ? 'none'
            : document.activeElement?.closest('dialog')
              ? 'inside'
              : 'behind',
        );
        expect(where).not.toBe('behind');
      }
      await page.keyboard.press('Escape');
      await expectFocusOn(view);
    });
  });

test('the grid has one tab stop, is navigated by its keys and names each hour in full', async () => {
  const { page } = await openPage(server().url, 'desktop');
  const scheduler = new FailureSchedulePage(page);
  await scheduler.openDraft(draft);
  await expect(scheduler.grid.locator('button[tabindex="0"]')).toHaveCount(1);
  await expect(scheduler.grid.locator('button[tabindex="-1"]')).toHaveCount(27);
  const focusedName = async () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await scheduler.grid.locator('button[tabindex="0"]').focus();
  await expect.poll(() => focusedName()).toMatch(/^Tuesday 02 June, 11\.00am-12\.00pm, /);
  for (const [key, name] of [
    ['ArrowRight', 'Wednesday 03 June, 11.00am-12.00pm'],
    ['ArrowDown', 'Wednesday 03 June, 12.00pm-1.00pm'],
    ['End', 'Friday 05 June, 12.00pm-1.00pm'],
    ['ArrowRight', 'Friday 05 June, 12.00pm-1.00pm'],
    ['Home', 'Tuesday 02 June, 12.00pm-1.00pm'],
    ['Control+End', 'Friday 05 June, 5.00pm-6.00pm'],
    ['ArrowUp', 'Friday 05 June, 4.00pm-5.00pm'],
    ['ArrowLeft', 'Thursday 04 June, 4.00pm-5.00pm'],
    ['Control+Home', 'Tuesday 02 June, 11.00am-12.00pm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect
      .poll(async () => (await focusedName()).split(', ').slice(0, 2).join(', '), { message: key })
      .toBe(name);
  }
  // Tab leaves the grid, and Shift+Tab returns to the same cell.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') === null))
    .toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focusedName()).toMatch(/^Friday 05 June, 5\.00pm-6\.00pm/);

  const names = await scheduler.grid
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  for (const name of names)
    expect(name).toMatch(
      /^(Tuesday 02|Wednesday 03|Thursday 04|Friday 05) June, \d{1,2}\.00[ap]m-\d{1,2}\.00[ap]m, (Available|Unavailable|Booked by Others, .+)$/,
    );
  for (const { company } of draft.meetings)
    expect(names.filter((name) => name.endsWith(`, Booked by Others, ${company}`))).toHaveLength(1);
});

test('the phone menu closes on Escape and returns the focus', async () => {
  const { page } = await openPage(server().url, 'phone');
  await page.goto(BUSINESS_PATHS.contact);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }));
  await page.keyboard.press('Escape');
  await expectFocusOn(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

if (process.env.DEEP)
  test('the lists of countries and dialling codes close on Escape and return the focus', async () => {
    const { page } = await openPage(server().url, 'desktop');
    await storeDraft(page, draft);
    const contact = new ContactPage(page);
    await contact.open();
    await contact.diallingCode.focus();
    await page.keyboard.press('Enter');
    await expectFocusOn(contact.diallingCodeSearch);
    await page.keyboard.press('Escape');
    await expectFocusOn(contact.diallingCode);
    await contact.next.click();
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocusOn(country);
    await expect(country).toHaveAttribute('aria-expanded', 'false');
    await expect(country).toHaveValue('Malaysia');
  });
