// A second edition opens, and a visitor of the first one moves a meeting by the link in the email.
import type { Edition } from '@visavis/domain/edition/schema';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { scheduleLinkOf, useMailedServer } from '../fixtures/mailed-server.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import type { Server } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';

const started = useMailedServer();
const COMPANY = 'Hanari Skin Lab';
const NEXT = 'Autumn Beauty Fair';

interface Stored {
  id: number;
  version: number;
  settings: { dates: string[] };
}

/** Opens an edition of one day with two half-hour meetings, and closes the one that was open. */
async function openNext(server: Server): Promise<void> {
  const organiser = await OrganiserCalls.open(server);
  const current = await readEdition(server);
  const { id, version, settings } = await organiser.send<Stored>('POST', '/api/editions', {
    from: current.id,
  });
  const [first = ''] = settings.dates;
  const changed = { ...settings, name: NEXT, dates: [first], starts: [540, 600], slotMinutes: 30 };
  const saved = await organiser.send<Stored>('PUT', `/api/editions/${id}`, { version, settings: changed });
  const body = { version: saved.version, closes: current.id };
  await organiser.send('POST', `/api/editions/${id}/open`, body);
  await expect.poll(async () => (await readEdition(server)).name).toBe(NEXT);
}

const readEdition = async ({ url }: Server): Promise<Edition> =>
  (await (await fetch(new URL('/api/edition', url))).json()) as Edition;

for (const width of mainly('phone'))
  test(`moves a meeting of the first edition on its own days and hours, ${width}`, async () => {
    const { server, mail } = started();
    const before = await readEdition(server);
    const visitor = await registerOver(server, { name: 'Amira Rahman', exhibitors: [COMPANY] });
    const link = scheduleLinkOf(await mail.messageTo(visitor.email));
    if (before.name !== NEXT) await openNext(server);

    const { page } = await openPage(server.url, width);
    const schedule = new MySchedulePage(page, width);
    await schedule.openLink(link);
    await expect(page.getByText(`This page is about ${before.name}`)).toBeVisible();
    await expect(page.getByText(`The other pages of this site are about ${NEXT}.`)).toBeVisible();
    await expectNoAxeViolations(page);
    await schedule.press(schedule.action('Move', COMPANY));
    await expect(schedule.available.first()).toBeVisible();
    const label = await schedule.available.first().getAttribute('aria-label');
    const [, day = '', hour = ''] = /(\d\d \w+), (\S+?)-/.exec(label ?? '') ?? [];
    expect(before.days.map((one) => one.label)).toContain(day);
    await schedule.press(schedule.available.first());
    await schedule.press(schedule.confirm);
    await expect(schedule.row(COMPANY).getByText(new RegExp(`^${hour.replace('.', '\\.')}`))).toBeVisible();
    // Closed before the server stops.
    await page.close();
  });
