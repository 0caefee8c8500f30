// Bookings: rooms by night, combined filters, the file for the hotel, changes since then, and buyers without a room.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { readCsvFile, readXlsxFile } from '@visavis/server/testing/taken-file';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { copyRows } from '../fixtures/copied-rows.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { payOver } from '../fixtures/hosted-money.ts';
import { createOrganisers, type Role } from '../fixtures/organiser.ts';
import { printedPages } from '../fixtures/printed.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const started = useSharedMailedServer();
/** The same number that `bookOver` sends. */
const PASSPORT = 'A55120482';
let paid: ApprovedBuyer;
let unpaid: ApprovedBuyer;

async function approve(name: string): Promise<ApprovedBuyer> {
  return approveOver(started(), await applyOver(started().server, { name, company: `${name} Trading` }));
}

let opening: Promise<void> | undefined;

async function fill(): Promise<void> {
  const { server } = started();
  await createOrganisers(server);
  paid = await approve('Siti Nurhaliza');
  await payOver(server, paid, await bookOver(server, paid));
  await server.query(
    `update booking set additional_name = 'Daniel Ooi', extra_nights = '{2026-06-04}', total_sen = 135000
      where registration_id = $1`,
    [paid.registrationId],
  );
  unpaid = await approve('Nicolas Lefevre');
  await bookOver(server, unpaid);
  await server.query(
    `update booking set room_type = 'One Double Bed', stay_from = '2026-06-03', stay_to = '2026-06-05'
      where registration_id = $1`,
    [unpaid.registrationId],
  );
  await approve('Katarzyna Without');
}

async function visit(width: Width, query = '', role: Role = 'admin') {
  const { server } = started();
  opening ??= fill();
  await opening;
  const opened = await openPage(server.url, width);
  await letIn(opened.page, server, role);
  await opened.page.goto(`${DASHBOARD_PATHS.bookings}${query}`);
  return { ...opened, view: new JourneyPage(opened.page, width), rows: opened.page.locator('tr[data-row]') };
}

const found = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

async function take(
  view: JourneyPage,
  { format, passports }: { format: 'csv' | 'xlsx'; passports: boolean },
) {
  await view.press(view.button('Export rooming list'));
  await view.dialog.getByRole('combobox', { name: 'File' }).selectOption(format);
  if (passports)
    await view.dialog.getByRole('checkbox', { name: 'With passport numbers' }).check({ force: true });
  const [file] = await Promise.all([
    view.page.waitForEvent('download'),
    view.press(view.dialog.getByRole('button', { name: 'Export', exact: true })),
  ]);
  await expect(view.dialog).toHaveCount(0);
  return { filename: file.suggestedFilename(), content: await readFile(await file.path()) };
}

