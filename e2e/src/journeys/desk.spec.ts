// The desk: what desk staff see, walk-ins, the camera, and what a device stores.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { blockAnother } from '../fixtures/blocked-hour.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { type Colleague, createColleague, openSessionOf } from '../fixtures/colleague.ts';
import { createGuests, type Guest, inTurn } from '../fixtures/desk-guests.ts';
import { keepSession, type Role } from '../fixtures/organiser.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { DeskPage } from '../pages/desk-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });
/** The second day of the fair, five past noon; the guests meet at noon. */
const NOON = { date: '2026-06-03', day: 2, minute: 720 };
const NOW = '2026-06-03T12:05:00+08:00';
const NO_NETWORK = /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/;

let guests: Guest[];
const newGuest = inTurn(() => guests);
test.beforeAll(async () => {
  guests = await createGuests(server(), { count: 40, ...NOON });
  await server().kill();
  await server().restart(NOW);
});

async function visit(
  width: Width,
  { role = 'desk', ...options }: { role?: Role; serviceWorkers?: 'allow' } = {},
) {
  const colleague = await createColleague(server(), role);
  const opened = await openPage(server().url, width, options);
  await keepSession(opened.page, await openSessionOf(server(), colleague));
  return { ...opened, colleague, desk: new DeskPage(opened.page, width) };
}

async function logOut(frame: DashboardFramePage): Promise<void> {
  await frame.showSections();
  await frame.press(frame.logout);
}

/** The names of people in IndexedDB, and the number of records. */
const onDevice = (page: Page): Promise<{ people: number; records: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('desk');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const read = opening.result.transaction(['people', 'records']);
          const people = read.objectStore('people').count();
          const records = read.objectStore('records').count();
          read.oncomplete = () => {
            opening.result.close();
            resolve({ people: people.result, records: records.result });
          };
        };
      }),
  );

