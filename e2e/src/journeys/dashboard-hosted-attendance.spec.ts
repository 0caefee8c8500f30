// Attendance: meetings marked on the Attendance page or through the exhibitor's own link, and the deposit due back.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { EXHIBITOR_DESK_PATH } from '@visavis/contract/page-path';
import { readXlsxFile } from '@visavis/server/testing/taken-file';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { type ApprovedBuyer, applyOver, approveOver, bookOver } from '../fixtures/hosted-buyer.ts';
import { meetOver, payOver } from '../fixtures/hosted-money.ts';
import { useMailedServer } from '../fixtures/mailed-server.ts';
import { createOrganisers, keepSession, openSession, type Role } from '../fixtures/organiser.ts';
import { expect, test } from '../fixtures/test.ts';
import { JourneyPage } from '../pages/journey-page.ts';

const started = useMailedServer();
/** The evening of the second day. */
const DURING_THE_FAIR = '2026-06-03T18:30:00+08:00';
const BEGUN = [
  ...[660, 720].map((minute) => ({ day: 1, minute })),
  ...[660, 720].map((minute) => ({ day: 2, minute })),
];
const TO_COME = { day: 4, minute: 900 };

interface Attending extends ApprovedBuyer {
  exhibitors: string[];
}
const buyers = new Map<Width, Attending>();

/** Creates buyers who paid in May, then moves the clock to the second day of the fair. */
async function openFair(): Promise<void> {
  const { server } = started();
  await createOrganisers(server);
  for (const width of mainly('phone')) {
    const applied = await applyOver(server, { name: `Nurul of the ${width}` });
    const buyer = await approveOver(started(), applied);
    await payOver(server, buyer, await bookOver(server, buyer));
    buyers.set(width, { ...buyer, exhibitors: await meetOver(server, buyer, [...BEGUN, TO_COME]) });
  }
  await server.kill();
  await server.restart(DURING_THE_FAIR);
}
let opening: Promise<void> | undefined;

async function buyerOf(width: Width): Promise<Attending> {
  opening ??= openFair();
  await opening;
  const buyer = buyers.get(width);
  if (!buyer) throw new Error(`no buyer for a ${width}`);
  return buyer;
}

const sessions = new Map<Role, ReturnType<typeof openSession>>();

/** A shared session of the fair's day: May's have expired, and logins are limited to ten per quarter of an hour. */
function sessionOf(role: Role): ReturnType<typeof openSession> {
  const session = sessions.get(role) ?? openSession(started().server, role);
  sessions.set(role, session);
  return session;
}

async function visit(width: Width, path: string, role: Role = 'admin') {
  const { server } = started();
  const opened = await openPage(server.url, width);
  await keepSession(opened.page, await sessionOf(role));
  await opened.page.goto(path);
  return { ...opened, view: new JourneyPage(opened.page, width), rows: opened.page.locator('tr[data-row]') };
}

const attendance = (search: string) => `${DASHBOARD_PATHS.attendance}?${new URLSearchParams({ search })}`;
const refunds = (search: string) => `${DASHBOARD_PATHS.refunds}?${new URLSearchParams({ search })}`;
const textIn = (place: Locator, words: string) => place.getByText(words, { exact: true });

