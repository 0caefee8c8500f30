// No page overflows horizontally at any width, and touch targets are large enough.

import type { Page } from '@playwright/test';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, storeDraft } from '../fixtures/draft.ts';
import { settle } from '../fixtures/focus.ts';
import { sidewaysOverflow } from '../fixtures/layout.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { InterestPage } from '../pages/interest-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const server = useSharedServer();

/** The minimum widths of the layouts; every-screen.spec.ts covers 320 and 820 pixels. */
const SCREEN_WIDTHS = process.env.DEEP ? [320, 360, 390, 768, 1024, 1280, 1440] : [768, 1024, 1280];
/** Text at 200% applies to tablets and desktops; phones zoom the whole page instead. */
const LARGE_TEXT_WIDTHS = process.env.DEEP ? [768, 820, 1024, 1440] : [768, 1024];
const LEAST_TARGET_PX = 44;

let draft: Draft;
test.beforeAll(async () => {
  draft = await makeDraft(server().url, {
    subCategories: ['Barrier creams', 'Serums and ampoules', 'Brightening care'],
    companies: 8,
  });
});

/**
 * Buttons, links and fields too small for a finger. Excluded: links in running text, and the dots of the
 * product dialog, which are never the only way to navigate.
 */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isLeftOut = (element: Element) =>
      element.matches('p > a, [aria-label^="Show product"]') ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A control that looks smaller may react beyond its edge: a field through its box, a checkbox through its label.
    const isMissed = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const place =
        element.closest('label') ?? (element.tagName === 'INPUT' ? element.parentElement : element);
      // A control covered by an open list cannot be hit, and need not be.
      const list = document.querySelector('[role=listbox]:not(:empty)')?.parentElement;
      const reach = least / 2 - 1;
      return ![-reach, reach].every((offset) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
        return place?.contains(hit) || (list?.contains(hit) && !list.contains(element));
      });
    };
    const controls = document.querySelectorAll(
      'button, a[href], select, input, [role=combobox], [role=option]',
    );
    return [...controls]
      .filter((element) => !isLeftOut(element))
      .filter((element) => element.getBoundingClientRect().height < least - 0.5)
      .filter((element) => element.getBoundingClientRect().height > 1 && isMissed(element))
      .map((element) => {
        const { height } = element.getBoundingClientRect();
        return `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent}" is ${height} high`;
      });
  }, LEAST_TARGET_PX);
}

/** Opens each page, and each of its states. */
const STATES: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'home',
    async (page) => {
      await page.goto('/');
      await expect(page.getByText(/event days/)).toBeVisible();
    },
  ],
  [
    'no such page',
    async (page) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'step 1 with the dialling codes',
    async (page) => {
      const contact = new ContactPage(page);
      await contact.open();
      await contact.diallingCode.click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'step 2 with the countries',
    async (page) => {
      await page.goto(BUSINESS_PATHS.company);
      await page.getByRole('combobox', { name: 'Country' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'interests with an open row',
    async (page) => {
      const interest = new InterestPage(page);
      await interest.open();
      await interest.categories.first().click();
      await expect(interest.subCategory('Barrier creams')).toBeVisible();
    },
  ],
  [
    'matches, with the products of one',
    async (page) => {
      const matching = new MatchingPage(page);
      await matching.open();
      await matching
        .button(/^View Products/)
        .first()
        .click();
      await expect(matching.dialog.getByRole('heading', { level: 3 })).toBeVisible();
    },
  ],
  [
    'scheduler, with the question whether to confirm',
    async (page) => {
      const scheduler = new FailureSchedulePage(page);
      await scheduler.open();
      await scheduler.available.first().click();
      await expect(scheduler.confirm).toBeVisible();
    },
  ],
  // The last one: an incomplete first step closes the others.
  [
    'step 1 with errors',
    async (page) => {
      const contact = new ContactPage(page);
      await contact.open();
      await contact.name.fill('');
      await contact.next.click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  ],
];

/** The draft for all states, with separate categories for each: leaving a page cancels its preloads. */
async function openAsForTheFirstTime(page: Page): Promise<void> {
  await storeDraft(page, draft);
  await page.addInitScript(() => localStorage.removeItem('categoriesCache'));
}

test('every page and state fits every width', async () => {
  const { page, expectErrors } = await openPage(server().url, 'desktop');
  expectErrors(/404 .*no-such-page/);
  await openAsForTheFirstTime(page);
  const found: Record<string, string[]> = {};
  const checkAt = async (state: string, width: number, text: string) => {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    await settle(page);
    const overflow = await sidewaysOverflow(page);
    if (overflow.length > 0) found[`${state}, ${width} px, text of ${text}`] = overflow;
  };
  for (const [state, open] of STATES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    for (const width of SCREEN_WIDTHS) await checkAt(state, width, '100%');
    for (const width of LARGE_TEXT_WIDTHS) await checkAt(state, width, '200%');
  }
  expect(found).toEqual({});
});

test('every page and state has touch targets that are large enough, including the grid on the smallest phone', async () => {
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(/404 .*no-such-page/);
  await openAsForTheFirstTime(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const scheduler = new FailureSchedulePage(page, 'phone');
  await scheduler.open();
  const slots = await scheduler.grid.getByRole('button').all();
  expect(slots).toHaveLength(28);
  for (const slot of slots) {
    const box = await slot.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  }

  if (size) await page.setViewportSize(size);
  const found: Record<string, string[]> = {};
  for (const [state, open] of STATES) {
    await open(page);
    await settle(page);
    const low = await lowTargets(page);
    if (low.length > 0) found[state] = low;
  }
  expect(found).toEqual({});
});
