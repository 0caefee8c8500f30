// Exports of the current search: registrations and meetings, as CSV and XLSX, read as a spreadsheet would read them.
import { readFile } from 'node:fs/promises';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { readCsvFile, readXlsxFile } from '@visavis/server/testing/taken-file';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { logIn, ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const server = useServer({ ...(ORGANISER_SETTINGS && { settings: ORGANISER_SETTINGS }) });
/** Text that a spreadsheet would run as a formula. */
const FORMULA = '=HYPERLINK("http://evil.example","Kenari")';
let amira: RegisteredVisitor;

beforeAll(async () => {
  amira = await registerOver(server(), {
    name: 'Renée "雅" Tan',
    company: FORMULA,
    exhibitors: ['Oasis Attar', 'Hanari Skin Lab'],
  });
  await registerOver(server(), { name: 'Rafael Costa', company: 'Farol', exhibitors: ['Oasis Attar'] });
  await (await OrganiserCalls.open(server())).approve(amira.registrationId, 'Oasis Attar');
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
  await page
    .getByText(`${rows} registration${rows === 1 ? '' : 's'}`, { exact: true })
    .waitFor({ state: 'attached' });
  await review.press(review.button('Export'));
};

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('exports the search results in both formats, without a live formula', async () => {
    const { page } = await openPage(server().url, width);
    await logIn(page, server());
    const review = new JourneyPage(page, width);
    await page.goto(`${DASHBOARD_PATHS.businessMatching}?search=ren%C3%A9e`);
    await openExport(page, review, 1);

    const registrations = await take(review, 'Registrations as CSV');
    expect(registrations.filename).toMatch(/^registrations-2026-05-20\.csv$/);
    const lines = readCsvFile(registrations.content);
    expect(lines).toMatchObject([
      {
        Reference: amira.reference,
        Name: 'Renée "雅" Tan',
        Email: amira.email,
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
    expect(await readXlsxFile(workbook.content)).toMatchObject([
      { Reference: amira.reference, Name: 'Renée "雅" Tan', 'Meetings Approved': '1' },
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
    expect(readCsvFile((await take(review, 'Meetings as CSV')).content)).toHaveLength(
      await count('claim where status <> 1'),
    );
    await page.keyboard.press('Escape');
    await expectFocusOn(review.button('Export'));
  });

  it('reports that a file could not be fetched, and downloads it at the next attempt', async () => {
    const { page, expectErrors } = await openPage(server().url, width);
    expectErrors(CALL_FAILED);
    await logIn(page, server());
    const review = new JourneyPage(page, width);
    await page.goto(DASHBOARD_PATHS.businessMatching);
    await openExport(page, review, await count('registration where cancelled_at is null'));
    const recover = await failCalls(page, /\/api\/exports/, 'unreachable');
    await review.press(review.button('Meetings as CSV'));
    await page.getByText('The file could not be fetched. Please try again.').waitFor();
    await expectNoAxeViolations(page);
    await recover();
    const file = await take(review, 'Meetings as CSV');
    expect(readCsvFile(file.content).length).toBeGreaterThan(2);
    await page.getByText('The file could not be fetched. Please try again.').waitFor({ state: 'detached' });
  });
});
