// The list of exhibitors with their load, and the printed schedules of an exhibitor and of a visitor.
import { DASHBOARD_PATHS, PRINT_PATHS } from '@visavis/contract/dashboard-path';
import { slotRange } from '@visavis/domain/edition/slot-time';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { logIn, ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const server = useServer({ ...(ORGANISER_SETTINGS && { settings: ORGANISER_SETTINGS }) });
const BOOKED = 'Oasis Attar';
const OTHER = 'Hanari Skin Lab';
let visitor: RegisteredVisitor;

beforeAll(async () => {
  visitor = await registerOver(server(), { name: 'Amira Rahman', exhibitors: [BOOKED, OTHER] });
  await registerOver(server(), { name: 'Priya Nair', exhibitors: [BOOKED] });
  await (await OrganiserCalls.open(server())).approve(visitor.registrationId, BOOKED);
});

async function openExhibitors(width: Width) {
  const visit = await openPage(server().url, width);
  await logIn(visit.page, server());
  await visit.page.goto(DASHBOARD_PATHS.exhibitors);
  const list = new JourneyPage(visit.page, width);
  await list.page.getByText(/^\d+ exhibitors$/).waitFor();
  return { ...visit, list };
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** The page as it is printed: its text and its PDF. */
async function print(page: Page): Promise<{ text: string; pdf: Buffer }> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'screen' });
  return { text, pdf };
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('exhibitors can be searched and ordered by load, and link to their registrations', async () => {
    const { page, list } = await openExhibitors(width);
    await page.getByLabel('Order').selectOption({ label: 'Most booked first' });
    await page.waitForURL(/order=most-booked/);
    const first = page.getByRole('row').nth(1);
    await expect.poll(() => first.innerText()).toContain('Full');
    await page.getByLabel('Order').selectOption({ label: 'Least booked first' });
    await expect.poll(() => first.innerText()).toMatch(/\b0 of \d+/);
    await expectNoAxeViolations(page);

    await page
      .getByRole('searchbox', { name: 'Search exhibitor, booth, product or representative' })
      .fill('oasis att');
    await page.getByText('1 exhibitor', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('no such company');
    await page.getByText('No exhibitors found', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('searchbox').fill(BOOKED);
    const [load] = await server().query<{ meetings: number }>(
      `select count(*)::int as meetings from claim
        join exhibitor on exhibitor.id = exhibitor_id where status in (2, 4) and company_name = $1`,
      [BOOKED],
    );
    const booked = rowOf(page, BOOKED);
    await booked.getByText(new RegExp(`^${load?.meetings} of \\d+$`)).waitFor();
    await list.press(booked.getByRole('link', { name: new RegExp(`registrations with ${BOOKED}$`) }));
    await list.waitForPath(DASHBOARD_PATHS.businessMatching);
    await page.getByText(`${load?.meetings} registrations`, { exact: true }).waitFor({ state: 'attached' });
    await page.getByText(`Exhibitor: ${BOOKED}`, { exact: true }).waitFor();
  });

  it('prints the schedule of an exhibitor: every hour and visitor, without buttons', async () => {
    const { page, list } = await openExhibitors(width);
    await page.getByRole('searchbox').fill(BOOKED);
    // A menu that is open closes when its row moves up.
    await page.getByText('1 exhibitor', { exact: true }).waitFor();
    await list.press(rowOf(page, BOOKED).getByRole('button', { name: `Actions for ${BOOKED}`, exact: true }));
    await list.press(page.getByRole('menuitem', { name: 'Print schedule', exact: true }));
    await page.getByRole('heading', { level: 1, name: BOOKED, exact: true }).waitFor();
    await expectNoAxeViolations(page);
    const { text, pdf } = await print(page);
    const [meeting] = visitor.meetings;
    expect(text).toContain(`Booth ${meeting?.boothNumber}`);
    for (const words of ['Amira Rahman', 'Priya Nair', visitor.reference, 'Approved', 'Pending'])
      expect(text).toContain(words);
    expect(text).not.toContain('+60123456789');
    for (const date of ['02 June 2026', '03 June 2026', '04 June 2026', '05 June 2026'])
      expect(text).toContain(date);
    expect(text).toContain(slotRange(meeting?.minute ?? 0, 60));
    expect(text).not.toMatch(/Back to exhibitors|Dashboard|Logout/);
    expect(text).not.toMatch(/^Print$/m);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2);
    const printed = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.print = () => resolve('printed');
        }),
    );
    await list.press(list.button('Print'));
    expect(await printed).toBe('printed');
  });

  it('prints the schedule of a visitor', async () => {
    const { page } = await openExhibitors(width);
    await page.goto(`${PRINT_PATHS.visitor}/${visitor.registrationId}`);
    await page.getByRole('heading', { level: 1, name: 'Schedule of Amira Rahman', exact: true }).waitFor();
    await expectNoAxeViolations(page);
    const { text, pdf } = await print(page);
    for (const words of [visitor.name, visitor.company, visitor.reference, '+60123456789'])
      expect(text).toContain(words);
    for (const { exhibitor, boothNumber, minute } of visitor.meetings)
      for (const words of [exhibitor, boothNumber, slotRange(minute, 60)]) expect(text).toContain(words);
    expect(text).toContain('International Beauty Exhibition. Times are UTC+8.');
    expect(text).not.toMatch(/Back to Business Matching/);
    expect(pagesOf(pdf)).toBe(1);
  });

  it('reports an unknown exhibitor or visitor, and a list that could not be loaded', async () => {
    const { page, list, expectErrors } = await openExhibitors(width);
    expectErrors(CALL_FAILED);
    await page.goto(`${PRINT_PATHS.exhibitor}/999999`);
    await page.getByText('This exhibitor does not exist.', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await page.goto(`${PRINT_PATHS.visitor}/999999`);
    await page.getByRole('alert').filter({ hasText: 'Failed to fetch meeting details: ' }).waitFor();
    const recover = await failCalls(page, /\/api\/exhibitors\?/, 'garbage');
    await page.goto(DASHBOARD_PATHS.exhibitors);
    const banner = page.getByRole('alert').filter({ hasText: 'The exhibitors could not be loaded.' });
    await banner.waitFor();
    await recover();
    await list.press(banner.getByRole('button', { name: 'Try Again' }));
    await page.getByText(/^\d+ exhibitors$/).waitFor();
  });
});