for (const width of mainly('desktop'))
  test.describe(`on a ${width}`, () => {
    test('names the nights of each booking, and combines filters that stay in the URL', async () => {
      const { page, view, rows } = await visit(width);
      await found(page, '2 bookings: 2 rooms, 3 guests, 5 nights');
      const [first, second] = [rows.nth(0), rows.nth(1)];
      await expect(
        first.getByRole('img', {
          name: 'Nights in the stay: 2 Jun and 3 Jun. Extra nights: 4 Jun',
          exact: true,
        }),
      ).toBeVisible();
      await expect(first.getByText('Daniel Ooi')).toBeVisible();
      await expect(first.getByText('Paid', { exact: true })).toBeVisible();
      await expect(
        second.getByRole('img', { name: 'Nights in the stay: 3 Jun and 4 Jun', exact: true }),
      ).toBeVisible();
      await expect(second.getByText('Not asked yet', { exact: true })).toBeVisible();

      // A phone has no column headers to press.
      const size = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Amount');
      await expect(rows.first().getByText('Nicolas Lefevre', { exact: true })).toBeVisible();
      expect(page.url()).toContain('sort=amount');
      if (width === 'desktop') {
        await page.setViewportSize(size ?? { width: 1440, height: 900 });
        await view.press(page.getByRole('button', { name: 'Amount', exact: true }));
        await expect(rows.first().getByText('Siti Nurhaliza', { exact: true })).toBeVisible();
      }
      await page.getByRole('combobox', { name: 'Night', exact: true }).selectOption('2026-06-02');
      await found(page, '1 booking: 1 room, 2 guests, 3 nights');
      await page.getByRole('combobox', { name: 'Room type' }).selectOption('One Double Bed');
      await found(page, 'Nothing found');
      await page.getByRole('combobox', { name: 'Night', exact: true }).selectOption('2026-06-03');
      await found(page, '1 booking: 1 room, 1 guest, 2 nights');
      expect(page.url()).toContain('night=2026-06-03');
      const day = page.getByRole('button', { name: 'Only 3 June', exact: true });
      await expect(day).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await found(page, '1 booking: 1 room, 1 guest, 2 nights');
      await expect(rows.first().getByText('Nicolas Lefevre', { exact: true })).toBeVisible();
    });

    test('saves the file for the hotel, shows later changes and buyers without a room, and offers a free room to the next in line', async () => {
      const { server } = started();
      const { page, view, rows } = await visit(width);
      const workbook = await take(view, { format: 'xlsx', passports: true });
      expect(workbook.filename).toMatch(/^rooming-list-2026-05-20\.xlsx$/);
      await expect(readXlsxFile(workbook.content)).resolves.toMatchObject([
        {
          Guest: 'Siti Nurhaliza',
          'Second Guest': 'Daniel Ooi',
          Arrival: '2026-06-02',
          Departure: '2026-06-05',
          'Passport Number': PASSPORT,
          'List Made at (UTC+8)': expect.stringMatching(/^2026-05-20 09:/),
        },
        { Guest: 'Nicolas Lefevre' },
      ]);
      await view.press(page.getByRole('tab', { name: /Changes since export/ }));
      await found(page, 'Nothing has changed since');

      const late = await approve(`Late ${width}`);
      await bookOver(server, late);
      await server.query(`update booking set room_type = 'Two Single Bed' where registration_id = $1`, [
        unpaid.registrationId,
      ]);
      await page.reload();
      await found(page, 'New (1)');
      await found(page, 'Room type: One Double Bed → Two Single Bed');

      // The list exported next becomes the hotel's current one; this buyer drops out of it.
      const csv = await take(view, { format: 'csv', passports: false });
      expect(csv.content.toString()).not.toContain(PASSPORT);
      expect(readCsvFile(csv.content).map(({ Guest }) => Guest)).toContain(`Late ${width}`);
      await found(page, 'Nothing has changed since');
      await server.query(`update booking set room_type = 'One Double Bed' where registration_id = $1`, [
        unpaid.registrationId,
      ]);
      await server.query(
        `update application set decision = 'rejected', state = 'Rejected', decided_at = now() where registration_id = $1`,
        [late.registrationId],
      );
      await page.reload();
      await found(page, 'Withdrawn (1)');
      await server.query('update registration set cancelled_at = now() where id = $1', [late.registrationId]);

      await view.press(page.getByRole('tab', { name: 'Without a room' }));
      await found(page, 'Nobody is waiting for a room.');
      await expect(rows.filter({ hasText: 'Katarzyna Without' })).toBeVisible();
      expect(page.url()).toContain('show=waiting');
      const waits = await approve(`Waits ${width}`);
      await server.query(
        `insert into room_wait (registration_id, stay_from, room_type, joined_at)
        values ($1, '2026-06-04', 'One Double Bed', now())`,
        [waits.registrationId],
      );
      await page.reload();
      await found(page, 'Next in line, and a room is free');
      await expectNoAxeViolations(page);
      await view.press(view.button(`Offer the free room to ${waits.name}`));
      await expect(page.getByText(/^Room kept until /)).toBeVisible();
      await expect(page.getByText('Next in line, and a room is free')).toHaveCount(0);
      await server.query('update registration set cancelled_at = now() where id = $1', [
        waits.registrationId,
      ]);
    });
  });

