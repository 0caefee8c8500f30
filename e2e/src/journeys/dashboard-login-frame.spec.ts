// The dashboard's frame: keyboard use at both widths, the menu below 1280 px, titles and addresses.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const OFTEN = { intervals: [25] };
const server = useSharedServer();

const SECTIONS = [
  ['Overview', DASHBOARD_PATHS.overview],
  ['Business Matching', DASHBOARD_PATHS.businessMatching],
  ['Hosted Buyer Program', DASHBOARD_PATHS.hostedBuyerProgram],
  ['Bookings', DASHBOARD_PATHS.bookings],
  ['Exhibitors', DASHBOARD_PATHS.exhibitors],
  ['Categories', DASHBOARD_PATHS.categories],
  ['Import', DASHBOARD_PATHS.import],
  ['Show day', DASHBOARD_PATHS.showDay],
  ['Desk', DASHBOARD_PATHS.desk],
  ['Attendance', DASHBOARD_PATHS.attendance],
  ['Refunds', DASHBOARD_PATHS.refunds],
  ['Emails', DASHBOARD_PATHS.emails],
  ['Write to a group', DASHBOARD_PATHS.messages],
  ['Failed addresses', DASHBOARD_PATHS.failedAddresses],
  ['Getting ready', DASHBOARD_PATHS.readiness],
  ['Edition', DASHBOARD_PATHS.edition],
  ['Words', DASHBOARD_PATHS.words],
  ['Staff', DASHBOARD_PATHS.staff],
  ['Audit trail', DASHBOARD_PATHS.audit],
  ['Account', DASHBOARD_PATHS.account],
] as const;

/** These have a title of their own or move the focus elsewhere; the deep run opens all. */
const OPENED = SECTIONS.filter(
  ([name]) => process.env.DEEP || ['Desk', 'Attendance', 'Edition', 'Account'].includes(name),
);

async function arrive(width: Width) {
  const { page } = await openPage(server().url, width);
  await logInAs(page, server(), await createColleague(server(), 'admin'));
  const dashboard = new DashboardFramePage(page, width);
  await dashboard.open();
  await expect(dashboard.title('Business Matching')).toBeVisible();
  return { page, dashboard };
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** The width between these turns the sidebar into a menu. */
const SCREEN_WIDTHS = [1279, 1280];

/** Opens a section by its link, and expects its URL, title, focus and current marker. */
async function expectSection(
  page: Page,
  dashboard: DashboardFramePage,
  [name, path]: (typeof SECTIONS)[number],
) {
  await dashboard.openSection(name);
  await dashboard.waitForPath(path);
  // At the desk, a scanner's input must arrive at once.
  if (name === 'Desk') await expectFocusOn(page.getByLabel(/^Scan a code/));
  // Leaving it loads a new document, which a screen reader announces by itself.
  else if (name !== 'Attendance') await expectFocusOn(dashboard.title(name));
  await expect(page).toHaveTitle(`${name} | Dashboard`);
  await expect(page.locator('[aria-busy=true]').first()).toHaveCount(0);
  await dashboard.showSections();
  await expect(dashboard.section(name)).toHaveAttribute('aria-current', 'page');
  await expect(dashboard.sections.locator('[aria-current=page]')).toHaveCount(1);
}

test('sidebar by keyboard: skip links, home, Find, the sections in order, language and appearance, Logout; sections have their title, URL and focus', async () => {
  const { page, dashboard } = await arrive('desktop');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to the list');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('button', { name: 'Find anyone or anything' }));
  for (const [name] of SECTIONS) {
    await page.keyboard.press('Tab');
    await expectFocusOn(dashboard.section(name));
  }
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.preferences);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.logout);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocusOn(dashboard.title('Account'));
  await dashboard.open();
  await expect(dashboard.title('Business Matching')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocusOn(page.getByRole('main'));
  for (const section of OPENED) await expectSection(page, dashboard, section);
  for (const width of SCREEN_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(async () => [width, await wide()], OFTEN).toEqual([width, 0]);
    await expect(dashboard.menu).toBeVisible({ visible: width < 1280 });
    await expect(dashboard.sections).toBeVisible({ visible: width >= 1280 });
  }
});

test('menu by keyboard: Enter opens it, Tab moves into it; Escape, a tap outside or a section closes it', async () => {
  const { page, dashboard } = await arrive('phone');
  await dashboard.menu.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.section('Overview'));
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expectFocusOn(dashboard.menu);
  await expect(dashboard.menu).toHaveAttribute('aria-expanded', 'false');
  await expect(dashboard.sections).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dashboard.title('Overview')).toBeVisible();
  await expectFocusOn(dashboard.title('Overview'));
  await expect(dashboard.sections).toBeHidden();

  await dashboard.press(dashboard.menu);
  await expect(dashboard.sections).toBeVisible();
  await page.touchscreen.tap(195, 820);
  await expect(dashboard.sections).toBeHidden();

  await dashboard.openSection('Business Matching');

  // The programmes also have their own tabs.
  const hosted = dashboard.programmes.getByRole('link', { name: 'Hosted Buyer Program' });
  await hosted.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.title('Hosted Buyer Program')).toBeVisible();
  await expect(hosted).toHaveAttribute('aria-current', 'page');
});