/** Makes a link in Exhibitors. @returns the link as the dialog shows it */
async function makeLink(width: Width, exhibitor: string): Promise<string> {
  const path = `${DASHBOARD_PATHS.exhibitors}?${new URLSearchParams({ search: exhibitor })}`;
  const { page, view } = await visit(width, path);
  await view.press(view.button(`Actions for ${exhibitor}`));
  await view.press(page.getByRole('menuitem', { name: 'Create link', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Link to the exhibitor page', exact: true });
  await view.press(dialog.getByRole('button', { name: 'Create link', exact: true }));
  const link = dialog.getByLabel('Link', { exact: true });
  await expect(link).toBeVisible();
  await expectNoAxeViolations(page);
  const address = await link.inputValue();
  expect(new URL(address).pathname).toBe(EXHIBITOR_DESK_PATH);
  return address;
}

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('an editor marks and unmarks a meeting once its hour has begun, a viewer none; a mark that was not saved is reported', async () => {
      const { name, reference, exhibitors } = await buyerOf(width);
      const viewer = await visit(width, attendance(reference), 'viewer');
      await expect.poll(() => viewer.rows.count(), { timeout: 10_000 }).toBe(5);
      await expect(viewer.rows.getByRole('button')).toHaveCount(0);
      const { page, view, rows, expectErrors } = await visit(
        width,
        attendance(reference.toLowerCase()),
        'editor',
      );
      await expect.poll(() => rows.count(), { timeout: 10_000 }).toBe(5);
      const coming = rows.filter({ hasText: exhibitors[4] ?? '' });
      await expect(textIn(coming, 'Not started yet')).toBeVisible();
      await expect(coming.getByRole('button')).toHaveCount(0);
      const first = rows.filter({ hasText: exhibitors[0] ?? '' });
      await expect(textIn(first, 'Not marked')).toBeVisible();
      await view.press(view.button(`Missed: ${name} with ${exhibitors[0]}`));
      await expect(textIn(first, 'Missed')).toBeVisible();
      await expect(first.getByText(/^editor@visavis\.example, 03 Jun/)).toBeVisible();
      await expectNoAxeViolations(page);
      await view.press(view.button(`Undo the mark: ${name} with ${exhibitors[0]}`));
      await expect(textIn(first, 'Not marked')).toBeVisible();
      await view.press(view.button(`Held: ${name} with ${exhibitors[0]}`));
      await expect(view.button(`Undo the mark: ${name} with ${exhibitors[0]}`)).toBeVisible();

      expectErrors(CALL_FAILED);
      const recover = await failCalls(page, /\/api\/attendance\/\d+$/, 'an empty 500');
      const held = view.button(`Held: ${name} with ${exhibitors[1]}`);
      await view.press(held);
      await expect(rows.getByText(/^We got no reply, so this may not have been saved/)).toBeVisible();
      await recover();
      await view.press(held);
      await expect(view.button(`Undo the mark: ${name} with ${exhibitors[1]}`)).toBeVisible();
      await page.reload();
      await expect(textIn(first, 'Held')).toBeVisible();
    });

    test('an exhibitor marks meetings through an own link; a new link ends the old one, and a buyer’s key opens nothing', async () => {
      const { server } = started();
      const { name, reference, key, exhibitors } = await buyerOf(width);
      const exhibitor = exhibitors[2] ?? '';
      const link = await makeLink(width, exhibitor);
      // In the exhibitor's own browser, on a phone.
      const { page, expectErrors } = await openPage(server.url, 'phone');
      expectErrors(CALL_FAILED);
      const desk = new JourneyPage(page, 'phone');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'Your meetings', exact: true })).toBeVisible();
      await expect(page.getByText(new RegExp(`^${exhibitor}, booth `))).toBeVisible();
      const held = desk.button(`Held: ${name} with ${exhibitor}`);
      await expect(held).toBeVisible();
      await expectNoAxeViolationsAgain(page);
      await page.getByRole('searchbox', { name: 'Find a buyer' }).fill(reference);
      await desk.press(held);
      await expect(desk.button(`Undo the mark: ${name} with ${exhibitor}`)).toBeVisible();
      await expectNoAxeViolations(page);
      const organiser = await visit(width, attendance(reference));
      await expect(
        organiser.rows.getByText(new RegExp(`^${exhibitor} \\(own link\\), 03 Jun`)),
      ).toBeVisible();

      const next = await makeLink(width, exhibitor);
      for (const address of [link, `${EXHIBITOR_DESK_PATH}?key=${key}`]) {
        await page.goto(address);
        await expect(
          page.getByText(/^This link is unknown or has expired\. Please ask the organiser/),
        ).toBeVisible();
        await expect(page.getByText(name)).toHaveCount(0);
      }
      await page.goto(next);
      await expect(desk.button(`Undo the mark: ${name} with ${exhibitor}`)).toBeVisible();
    });

    test('four held meetings make the deposit due: it is listed under Refunds with evidence, and refunded', async () => {
      const { server } = started();
      const { name, reference, registrationId } = await buyerOf(width);
      const { page, view, rows } = await visit(width, refunds(reference));
      await expect(textIn(rows, 'Waiting')).toBeVisible();
      await expectNoAxeViolationsAgain(page);
      // Marks the other meetings that have begun, as the page would.
      await server.query(
        `update claim set attendance = 'held', attendance_way = 'dashboard', attendance_at = now(),
          attendance_by = (select id from organiser where role = 'editor' limit 1)
        where registration_id = $1 and day < 3 and attendance is null`,
        [registrationId],
      );
      await page.reload();
      await expect(textIn(rows, 'Due')).toBeVisible();
      await expect(rows.getByText('4 of 4 held', { exact: true })).toBeVisible();
      await view.press(rows.getByRole('button', { name: 'Show 4 meetings', exact: true }));
      const evidence = page.getByRole('list', { name: `Evidence of ${name}` }).getByRole('listitem');
      await expect(evidence).toHaveCount(4);
      await expect(evidence.filter({ hasText: '(own link)' })).toHaveCount(1);
      await expectNoAxeViolations(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        view.press(view.button('Export as XLSX')),
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
      await view.press(refund.getByRole('button', { name: 'Refund RM 900.00', exact: true }));
      await expect(payment.getByText('RM 900.00 was refunded.', { exact: true })).toBeVisible();
      await page.goto(`${DASHBOARD_PATHS.refunds}?state=due&search=${reference}`);
      await expect(page.getByText('No payments found', { exact: true })).toBeVisible();
      await page.goto(`${DASHBOARD_PATHS.refunds}?state=done&search=${reference}`);
      await expect(textIn(rows, 'Refunded')).toBeVisible();
    });
  });
