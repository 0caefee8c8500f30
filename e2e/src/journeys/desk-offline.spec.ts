// Many offline scans on a phone, synced later after another desk marked some: nothing is lost, conflicts are listed.

import type { Page } from '@playwright/test';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { settleDesk } from '@visavis/contract/desk/endpoints';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { openPage } from '../fixtures/browser.ts';
import { createColleague, openSessionOf, type Session } from '../fixtures/colleague.ts';
import { createGuests, type Guest } from '../fixtures/desk-guests.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { keepSession } from '../fixtures/organiser.ts';
import { useServer } from '../fixtures/server.ts';
import { COLLEAGUE_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from '../pages/desk-page.ts';

const server = useServer({ settings: COLLEAGUE_SETTINGS });
/** The second day of the fair, five past noon. */
const NOON = { date: '2026-06-03', day: 2, minute: 720 };
const NOW = '2026-06-03T12:05:00+08:00';
const SCANS = process.env.DEEP ? 300 : 12;
/** Marked by another desk in the meantime, differently and identically. */
const [OTHERWISE, ALIKE] = process.env.DEEP ? [12, 5] : [3, 2];
const MARKED_OTHERWISE = SCANS / 3;
const MARKED_ALIKE = (2 * SCANS) / 3;
const NO_NETWORK = /ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch|401/;
const PATIENTLY = { timeout: 30_000 };

/** Everything that the browser stores outside IndexedDB. */
const keptElsewhere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(`kept: ${new URL(request.url).pathname}`, (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

const cachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('desk-page');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

async function expectPageKept(page: Page): Promise<void> {
  const { main = '', beside = '' } = await page
    .locator('script[data-main]')
    .evaluate((script) => ({ ...(script as HTMLElement).dataset }));
  await expect
    .poll(() => cachedFiles(page), PATIENTLY)
    .toEqual(expect.arrayContaining([DASHBOARD_PATHS.desk, main, ...beside.split(' ')]));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

async function markElsewhere(session: Session, guests: readonly Guest[], mark: 'held' | 'missed') {
  const records = guests.map(({ reference, meetingId, exhibitorId }) => ({
    kind: 'mark',
    id: crypto.randomUUID(),
    at: slotStartsAt(NOON.date, NOON.minute + 4, DEFAULT_TIME_ZONE).toISOString(),
    reference,
    meetingId,
    exhibitorId,
    minute: NOON.minute,
    seen: null,
    mark,
  }));
  const answer = await fetch(new URL(settleDesk.path, server().url), {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ records }),
  });
  const { results } = (await answer.json()) as { results: { outcome: string }[] };
  expect(results.map(({ outcome }) => outcome)).toEqual(records.map(() => 'settled'));
}

test(`${SCANS} offline scans are synced after another desk marked some: nothing is lost, conflicts are listed`, async () => {
  const guests = await createGuests(server(), { count: SCANS, ...NOON });
  await server().kill();
  await server().restart(NOW);
  const own = await createColleague(server(), 'desk');
  const other = await createColleague(server(), 'desk');
  const { page, expectErrors } = await openPage(server().url, 'phone', { serviceWorkers: 'allow' });
  expectErrors(NO_NETWORK);
  await keepSession(page, await openSessionOf(server(), own));
  const desk = new DeskPage(page);
  await desk.open();
  await expect(desk.device.getByText(/^List of 12\.\d\dpm, \d+ people\.$/)).toBeVisible();
  await expectFocusOn(desk.field);
  await expectPageKept(page);

  await page.context().setOffline(true);
  const [first, ...others] = guests;
  if (!first) throw new Error('nobody came');
  await desk.scan(first.reference);
  await expect(desk.result.getByText(/^Held\. 12\.00pm-1\.00pm at /)).toBeVisible();
  await expect(desk.result.getByText(first.name)).toBeVisible();
  await expect(
    desk.network.getByText(/^Without a network since 12\.\d\dpm\. 2 records wait\.$/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const half = others.slice(0, SCANS / 2);
  // In any notation of the code.
  for (const [index, { reference }] of half.entries())
    await desk.scan(index % 3 === 0 ? reference.toLowerCase().replaceAll('-', '') : reference);
  await expect
    .poll(() => desk.figure('Scanned today').textContent(), PATIENTLY)
    .toBe(String(half.length + 1));

  // The page is closed by accident: it reopens offline, with all pending records.
  await page.reload();
  await expect(desk.field).toBeVisible();
  await expect
    .poll(() => desk.figure('Waiting').textContent(), PATIENTLY)
    .toBe(String(2 * (half.length + 1)));
  for (const { reference } of others.slice(SCANS / 2)) await desk.scan(reference);
  await expect.poll(() => desk.figure('Scanned today').textContent(), PATIENTLY).toBe(String(SCANS));
  // The last one was missed: a mark is undone, and set differently.
  const last = others.at(-1);
  if (!last) throw new Error('nobody came');
  await expect(desk.result.getByText(last.name)).toBeVisible();
  await desk.press(desk.result.getByRole('button', { name: /^Undo the mark/ }));
  await desk.press(desk.result.getByRole('button', { name: /^Missed: / }));
  await expect(desk.result.getByText(/^Missed\. 12\.00pm/)).toBeVisible();
  await expectFocusOn(desk.field);
  const waiting = 2 * SCANS + 2;
  await expect.poll(() => desk.figure('Waiting').textContent(), PATIENTLY).toBe(String(waiting));
  // Names are stored only in today's list.
  const elsewhere = await keptElsewhere(page);
  expect(elsewhere).not.toContain('Guest Number');
  expect(elsewhere).toContain(`kept: ${DASHBOARD_PATHS.desk}`);
  expect(elsewhere).not.toContain('kept: /api/');

  // Meanwhile another desk has marked some.
  const session = await openSessionOf(server(), other);
  await markElsewhere(session, guests.slice(MARKED_OTHERWISE, MARKED_OTHERWISE + OTHERWISE), 'missed');
  await markElsewhere(session, guests.slice(MARKED_ALIKE, MARKED_ALIKE + ALIKE), 'held');
  // The session has ended, too.
  await server().query('delete from organiser_session where organiser_id = $1', [own.id]);
  await page.context().setOffline(false);
  await expect(page.getByText(/^You were logged out\. Scans are kept/)).toBeVisible(PATIENTLY);
  // The field stays usable, and a later scan is stored like the others.
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toHaveCount(0);
  await desk.scan(last.reference);
  await expect.poll(() => desk.figure('Waiting').textContent(), PATIENTLY).not.toBe(String(waiting));
  // No one at the device sees names before the login.
  await expect(desk.result.getByText(`The scan of ${last.reference} is kept.`)).toBeVisible();
  await expect(page.getByText('Guest Number')).toHaveCount(0);
  await desk.press(desk.button('Log in'));
  await expect(login).toBeVisible();
  await expect.poll(() => server().query('select from desk_scan')).toHaveLength(0);
  await login.getByLabel('Email').fill(own.email);
  await login.getByLabel('Password').fill(own.password);
  await desk.press(login.getByRole('button', { name: 'Login' }));
  await expect(
    desk.network.getByText(`Connected. ${OTHERWISE} records below to decide or read.`),
  ).toBeVisible(PATIENTLY);

  // All scans, each once, and the last one again.
  const [scans] = await server().query(
    'select count(*)::int as all, count(distinct registration_id)::int as people from desk_scan where organiser_id = $1',
    [own.id],
  );
  expect(scans).toEqual({ all: SCANS + 1, people: SCANS });
  const marks = () =>
    server().query('select attendance, count(*)::int from claim where id = any($1) group by 1 order by 1', [
      guests.map(({ meetingId }) => meetingId),
    ]);
  await expect
    .poll(() => marks())
    .toEqual([
      { attendance: 'held', count: SCANS - OTHERWISE - 1 },
      { attendance: 'missed', count: OTHERWISE + 1 },
    ]);
  const recorded = () =>
    server().query<{ marks: number }>(
      `select count(*)::int as marks from audit_entry where action = 'meeting.mark' and organiser_id = $1`,
      [own.id],
    );
  // One for each meeting that was not marked by the other desk, and two for the last one.
  await expect.poll(() => recorded()).toEqual([{ marks: SCANS - OTHERWISE - ALIKE + 2 }]);

  await expect(desk.figure('To decide')).toHaveText(String(OTHERWISE));
  await expect(desk.conflicts.getByRole('listitem')).toHaveCount(OTHERWISE);
  await expect(
    desk.conflicts.getByText(new RegExp(`Missed by ${other.email}, 12\\.04pm`)).first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const [kept, changed] = guests.slice(MARKED_OTHERWISE);
  await desk.press(desk.button(`Keep Missed: ${kept?.name}`));
  await desk.press(desk.button(`Change to Held: ${changed?.name}`));
  await expect.poll(() => desk.conflicts.getByRole('listitem').count()).toBe(OTHERWISE - 2);
  await expect.poll(marks, PATIENTLY).toEqual([
    { attendance: 'held', count: SCANS - OTHERWISE },
    { attendance: 'missed', count: OTHERWISE },
  ]);

  // Undecided records stay on the device.
  await page.reload();
  await expect.poll(() => desk.figure('To decide').textContent(), PATIENTLY).toBe(String(OTHERWISE - 2));
});