const mayUseCamera = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
    ).featurePolicy.allowsFeature('camera'),
  );

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test("the camera is allowed only on the desk's document, where it reads a code with software served by the site itself", async () => {
      const { page, desk, expectErrors } = await visit('desktop', { role: 'admin' });
      await page.goto(DASHBOARD_PATHS.overview);
      await expect(page.locator('main svg').first()).toBeVisible();
      await expect.poll(() => mayUseCamera(page)).toBe(false);
      await page.getByRole('link', { name: 'Desk', exact: true }).click();
      await expect(desk.field).toBeVisible();
      await expect.poll(() => mayUseCamera(page).catch(() => false), { timeout: 10_000 }).toBe(true);
      await expect(desk.field).toBeVisible();

      const guest = newGuest();
      // This browser's camera shows a picture of the pass, taken from the badge.
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      await desk.scan(newGuest().reference);
      await desk.scan(guest.reference);
      await expect(desk.result.getByText(guest.name)).toBeVisible();
      await desk.press(desk.result.getByRole('button', { name: 'Badge' }));
      const path = await page
        .getByRole('img', { name: `QR code of ${guest.reference}` })
        .evaluate((code) => ({
          size: (code as unknown as SVGSVGElement).viewBox.baseVal.width,
          path: code.querySelector('path')?.getAttribute('d') ?? '',
        }));
      await desk.press(desk.button('Back to the desk'));
      await page.evaluate(({ size, path: drawn }) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 480];
        const paint = canvas.getContext('2d');
        const draw = () => {
          if (!paint) return;
          paint.resetTransform();
          paint.fillStyle = '#cbb';
          paint.fillRect(0, 0, 640, 480);
          paint.setTransform(9, 1.2, -1.2, 9, 200, 60);
          paint.fillStyle = '#fff';
          paint.fillRect(0, 0, size, size);
          paint.fillStyle = '#000';
          paint.fill(new Path2D(drawn));
        };
        setInterval(draw, 50);
        navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
      }, path);
      await desk.press(desk.button('Use the camera'));
      await expect(desk.result.getByText(guest.name)).toBeVisible({ timeout: 20_000 });
      await expect(desk.result.getByText(/^Scanned already at /)).toBeVisible();
      await expectNoAxeViolations(page);
      await desk.press(desk.button('Close the camera'));
      // A camera without permission.
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      expectErrors(/NotAllowedError/);
      await desk.press(desk.button('Use the camera'));
      await expect(page.getByText(/^The browser may not use the camera\./)).toBeVisible();
      await expectNoAxeViolations(page);

      await page.getByRole('link', { name: 'Attendance', exact: true }).click();
      await expect(page.locator('tr[data-row]').first()).toBeVisible();
      await expect.poll(() => mayUseCamera(page).catch(() => true), { timeout: 10_000 }).toBe(false);
    });

    test('desk staff land there after login; they book a free hour at once, or offline as a request that may be refused; logging out asks about pending records, and clears the device', async () => {
      const { page, desk, expectErrors } = await visit(width);
      expectErrors(NO_NETWORK);
      await page.goto(DASHBOARD_PATHS.home);
      await desk.waitForPath(DASHBOARD_PATHS.desk);
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      const guest = newGuest();
      await desk.scan(guest.reference);
      await desk.press(desk.result.getByRole('button', { name: 'Book a free hour' }));
      const search = page.getByRole('searchbox', { name: 'Exhibitor or booth' });
      await search.fill('Hanari Skin Lab');
      const hours = desk.result.getByRole('button', { name: /^Book \d+ pm at Hanari Skin Lab$/ });
      await expect(hours.first()).toBeVisible();
      await expectNoAxeViolations(page);
      await desk.press(hours.first());
      await expect(
        desk.result
          .getByRole('listitem')
          .filter({ hasText: 'Hanari Skin Lab' })
          .getByText(/Begins at/),
      ).toBeVisible();
      const booked = await server().query<{ status: number; minute: number }>(
        `select status, minute from meeting where registration_id = (select id from registration where reference = $1)
        and exhibitor_id = (select id from exhibitor where company_name = 'Hanari Skin Lab' limit 1)`,
        [guest.reference],
      );
      expect(booked).toMatchObject([{ status: 4 }]);

      await page.context().setOffline(true);
      await expect(desk.network.getByText(/^Without a network since /)).toBeVisible();
      await desk.press(desk.result.getByRole('button', { name: 'Book a free hour' }));
      await expect(page.getByText(/^Without a network free hours are not known\./)).toBeVisible();
      await search.fill('Hanari Skin Lab');
      await expect(desk.result.getByText('Already has a meeting with this exhibitor')).toBeVisible();
      // Another exhibitor, whose hour an organiser blocks in the meantime.
      const other = await blockAnother(server(), guest.reference, 1020);
      await search.fill(other);
      await desk.press(desk.result.getByRole('button', { name: `Request 5 pm at ${other}` }));
      await expect(
        desk.result.getByText(`Requested: ${other} at 5 pm. It is booked once`, { exact: false }),
      ).toBeVisible();
      await page.context().setOffline(false);
      await expect(desk.refused.getByText('Hour at 5 pm, asked for at', { exact: false })).toBeVisible({
        timeout: 15_000,
      });
      await expect(desk.refused.getByText(/^Not saved\./)).toBeVisible();
      await desk.press(desk.button(`Done: ${guest.name}`));
      await expect(desk.refused).toHaveCount(0);

      const frame = new DashboardFramePage(page, width);
      await expect.poll(async () => (await onDevice(page)).people).toBeGreaterThan(30);
      await page.context().setOffline(true);
      await desk.scan(newGuest().reference);
      await expect(desk.network.getByText(/2 records wait\.$/)).toBeVisible();
      await logOut(frame);
      const question = page.getByRole('alertdialog', { name: '2 records are not settled' });
      await expect(question).toBeVisible();
      await expectNoAxeViolations(page);
      await desk.press(question.getByRole('button', { name: 'Cancel' }));
      await expect.poll(async () => (await onDevice(page)).records).toBe(2);
      await page.context().setOffline(false);
      await expect(desk.network.getByText('Connected. Everything is settled.')).toBeVisible({
        timeout: 15_000,
      });
      await logOut(frame);
      await desk.waitForPath('/');
      await expect.poll(() => onDevice(page)).toEqual({ people: 0, records: 0 });
    });

    test('another account on the device sends none of the records, which wait for their own account; at the end of the day they stay without names', async () => {
      const { page, desk, expectErrors, colleague } = await visit(width, { serviceWorkers: 'allow' });
      expectErrors(/ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|401/);
      await desk.open();
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      await page.context().setOffline(true);
      const guest = newGuest();
      await desk.scan(guest.reference);
      await expect(desk.network.getByText(/2 records wait\.$/)).toBeVisible();
      await server().query('delete from organiser_session where organiser_id = $1', [colleague.id]);
      await page.context().setOffline(false);
      const logInAs = async ({ email, password }: Colleague) => {
        const login = page.getByRole('dialog', { name: 'Login' });
        await login.getByLabel('Email').fill(email);
        await login.getByLabel('Password').fill(password);
        await desk.press(login.getByRole('button', { name: 'Login' }));
        await expect(login).toHaveCount(0);
      };
      await desk.press(desk.button('Log in'));
      await logInAs(await createColleague(server(), 'desk'));
      await expect(
        desk.device.getByText(`2 records of ${colleague.email} wait on this device.`, { exact: false }),
      ).toBeVisible();
      await expect(desk.network.getByText('Connected. Everything is settled.')).toBeVisible();
      await expect
        .poll(() => server().query('select from desk_scan where organiser_id = $1', [colleague.id]))
        .toHaveLength(0);
      await logOut(new DashboardFramePage(page, width));
      await desk.waitForPath('/');
      await expect.poll(() => onDevice(page)).toEqual({ people: 0, records: 2 });
      await page.goto(DASHBOARD_PATHS.desk);
      await logInAs(colleague);
      await expect
        .poll(() => server().query('select from desk_scan where organiser_id = $1', [colleague.id]), {
          timeout: 15_000,
        })
        .toHaveLength(1);
      await expect
        .poll(() => server().query('select attendance from claim where id = $1', [guest.meetingId]))
        .toEqual([{ attendance: 'held' }]);

      // At the end of the day the list is wiped, and pending records stay without names.
      await expect(desk.device.getByText(/^List of /)).toBeVisible();
      await page.context().setOffline(true);
      await desk.scan(newGuest().reference);
      await expect(desk.network.getByText(/2 records wait\.$/)).toBeVisible();
      await page.clock.setSystemTime(Date.now() + 12 * 3_600_000);
      await expect.poll(() => onDevice(page), { timeout: 15_000 }).toEqual({ people: 0, records: 2 });
      await expect(desk.network.getByText(/2 records wait\.$/)).toBeVisible();
    });
  });
