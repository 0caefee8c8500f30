// A visitor's own schedule offline: the stored copy opens, shows its age, and only with its own link.

import type { Page } from '@playwright/test';
import { BUSINESS_PATHS, MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { DEFAULT_NOW } from '../fixtures/database.ts';
import { scheduleLinkOf } from '../fixtures/mailed-server.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';

const started = useSharedMailedServer();
const OFFLINE = /^You are offline\. This is your schedule as it was at \d{1,2}\.\d\d(am|pm)\./;
/** The device fetches the page and its files first. */
const PATIENTLY = { timeout: 30_000 };
const NO_NETWORK = /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/;

async function visitorWithLink(name: string, exhibitors: string[]) {
  const { server, mail } = started();
  const visitor = await registerOver(server, { name, exhibitors });
  return { ...visitor, link: scheduleLinkOf(await mail.messageTo(visitor.email)) };
}

/** Offline, the page has only the browser's clock, and on another day its message would include the date. */
const beOnTheDay = (page: Page): Promise<void> => page.clock.setSystemTime(DEFAULT_NOW);

/** The URLs of everything in the browser's caches. */
const keptOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const answersOnDevice = async (page: Page) =>
  (await keptOnDevice(page)).filter((address) => address.startsWith('/api/'));

/** Waits until the application and the page's files are cached, then clears the HTTP cache, which may be evicted. */
async function expectApplicationKept(page: Page): Promise<void> {
  const { main = '', beside = '' } = await page
    .locator('script[data-main]')
    .evaluate((script) => ({ ...(script as HTMLElement).dataset }));
  expect(beside.split(' ').length).toBeGreaterThan(3);
  await expect
    .poll(() => keptOnDevice(page), PATIENTLY)
    .toEqual(expect.arrayContaining([main, ...beside.split(' ')]));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

test('opens offline once visited, or if the server never answers, disables what needs a network, and updates when it is back', async () => {
  const { server } = started();
  const companies = ['Atelier Nacre', 'Kumo Fragrance House'];
  const { link } = await visitorWithLink('Amira Rahman', companies);
  const other = await visitorWithLink('Priya Nair', ['Oasis Attar']);
  const { page, expectErrors } = await openPage(server.url, 'phone', { serviceWorkers: 'allow' });
  expectErrors(NO_NETWORK);
  await beOnTheDay(page);
  const schedule = new MySchedulePage(page, 'phone');
  await schedule.openLink(link);
  await expect(schedule.row('Atelier Nacre')).toBeVisible();
  await expect.poll(() => answersOnDevice(page), PATIENTLY).toHaveLength(1);
  // The key gives access to the meetings, so the cache must not contain it.
  const key = new URL(link).searchParams.get('key') ?? '';
  await expect.poll(async () => (await keptOnDevice(page)).join('\n')).not.toContain(key);

  await expectApplicationKept(page);

  await page.context().setOffline(true);
  await page.reload();
  const sentence = page.getByText(OFFLINE);
  await expect(sentence).toBeVisible();
  for (const company of companies) await expect(schedule.row(company)).toBeVisible();
  await expect(page.getByText('Amira Rahman, Kenari Beauty Retail', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code for BM-/ })).toBeVisible();
  const cancel = schedule.action('Cancel', 'Atelier Nacre');
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  const reason = await cancel.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${reason}"]`)).toHaveText(
    'Meetings can be changed once you are online again.',
  );
  await cancel.click({ force: true });
  await expect(schedule.cancelDialog).toHaveCount(0);
  await expectNoAxeViolations(page);

  // Another visitor's link, never opened on this device, shows nothing of the first visitor.
  await page.goto(other.link);
  await expect(page.getByText('Your schedule could not be loaded.')).toBeVisible();
  await expect(page.getByText('Amira Rahman')).toHaveCount(0);

  await page.goto(link);
  await expect(sentence).toBeVisible();
  await page.context().setOffline(false);
  await expect(sentence).toHaveCount(0);
  await expect.poll(() => cancel.getAttribute('aria-disabled')).toBeNull();
  await schedule.press(cancel);
  await schedule.press(schedule.button('Cancel Booking'));
  await schedule.standing('Atelier Nacre', 'Cancelled by you');

  // A server that accepts calls but never answers is as good as none.
  process.kill(server.pid(), 'SIGSTOP');
  try {
    await page.reload();
    await expect(sentence).toBeVisible();
    await expect(schedule.row('Atelier Nacre')).toBeVisible();
  } finally {
    process.kill(server.pid(), 'SIGCONT');
  }
  await expect(sentence).toHaveCount(0);
  // An open page reports it at once, and keeps the latest change.
  await schedule.standing('Atelier Nacre', 'Cancelled by you');
  await page.context().setOffline(true);
  await expect(sentence).toBeVisible();
  await schedule.standing('Atelier Nacre', 'Cancelled by you');
});

test('the device stores at most three schedules, removes one whose link no longer works, and the worker controls no other page', async () => {
  const { server } = started();
  const { page, expectErrors } = await openPage(server.url, 'desktop', { serviceWorkers: 'allow' });
  expectErrors(/404/);
  const schedule = new MySchedulePage(page);
  const registrations = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await page.goto(BUSINESS_PATHS.contact);
  await expect.poll(() => registrations()).toEqual([]);
  const visitors = [];
  for (const name of ['Mei Lin', 'Sofia Reyes', 'Daniel Koh', 'Hana Sato'])
    visitors.push(await visitorWithLink(name, ['Hanari Skin Lab']));
  for (const { link, name } of visitors) {
    const before = await answersOnDevice(page).catch(() => []);
    await schedule.openLink(link);
    await expect(page.getByText(`${name}, `)).toBeVisible();
    await expect.poll(() => answersOnDevice(page), PATIENTLY).not.toEqual(before);
  }
  // The oldest is removed once the newest is stored.
  await expect.poll(() => answersOnDevice(page), PATIENTLY).toHaveLength(3);

  const last = visitors.at(-1);
  await server.query('delete from access_key where registration_id = $1', [last?.registrationId]);
  await page.goto(last?.link ?? '');
  await expect(schedule.unknownLink).toBeVisible();
  await expect.poll(() => answersOnDevice(page), PATIENTLY).toHaveLength(2);
  await page.goto(BUSINESS_PATHS.contact);
  await expect.poll(() => registrations()).toEqual([MY_SCHEDULE_PATH]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
