// The desk: what people there see besides, walk-ins, the camera, and what a device keeps.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { blockAnother } from '../fixtures/blocked-hour.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { type Colleague, createColleague, openSessionOf } from '../fixtures/colleague.ts';
import { createGuests, type Guest, inTurn } from '../fixtures/desk-guests.ts';
import { keepSession, type Role } from '../fixtures/organiser.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { DashboardFramePage } from '../pages/dashboard-frame-page.ts';
import { DeskPage } from '../pages/desk-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });
/** The second day of the fair, five past noon; the guests meet at noon. */
const NOON = { date: '2026-06-03', day: 2, minute: 720 };
const NOW = '2026-06-03T12:05:00+08:00';
const NO_NETWORK = /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/;

let guests: Guest[];
const newGuest = inTurn(() => guests);
beforeAll(async () => {
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

/** The names of people in IndexedDB, and how many records. */
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

describe.each(mainly('phone'))('on a %s', (width) => {
  it('people at the desk land there, and see nothing else but their account', async () => {
    const { page, desk } = await visit(width);
    const frame = new DashboardFramePage(page, width);
    await page.goto(DASHBOARD_PATHS.home);
    await desk.waitForPath(DASHBOARD_PATHS.desk);
    await desk.field.waitFor();
    expect(await frame.sectionNames()).toEqual(['Desk', 'Account']);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Find anyone or anything' }).count()).toBe(0);
    await page.goto(DASHBOARD_PATHS.businessMatching);
    await page.getByText('Only the Desk is open to you.').waitFor();
    await expectNoAxeViolations(page);
    await page.goto(DASHBOARD_PATHS.account);
    await page.getByLabel('Current password').waitFor();
  });

  it('the camera may be used on the document of the desk alone, however the desk is reached and left', async () => {
    const { page, desk } = await visit('desktop', { role: 'admin' });
    await page.goto(DASHBOARD_PATHS.overview);
    await page.locator('main svg').first().waitFor();
    expect(await mayUseCamera(page)).toBe(false);
    await page.getByRole('link', { name: 'Desk', exact: true }).click();
    await desk.field.waitFor();
    await expect.poll(() => mayUseCamera(page).catch(() => false), { timeout: 10_000 }).toBe(true);
    await desk.field.waitFor();
    await page.getByRole('link', { name: 'Attendance', exact: true }).click();
    await page.locator('tr[data-row]').first().waitFor();
    await expect.poll(() => mayUseCamera(page).catch(() => true), { timeout: 10_000 }).toBe(false);
  });

  it('books a free hour at once, and without a network as a request that the server may refuse', async () => {
    const { page, desk, expectErrors } = await visit(width);
    expectErrors(NO_NETWORK);
    await desk.open();
    await desk.device.getByText(/^List of /).waitFor();
    const guest = newGuest();
    await desk.scan(guest.reference);
    await desk.press(desk.result.getByRole('button', { name: 'Book a free hour' }));
    const search = page.getByRole('searchbox', { name: 'Exhibitor or booth' });
    await search.fill('Hanari Skin Lab');
    const hours = desk.result.getByRole('button', { name: /^Book \d+ pm at Hanari Skin Lab$/ });
    await hours.first().waitFor();
    await expectNoAxeViolations(page);
    await desk.press(hours.first());
    await desk.result
      .getByRole('listitem')
      .filter({ hasText: 'Hanari Skin Lab' })
      .getByText(/Begins at/)
      .waitFor();
    const booked = await server().query<{ status: number; minute: number }>(
      `select status, minute from meeting where registration_id = (select id from registration where reference = $1)
        and exhibitor_id = (select id from exhibitor where company_name = 'Hanari Skin Lab' limit 1)`,
      [guest.reference],
    );
    expect(booked).toMatchObject([{ status: 4 }]);

    await page.context().setOffline(true);
    await desk.network.getByText(/^Without a network since /).waitFor();
    await desk.press(desk.result.getByRole('button', { name: 'Book a free hour' }));
    await page.getByText(/^Without a network free hours are not known\./).waitFor();
    await search.fill('Hanari Skin Lab');
    await desk.result.getByText('Already has a meeting with this exhibitor').waitFor();
    // Another one, whose hour an organiser blocks meanwhile.
    const other = await blockAnother(server(), guest.reference, 1020);
    await search.fill(other);
    await desk.press(desk.result.getByRole('button', { name: `Request 5 pm at ${other}` }));
    await desk.result.getByText(`Requested: ${other} at 5 pm. It is booked once`, { exact: false }).waitFor();
    await page.context().setOffline(false);
    await desk.refused.getByText('Hour at 5 pm, asked for at', { exact: false }).waitFor({ timeout: 15_000 });
    await desk.refused.getByText(/^Not saved\./).waitFor();
    await desk.press(desk.button(`Done: ${guest.name}`));
    await desk.refused.waitFor({ state: 'detached' });
  });

  it('reads a code with the camera, by what the site itself serves', async () => {
    const { page, desk, expectErrors } = await visit(width);
    const guest = newGuest();
    // The camera of this browser shows a picture of the pass, which the badge draws.
    await desk.open();
    await desk.device.getByText(/^List of /).waitFor();
    await desk.scan(newGuest().reference);
    await desk.scan(guest.reference);
    await desk.result.getByText(guest.name).waitFor();
    await desk.press(desk.result.getByRole('button', { name: 'Badge' }));
    const path = await page.getByRole('img', { name: `QR code of ${guest.reference}` }).evaluate((code) => ({
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
    await desk.result.getByText(guest.name).waitFor({ timeout: 20_000 });
    await desk.result.getByText(/^Scanned already at /).waitFor();
    await expectNoAxeViolations(page);
    await desk.press(desk.button('Close the camera'));
    // One that may not be used.
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    expectErrors(/NotAllowedError/);
    await desk.press(desk.button('Use the camera'));
    await page.getByText(/^The browser may not use the camera\./).waitFor();
    await expectNoAxeViolations(page);
  });

  it('logging out asks about what is not settled, and removes everything from the device', async () => {
    const { page, desk, expectErrors } = await visit(width);
    expectErrors(NO_NETWORK);
    const frame = new DashboardFramePage(page, width);
    await desk.open();
    await desk.device.getByText(/^List of /).waitFor();
    expect((await onDevice(page)).people).toBeGreaterThan(30);
    await page.context().setOffline(true);
    await desk.scan(newGuest().reference);
    await desk.network.getByText(/2 records wait\.$/).waitFor();
    await logOut(frame);
    const question = page.getByRole('alertdialog', { name: '2 records are not settled' });
    await question.waitFor();
    await expectNoAxeViolations(page);
    await desk.press(question.getByRole('button', { name: 'Cancel' }));
    expect((await onDevice(page)).records).toBe(2);
    await page.context().setOffline(false);
    await desk.network.getByText('Connected. Everything is settled.').waitFor({ timeout: 15_000 });
    await logOut(frame);
    await desk.waitForPath('/');
    expect(await onDevice(page)).toEqual({ people: 0, records: 0 });
  });

  it('another account on the device sends none of the records, and they wait for their own', async () => {
    const { page, desk, expectErrors, colleague } = await visit(width, { serviceWorkers: 'allow' });
    expectErrors(/ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|401/);
    await desk.open();
    await desk.device.getByText(/^List of /).waitFor();
    await page.context().setOffline(true);
    const guest = newGuest();
    await desk.scan(guest.reference);
    await desk.network.getByText(/2 records wait\.$/).waitFor();
    await server().query('delete from organiser_session where organiser_id = $1', [colleague.id]);
    await page.context().setOffline(false);
    const logInAs = async ({ email, password }: Colleague) => {
      const login = page.getByRole('dialog', { name: 'Login' });
      await login.getByLabel('Email').fill(email);
      await login.getByLabel('Password').fill(password);
      await desk.press(login.getByRole('button', { name: 'Login' }));
      await login.waitFor({ state: 'detached' });
    };
    await desk.press(desk.button('Log in'));
    await logInAs(await createColleague(server(), 'desk'));
    await desk.device
      .getByText(`2 records of ${colleague.email} wait on this device.`, { exact: false })
      .waitFor();
    await desk.network.getByText('Connected. Everything is settled.').waitFor();
    expect(
      await server().query('select from desk_scan where organiser_id = $1', [colleague.id]),
    ).toHaveLength(0);
    await logOut(new DashboardFramePage(page, width));
    await desk.waitForPath('/');
    expect(await onDevice(page)).toEqual({ people: 0, records: 2 });
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
  });

  it('at the end of the day the list is wiped, and what is not settled stays without names', async () => {
    const { page, desk, expectErrors } = await visit(width);
    expectErrors(NO_NETWORK);
    await desk.open();
    await desk.device.getByText(/^List of /).waitFor();
    await page.context().setOffline(true);
    await desk.scan(newGuest().reference);
    await desk.network.getByText(/2 records wait\.$/).waitFor();
    await page.clock.setSystemTime(Date.now() + 12 * 3_600_000);
    await expect.poll(() => onDevice(page), { timeout: 15_000 }).toEqual({ people: 0, records: 2 });
    await desk.network.getByText(/2 records wait\.$/).waitFor();
  });
});
