// Attendance: meetings marked on the Attendance page or through the exhibitor's link, and the deposits due for refund.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { EXHIBITOR_DESK_PATH } from '@visavis/contract/page-path';
import { readXlsxFile } from '@visavis/server/testing/taken-file';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { meetOver, payOver } from '../fixtures/hosted-money.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { keepSession, openSession } from '../fixtures/organiser.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const started = useMailedServer();
/** The evening of the second day. */
const DURING_THE_FAIR = '2026-06-03T18:30:00+08:00';
const BEGUN = [
  ...[660, 720].map((minute) => ({ day: 1, minute })),
  ...[660, 720].map((minute) => ({ day: 2, minute })),
];

interface Attending extends ApprovedBuyer {
  exhibitors: string[];
}

/** Creates a buyer who paid in May, then moves the clock to the second day of the fair. */
async function openFair(): Promise<Attending> {
  const { server } = started();
  const buyer = await approveOver(started(), await applyOver(server, { name: 'Nurul Attends' }));
  await payOver(server, buyer, await bookOver(server, buyer));
  const exhibitors = await meetOver(server, buyer, BEGUN);
  await server.kill();
  await server.restart(DURING_THE_FAIR);
  return { ...buyer, exhibitors };
}

const attendance = (search: string) => `${DASHBOARD_PATHS.attendance}?${new URLSearchParams({ search })}`;
const refunds = (search: string) => `${DASHBOARD_PATHS.refunds}?${new URLSearchParams({ search })}`;
const textIn = (place: Locator, words: string) => place.getByText(words, { exact: true });

/** Creates a link in Exhibitors. @returns the link as shown in the dialog */
async function makeLink(view: JourneyPage, exhibitor: string): Promise<string> {
  const { page } = view;
  await page.goto(`${DASHBOARD_PATHS.exhibitors}?${new URLSearchParams({ search: exhibitor })}`);
  await view.press(view.button(`Actions for ${exhibitor}`));
  await view.press(page.getByRole('menuitem', { name: 'Create link', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Link to the exhibitor page', exact: true });
  await view.press(dialog.getByRole('button', { name: 'Create link', exact: true }));
  const link = dialog.getByLabel('Link', { exact: true });
  await expect(link).toBeVisible();
  const address = await link.inputValue();
  expect(new URL(address).pathname).toBe(EXHIBITOR_DESK_PATH);
  return address;
}

for (const width of mainly('phone'))
  test(`staff and an exhibitor with its own link mark meetings; four held ones make the deposit due, which is refunded on a ${width}`, async () => {
    const { server } = started();
    const { name, reference, registrationId, exhibitors } = await openFair();
    const { page } = await openPage(server.url, width);
    // Sessions from May have expired.
    await keepSession(page, await openSession(server));
    const view = new JourneyPage(page, width);
    const rows = page.locator('tr[data-row]');
    await page.goto(attendance(reference.toLowerCase()));
    const first = rows.filter({ hasText: exhibitors[0] ?? '' });
    await view.press(view.button(`Held: ${name} with ${exhibitors[0]}`));
    await expect(textIn(first, 'Held')).toBeVisible();
    await expect(first.getByText(/^admin@visavis\.example, 03 Jun/)).toBeVisible();

    const exhibitor = exhibitors[2] ?? '';
    const link = await makeLink(view, exhibitor);
    // In the exhibitor's own browser, on a phone.
    const own = await openPage(server.url, 'phone');
    const desk = new JourneyPage(own.page, 'phone');
    await own.page.goto(link);
    await expect(desk.heading.getByText('Your meetings', { exact: true })).toBeVisible();
    await expect(own.page.getByText(new RegExp(`^${exhibitor}, booth `))).toBeVisible();
    await own.page.getByRole('searchbox', { name: 'Find a buyer' }).fill(reference);
    await desk.press(desk.button(`Held: ${name} with ${exhibitor}`));
    await expect(desk.button(`Undo the mark: ${name} with ${exhibitor}`)).toBeVisible();
    await page.goto(attendance(reference));
    await expect(rows.getByText(new RegExp(`^${exhibitor} \\(own link\\), 03 Jun`))).toBeVisible();

    // Marks the other meetings that have begun, as the page would.
    await server.query(
      `update claim set attendance = 'held', attendance_way = 'dashboard', attendance_at = now(),
          attendance_by = (select id from organiser limit 1)
        where registration_id = $1 and day < 3 and attendance is null`,
      [registrationId],
    );
    await page.goto(refunds(reference));
    await expect(textIn(rows, 'Due')).toBeVisible();
    await expect(rows.getByText('4 of 4 held', { exact: true })).toBeVisible();
    await view.press(rows.getByRole('button', { name: 'Show 4 meetings', exact: true }));
    const evidence = page.getByRole('list', { name: `Evidence of ${name}` }).getByRole('listitem');
    await expect(evidence).toHaveCount(4);
    await expect(evidence.filter({ hasText: '(own link)' })).toHaveCount(1);
    await expectNoAxeViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      view.press(view.button('Export')).then(() => view.press(view.button('Export as XLSX'))),
    ]);
    const lines = await readXlsxFile(await readFile(await file.path()));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain(reference);

    await view.press(view.button(new RegExp(`^Open the payment of ${name}, [0-9A-Z]{26}$`)));
    const payment = page.getByRole('dialog', { name: 'Payment Status', exact: true });
    await expect(
      payment.getByText('4 of 4 meetings held. The deposit is due back.', { exact: true }),
    ).toBeVisible();
    await view.press(payment.getByRole('button', { name: 'Refund RM 900.00', exact: true }));
    const refund = page.getByRole('dialog', { name: 'Refund', exact: true });
    await refund.getByLabel('Reason', { exact: true }).fill('Four meetings held');
    await expectNoAxeViolations(page);
    await view.press(refund.getByRole('button', { name: 'Refund RM 900.00', exact: true }));
    await expect(payment.getByText(/^RM\s900\.00 refunded on /)).toBeVisible();
    await expect(
      payment.getByText('By admin@visavis.example: Four meetings held', { exact: true }),
    ).toBeVisible();
    await page.goto(`${DASHBOARD_PATHS.refunds}?state=done&search=${reference}`);
    await expect(textIn(rows, 'Refunded')).toBeVisible();
  });
