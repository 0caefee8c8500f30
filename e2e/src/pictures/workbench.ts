// Pictures of the organisers' workbench: its lists, a person and the days of the fair, also in dark mode and in each
// of the other languages.
import type { Language } from '@visavis/domain/language/languages';
import { keepSession } from '../fixtures/organiser.ts';
import { type Gallery, type Visit, visit } from './gallery.ts';
import { sessionAt } from './organiser.ts';

/** On the second afternoon of the fair. */
export const FAIR_NOW = '2025-06-03T14:47:00+08:00';

const LOOKS: readonly { mark: string; language: Language; isDark: boolean }[] = [
  { mark: '', language: 'en', isDark: false },
  { mark: '-dark', language: 'en', isDark: true },
  { mark: '-ms', language: 'ms', isDark: false },
  { mark: '-zh-hans', language: 'zh-Hans', isDark: false },
];

/** Path, name, a selector to wait for, and whether to take the full page. */
const SCREENS = [
  ['/dashboard/business-matching', 'dashboard-business-matching', 'tr[data-row]', false],
  ['/dashboard/hosted-buyer-program', 'dashboard-hosted-buyers', 'tr[data-row]', false],
  ['/dashboard/overview', 'dashboard-overview', 'main svg', true],
  ['/dashboard/bookings', 'dashboard-bookings', 'tr[data-row]', true],
  ['/dashboard/messages', 'dashboard-messages', 'main h1', false],
  ['/dashboard/business-matching/register', 'dashboard-register', 'main form fieldset', true],
] as const;

export const walkWorkbench = (gallery: Gallery): Promise<void> =>
  inEachLook(gallery, {}, async (here, mark) => {
    for (const [path, name, shown, whole] of SCREENS) {
      await here.page.goto(path);
      await here.page.locator(shown).first().waitFor();
      await here.shoot(`${name}${mark}`, { whole });
    }
    await openPerson(here, 'Amira Rahman');
    await here.shoot(`dashboard-person${mark}`, { whole: true });
    await beginAddition(here, 'Verdant Pack');
    await here.shoot(`dashboard-add-meeting${mark}`);
    await here.page.goto('/dashboard/bookings');
    await here.page.locator('tr[data-row] a').first().click();
    await here.page.locator('#stay button').first().click();
    await here.page.getByRole('dialog').waitFor();
    await here.shoot(`dashboard-change-stay${mark}`);
  });

/** The desk and Show day during an hour of the fair. */
export const walkFairDay = (gallery: Gallery): Promise<void> =>
  inEachLook(gallery, { now: FAIR_NOW }, async ({ page, shoot }, mark) => {
    await page.goto('/dashboard/show-day');
    await page.locator('main h2').first().waitFor();
    await shoot(`dashboard-show-day${mark}`, { whole: true });
    await page.goto('/dashboard/desk');
    await page.locator('main form').first().waitFor();
    await shoot(`dashboard-desk${mark}`);
    await page.locator('main form input').first().fill('amira');
    await page.keyboard.press('Enter');
    await page.getByText('Amira Rahman').first().waitFor();
    await shoot(`dashboard-desk-person${mark}`, { whole: true });
  });

/** As a logged-in organiser, because the text of the login differs by language. */
async function inEachLook(
  gallery: Gallery,
  at: { now?: string },
  walk: (here: Visit, mark: string) => Promise<void>,
): Promise<void> {
  const session = await sessionAt(gallery.origin);
  for (const { mark, ...look } of LOOKS)
    await visit(
      gallery,
      async (here) => {
        await keepSession(here.page, session);
        await walk(here, mark);
      },
      { ...look, ...at },
    );
}

async function openPerson({ page }: Visit, name: string): Promise<void> {
  await page.goto(`/dashboard/business-matching?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.locator('#history li').first().waitFor();
}

/** Opens the form with an exhibitor's hours and chooses one; its text differs by language. */
async function beginAddition({ page }: Visit, exhibitor: string): Promise<void> {
  await page.locator('#meetings button:has(svg.lucide-plus)').click();
  await page.locator('dialog input[role=combobox]').fill(exhibitor);
  await page.locator('dialog [role=option]').filter({ hasText: exhibitor }).click();
  await page.locator('dialog button[data-state=free]').last().click();
}