/** Books enough for several pages, like the booking with a second guest. */
async function bookMany(count: number): Promise<void> {
  const { server } = started();
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`.padStart(4, '0'));
  const [from] = await server.query<{ visitor_id: number; company_id: number; booking_id: number }>(
    `select visitor_id, company_id, booking.id as booking_id from registration
      join booking on booking.registration_id = registration.id where registration.id = $1`,
    [paid.registrationId],
  );
  if (!from) throw new Error('there is no booking');
  const companies = await copyRows(server, 'company', from.company_id, { name: numbers });
  const visitors = await copyRows(server, 'visitor', from.visitor_id, { company_id: companies });
  const registrations = await copyRows(server, 'registration', paid.registrationId, {
    visitor_id: visitors,
    company_id: companies,
    reference: numbers.map((number) => `HB-PRNT-${number}`),
    folded_email: numbers.map((number) => `${number}@guests.example`),
  });
  await server.query(
    `insert into application (registration_id, decision, state, decided_at, terms_version, terms_accepted_at)
      select copied, decision, state, decided_at, terms_version, terms_accepted_at
      from application, unnest($2::int[]) as copied where registration_id = $1`,
    [paid.registrationId, registrations],
  );
  await copyRows(server, 'booking', from.booking_id, {
    registration_id: registrations,
    name: numbers.map((number) => `Guest ${number}`),
  });
}

test('offers an editor no passport numbers, reports failures to load or save with a retry; prints every booking as one table, with its header on every page and no row cut', async () => {
  const { page, view, rows, expectErrors } = await visit('desktop', '?sort=guests', 'editor');
  await found(page, '2 bookings: 2 rooms, 3 guests, 5 nights');
  expectErrors(CALL_FAILED);
  const restoreFile = await failCalls(page, /\/api\/exports\/rooming/, 'unreachable');
  await view.press(view.button('Export rooming list'));
  await expect(view.dialog.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect(view.dialog.getByRole('checkbox')).toHaveCount(0);
  await view.press(view.dialog.getByRole('button', { name: 'Export', exact: true }));
  await expect(view.dialog.getByRole('alert')).toBeVisible();
  await restoreFile();
  await page.keyboard.press('Escape');
  const restoreList = await failCalls(page, /\/api\/hosted\/(bookings|rooms)/, 'an empty 500');
  await page.goto(`${DASHBOARD_PATHS.bookings}?sort=guests&night=2026-06-04`);
  await expect(page.getByText('The bookings could not be loaded.')).toBeVisible();
  await restoreList();
  const again = page.getByRole('button', { name: 'Try again' });
  const retry = async () => {
    if ((await again.count()) > 0) await again.first().click();
    return again.count();
  };
  await expect.poll(retry, { timeout: 10_000 }).toBe(0);
  await found(page, '2 bookings: 2 rooms, 3 guests, 5 nights');

  await bookMany(60);
  await page.reload();
  await expect(rows.nth(9)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('tr[data-row]').length}`;
    };
  });
  await view.press(page.getByRole('button', { name: 'Print', exact: true }));
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('printed 62');
  const pages = await printedPages(page);
  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(pages.map(String))).toEqual(new Set(['297,210']));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 900 });
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, style) => getComputedStyle(one).getPropertyValue(style), name);
  // A table rather than cards, however narrow the paper is.
  await expect.poll(() => styleOf('table#rows thead', 'display')).toBe('table-header-group');
  await expect.poll(() => styleOf('table#rows th', 'position')).toBe('static');
  await expect.poll(() => styleOf('tr[data-row]', 'break-inside')).toBe('avoid');
  await expect(page.getByRole('table')).toHaveCount(1);
  for (const part of ['navigation', 'button', 'tab', 'combobox', 'searchbox'] as const)
    await expect
      .poll(async () => [part, await page.getByRole(part).filter({ visible: true }).count()])
      .toEqual([part, 0]);
});
