// Bookings: the file for the hotel is saved, a free room is offered to the next in line, and the list is printed.
import { readFile } from 'node:fs/promises';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { readXlsxFile } from '@visavis/server/testing/taken-file';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { copyRows } from '../fixtures/copied-rows.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { printedPages } from '../fixtures/printed.ts';
import { letIn } from '../fixtures/review-visit.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const started = useSharedMailedServer();
/** The same number that `bookOver` sends. */
const PASSPORT = 'A55120482';

async function approve(name: string): Promise<ApprovedBuyer> {
  return approveOver(started(), await applyOver(started().server, { name, company: `${name} Trading` }));
}

/** Books enough for several pages, like the booking of this buyer. */
async function bookMany({ registrationId }: ApprovedBuyer, count: number): Promise<void> {
  const { server } = started();
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`.padStart(4, '0'));
  const [from] = await server.query<{ visitor_id: number; company_id: number; booking_id: number }>(
    `select visitor_id, company_id, booking.id as booking_id from registration
      join booking on booking.registration_id = registration.id where registration.id = $1`,
    [registrationId],
  );
  if (!from) throw new Error('there is no booking');
  const companies = await copyRows(server, 'company', from.company_id, { name: numbers });
  const visitors = await copyRows(server, 'visitor', from.visitor_id, { company_id: companies });
  const registrations = await copyRows(server, 'registration', registrationId, {
    visitor_id: visitors,
    company_id: companies,
    reference: numbers.map((number) => `HB-PRNT-${number}`),
    folded_email: numbers.map((number) => `${number}@guests.example`),
  });
  await server.query(
    `insert into application (registration_id, decision, state, decided_at, terms_version, terms_accepted_at)
      select copied, decision, state, decided_at, terms_version, terms_accepted_at
      from application, unnest($2::int[]) as copied where registration_id = $1`,
    [registrationId, registrations],
  );
  await copyRows(server, 'booking', from.booking_id, {
    registration_id: registrations,
    name: numbers.map((number) => `Guest ${number}`),
  });
}

test('saves the file for the hotel, offers a free room to the next in line, and prints every booking as one table, with its header on every page and no row cut', async () => {
  const { server } = started();
  const booked = await approve('Siti Nurhaliza');
  await bookOver(server, booked);
  const waits = await approve('Katarzyna Waits');
  await server.query(
    `insert into room_wait (registration_id, stay_from, room_type, joined_at)
      values ($1, '2026-06-04', 'One Double Bed', now())`,
    [waits.registrationId],
  );
  const { page } = await openPage(server.url, 'desktop');
  await letIn(page, server);
  await page.goto(DASHBOARD_PATHS.bookings);
  const view = new JourneyPage(page);
  await view.press(view.button('Export rooming list'));
  await view.dialog.getByRole('checkbox', { name: 'With passport numbers' }).check({ force: true });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    view.press(view.dialog.getByRole('button', { name: 'Export', exact: true })),
  ]);
  await expect(view.dialog).toHaveCount(0);
  expect(file.suggestedFilename()).toBe('rooming-list-2026-05-20.xlsx');
  await expect(readXlsxFile(await readFile(await file.path()))).resolves.toMatchObject([
    { Guest: booked.name, 'Passport Number': PASSPORT },
    { Guest: waits.name, Room: 'Waiting: next, a room is free' },
  ]);
  await view.press(page.getByRole('tab', { name: /Changes since export/ }));
  await expect(page.getByText('Nothing has changed since', { exact: true })).toBeVisible();

  await view.press(page.getByRole('tab', { name: 'Without a room' }));
  await expect(page.getByText('Next in line, and a room is free', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await view.press(view.button(`Offer the free room to ${waits.name}`));
  await expect(page.getByText(/^Room kept until /)).toBeVisible();

  await bookMany(booked, 60);
  await page.goto(DASHBOARD_PATHS.bookings);
  await expect(page.locator('tr[data-row]')).toHaveCount(10);
  await page.evaluate(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('tr[data-row]').length}`;
    };
  });
  await view.press(page.getByRole('button', { name: 'Print', exact: true }));
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('printed 61');
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
