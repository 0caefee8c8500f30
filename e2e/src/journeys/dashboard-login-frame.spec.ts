// The dashboard's frame: keyboard use at both widths, the menu below 1280 px, titles, and no sideways overflow.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage, type Width } from '../fixtures/browser.ts';
import { createColleague, logInAs } from '../fixtures/colleague.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';

const OFTEN = { intervals: [25] };
const server = useServer({ settings: COLLEAGUE_SETTINGS });

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

/** Those around which the layout of a section changes; the deep run tries more between them. */
const SCREEN_WIDTHS = process.env.DEEP
  ? [320, 360, 390, 768, 960, 1024, 1279, 1280, 1440]
  : [320, 768, 1279, 1280, 1440];

/** In the menu of a phone: the first and the last one, and those whose focus goes elsewhere. */
const IN_THE_MENU = process.env.DEEP
  ? SECTIONS
  : SECTIONS.filter(([name]) => ['Overview', 'Desk', 'Attendance', 'Account'].includes(name));

/** Opens a section by its link, and expects its address, title, focus and mark. */
async function expectSection(
  page: Page,
  dashboard: DashboardFramePage,
  [name, path]: (typeof SECTIONS)[number],
) {
  await dashboard.openSection(name);
  await dashboard.waitForPath(path);
  // At the desk, what a scanner types must arrive at once.
  if (name === 'Desk') await expectFocusOn(page.getByLabel(/^Scan a code/));
  // Leaving it loads a new document, which a screen reader announces by itself.
  else if (name !== 'Attendance') await expectFocusOn(dashboard.title(name));
  await expect(page).toHaveTitle(`${name} | Dashboard`);
  await expect(page.locator('[aria-busy=true]').first()).toHaveCount(0);
  await dashboard.showSections();
  await expect(dashboard.section(name)).toHaveAttribute('aria-current', 'page');
  await expect(dashboard.sections.locator('[aria-current=page]')).toHaveCount(1);
}

test('every section has its title, address and focus, and fits the screen from 320 to 1440 px, with the menu below 1280', async () => {
  await registerOver(server(), {
    name: 'Maximiliana Featherstonehaugh-Wolfeschlegelstein',
    company: 'Internationale Kosmetikgrosshandelsgesellschaft mbH',
    email: `a.very.long.address.of.somebody.${process.pid}@kosmetikgrosshandelsgesellschaft.example`,
    exhibitors: ['Hanari Skin Lab'],
  });
  const { page, dashboard } = await arrive('desktop');
  for (const section of SECTIONS) {
    const [name] = section;
    await expectSection(page, dashboard, section);
    // Any other section is checked by the journeys about it; the emails here are without a mail server.
    if (['Emails', 'Failed addresses'].includes(name)) await expectNoAxeViolations(page);
    for (const width of SCREEN_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      // Charts are redrawn a moment after the width has changed.
      await expect.poll(async () => [name, width, await wide()], OFTEN).toEqual([name, width, 0]);
      await expect(dashboard.menu).toBeVisible({ visible: width < 1280 });
      await expect(dashboard.sections).toBeVisible({ visible: width >= 1280 });
    }
  }
});

test('a section that is opened from the menu of a phone has its title, address and focused heading', async () => {
  const { page, dashboard } = await arrive('phone');
  for (const section of IN_THE_MENU) {
    await expectSection(page, dashboard, section);
    await page.keyboard.press('Escape');
  }
});

test('sidebar by keyboard: skip links, home, Find, the sections in order, language and appearance, Logout', async () => {
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
  await expect(dashboard.title('Account')).toBeVisible();
  await expectFocusOn(dashboard.title('Account'));
  await page.goBack();
  await expect(dashboard.title('Business Matching')).toBeVisible();
  await dashboard.open();
  await expect(dashboard.title('Business Matching')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFocusOn(page.getByRole('main'));
});

test('menu by keyboard: Enter opens it, Tab moves through it; Escape, a tap outside or a section closes it', async () => {
  const { page, dashboard } = await arrive('phone');
  await dashboard.menu.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.menu).toHaveAttribute('aria-expanded', 'true');
  for (const [name] of SECTIONS) {
    await page.keyboard.press('Tab');
    await expectFocusOn(dashboard.section(name));
  }
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.preferences);
  await page.keyboard.press('Tab');
  await expectFocusOn(dashboard.logout);
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

  // The programmes also have their own tabs.
  const hosted = dashboard.programmes.getByRole('link', { name: 'Hosted Buyer Program' });
  await hosted.focus();
  await page.keyboard.press('Enter');
  await expect(dashboard.title('Hosted Buyer Program')).toBeVisible();
  await expect(hosted).toHaveAttribute('aria-current', 'page');
});
