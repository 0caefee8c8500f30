// A list is exported as its search finds it, and the schedules of an exhibitor and of a visitor are printed.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS, PRINT_PATHS } from '@visavis/contract/dashboard-path';
import { readCsvFile, readXlsxFile } from '@visavis/server/testing/taken-file';
import { mainly, openPage } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const server = useSharedServer();
const BOOKED = 'Oasis Attar';

async function take(review: JourneyPage, name: string): Promise<{ filename: string; content: Buffer }> {
  const [file] = await Promise.all([review.page.waitForEvent('download'), review.press(review.button(name))]);
  return { filename: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Expects the page on paper to have neither links nor buttons. @returns the number of its pages */
async function print(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['link', 'button'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'screen' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const width of mainly('desktop'))
  test(`saves what a search finds in both formats, and prints the schedules of an exhibitor and of a visitor without their buttons on a ${width}`, async () => {
    const name = 'Renée "雅" Tan';
    const renee = await registerOver(server(), { name, exhibitors: [BOOKED, 'Hanari Skin Lab'] });
    await registerOver(server(), { name: 'Rafael Costa', exhibitors: [BOOKED] });
    const { page } = await openPage(server().url, width);
    await letIn(page, server());
    const view = new JourneyPage(page, width);
    await page.goto(`${DASHBOARD_PATHS.businessMatching}?search=ren%C3%A9e`);
    await expect(page.getByText('1 registration', { exact: true })).toBeAttached();
    await view.press(view.button('Export'));
    const registrations = await take(view, 'Registrations as CSV');
    expect(registrations.filename).toBe('registrations-2026-05-20.csv');
    expect(readCsvFile(registrations.content)).toMatchObject([{ Reference: renee.reference, Name: name }]);
    const sheet = await readXlsxFile((await take(view, 'Meetings as XLSX')).content);
    expect(sheet.map(({ Exhibitor }) => Exhibitor).sort()).toEqual(['Hanari Skin Lab', BOOKED]);
    await page.keyboard.press('Escape');
    await expectFocusOn(view.button('Export'));

    await page.goto(`${DASHBOARD_PATHS.exhibitors}?${new URLSearchParams({ search: BOOKED })}`);
    // An open menu closes when its row moves up.
    await expect(page.getByText('1 exhibitor', { exact: true })).toBeVisible();
    await view.press(view.button(`Actions for ${BOOKED}`));
    await view.press(page.getByRole('menuitem', { name: 'Print schedule', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: BOOKED, exact: true })).toBeVisible();
    for (const visitor of [name, 'Rafael Costa']) await expect(page.getByText(visitor).first()).toBeVisible();
    await expect(print(page)).resolves.toBeLessThanOrEqual(2);

    await page.goto(`${PRINT_PATHS.visitor}/${renee.registrationId}`);
    await expect(
      page.getByRole('heading', { level: 1, name: `Schedule of ${name}`, exact: true }),
    ).toBeVisible();
    await expect(print(page)).resolves.toBe(1);
  });
