// Exports of the current search as CSV and XLSX, read as a spreadsheet would read them, and printed schedules.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS, PRINT_PATHS } from '@visavis/contract/dashboard-path';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { readCsvFile, readXlsxFile } from '@visavis/server/testing/taken-file';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { logIn } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const server = useSharedServer();
const BOOKED = 'Oasis Attar';
/** Text that a spreadsheet would run as a formula. */
const FORMULA = '=HYPERLINK("http://evil.example","Kenari")';
let renee: RegisteredVisitor;

test.beforeAll(async () => {
  renee = await registerOver(server(), {
    name: 'Renée "雅" Tan',
    company: FORMULA,
    exhibitors: [BOOKED, 'Hanari Skin Lab'],
  });
  await registerOver(server(), { name: 'Rafael Costa', company: 'Farol', exhibitors: [BOOKED] });
  await (await OrganiserCalls.open(server())).approve(renee.registrationId, BOOKED);
});

/** The number of rows in the database. */
async function count(from: string): Promise<number> {
  const [row] = await server().query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return row?.count ?? 0;
}

async function take(review: JourneyPage, name: string): Promise<{ filename: string; content: Buffer }> {
  const [file] = await Promise.all([review.page.waitForEvent('download'), review.press(review.button(name))]);
  return { filename: file.suggestedFilename(), content: await readFile(await file.path()) };
}

const openExport = async (page: Page, review: JourneyPage, rows: number) => {
  await expect(
    page.getByText(`${rows} registration${rows === 1 ? '' : 's'}`, { exact: true }),
  ).toBeAttached();
  await review.press(review.button('Export'));
};

async function findBooked(width: Width) {
  const { page, expectErrors } = await openPage(server().url, width);
  await logIn(page, server());
  await page.goto(`${DASHBOARD_PATHS.exhibitors}?${new URLSearchParams({ search: BOOKED })}`);
  // An open menu closes when its row moves up.
  await expect(page.getByText('1 exhibitor', { exact: true })).toBeVisible();
  return { page, list: new JourneyPage(page, width), expectErrors };
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** The printed page: its text and its PDF. */
async function print(page: Page): Promise<{ text: string; pdf: Buffer }> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'screen' });
  return { text, pdf };
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('exports the search results in both formats, without a live formula, and reports a file that could not be fetched', async () => {
      const { page, expectErrors } = await openPage(server().url, width);
      expectErrors(CALL_FAILED);
      await logIn(page, server());
      const review = new JourneyPage(page, width);
      await page.goto(`${DASHBOARD_PATHS.businessMatching}?search=ren%C3%A9e`);
      await openExport(page, review, 1);

      const registrations = await take(review, 'Registrations as CSV');
      expect(registrations.filename).toMatch(/^registrations-2026-05-20\.csv$/);
      const lines = readCsvFile(registrations.content);
      expect(lines).toMatchObject([
        {
          Reference: renee.reference,
          Name: 'Renée "雅" Tan',
          Email: renee.email,
          'Phone Number': "'+60123456789",
          Company: `'${FORMULA}`,
          Status: 'Pending',
          'Meetings Pending': '1',
          'Meetings Approved': '1',
        },
      ]);
      const workbook = await take(review, 'Registrations as XLSX');
      expect(workbook.filename).toMatch(/\.xlsx$/);
      // A workbook cell is typed as text, so the value needs no quote.
      await expect(readXlsxFile(workbook.content)).resolves.toMatchObject([
        { Reference: renee.reference, Name: 'Renée "雅" Tan', 'Meetings Approved': '1' },
      ]);

      const meetings = readCsvFile((await take(review, 'Meetings as CSV')).content);
      expect(meetings.map(({ Exhibitor, Status }) => [Exhibitor, Status]).sort()).toEqual([
        ['Hanari Skin Lab', 'Pending'],
        ['Oasis Attar', 'Approved'],
      ]);
      const sheet = await readXlsxFile((await take(review, 'Meetings as XLSX')).content);
      expect(sheet.map(({ Exhibitor }) => Exhibitor).sort()).toEqual(['Hanari Skin Lab', 'Oasis Attar']);

      // A different search gives a different file.
      await page.goto(DASHBOARD_PATHS.businessMatching);
      const listed = await count('registration where cancelled_at is null');
      await openExport(page, review, listed);
      const all = readCsvFile((await take(review, 'Registrations as CSV')).content);
      expect(all).toHaveLength(listed);
      expect(all.slice(0, 2).map(({ Name }) => Name)).toEqual(['Rafael Costa', 'Renée "雅" Tan']);
      const claims = readCsvFile((await take(review, 'Meetings as CSV')).content);
      expect(claims).toHaveLength(await count('claim where status <> 1'));
      const recover = await failCalls(page, /\/api\/exports/, 'unreachable');
      await review.press(review.button('Meetings as CSV'));
      await expect(page.getByText('The file could not be fetched. Please try again.')).toBeVisible();
      await recover();
      await take(review, 'Meetings as CSV');
      await expect(page.getByText('The file could not be fetched. Please try again.')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectFocusOn(review.button('Export'));
    });

    test('prints the schedule of an exhibitor: every hour and visitor, without buttons; and of a visitor, or a note that there is none', async () => {
      const { page, list, expectErrors } = await findBooked(width);
      expectErrors(CALL_FAILED);
      await list.press(
        rowOf(page, BOOKED).getByRole('button', { name: `Actions for ${BOOKED}`, exact: true }),
      );
      await list.press(page.getByRole('menuitem', { name: 'Print schedule', exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: BOOKED, exact: true })).toBeVisible();
      const { text, pdf } = await print(page);
      const [meeting] = renee.meetings;
      expect(text).toContain(`Booth ${meeting?.boothNumber}`);
      for (const words of [renee.name, 'Rafael Costa', renee.reference, 'Approved', 'Pending'])
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
      await expect(printed).resolves.toBe('printed');

      await page.goto(`${PRINT_PATHS.visitor}/${renee.registrationId}`);
      await expect(
        page.getByRole('heading', { level: 1, name: `Schedule of ${renee.name}`, exact: true }),
      ).toBeVisible();
      const visitors = await print(page);
      for (const words of [renee.name, renee.company, renee.reference, '+60123456789'])
        expect(visitors.text).toContain(words);
      for (const { exhibitor, boothNumber, minute } of renee.meetings)
        for (const words of [exhibitor, boothNumber, slotRange(minute, 60)])
          expect(visitors.text).toContain(words);
      expect(visitors.text).toContain('International Beauty Exhibition. Times are UTC+8.');
      expect(visitors.text).not.toMatch(/Back to Business Matching/);
      expect(pagesOf(visitors.pdf)).toBe(1);
      await page.goto(`${PRINT_PATHS.visitor}/999999`);
      await expect(
        page.getByRole('alert').filter({ hasText: 'Failed to fetch meeting details: ' }),
      ).toBeVisible();
    });
  });
