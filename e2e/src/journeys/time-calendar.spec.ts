// The calendar as visitors see it: the change of edition, and time zone independence.
import type { Page } from '@playwright/test';
import { openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, storeDraft } from '../fixtures/draft.ts';
import { type Server, startServer, useServer } from '../fixtures/server.ts';
import { expect, onTestFinished, test } from '../fixtures/test.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { MatchingPage } from '../pages/matching-page.ts';

const HOURS = ['11 am', '12 pm', '1 pm', '2 pm', '3 pm', '4 pm', '5 pm'];

async function startOwn(now: string, hasEmptyDatabase: boolean): Promise<Server> {
  const server = await startServer({ now, hasEmptyDatabase });
  onTestFinished(() => server.stop());
  return server;
}

/** The headers of the grid, and the accessible names of its slots without their states. */
async function readGrid(page: Page) {
  const grid = page.getByRole('grid');
  const names = await grid
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  return {
    columns: heads.map((head) => head.replace(/\s+/g, ' ').trim()),
    rows: await grid.getByRole('rowheader').allInnerTexts(),
    slots: names.map((name) => name.split(', ').slice(0, 2).join(', ')),
  };
}

async function storedStart(server: Server, { registration }: Draft): Promise<string | undefined> {
  const [row] = await server.query<{ starts_at: Date }>(
    'select starts_at from meeting join registration on registration.id = registration_id where folded_email = $1',
    [registration.email],
  );
  return row?.starts_at.toISOString();
}

test('the next edition begins at midnight after 5 June in UTC+8, and no stored meeting changes its date', async () => {
  const server = await startOwn('2026-06-05T23:59:00+08:00', false);
  const draft = await makeDraft(server.url, { companies: 1, scheduled: 0 });
  const [company] = draft.exhibitors;
  if (!company) throw new Error('The draft has no company.');
  draft.meetings = [
    {
      ...{ day: 4, date: '2026-06-05', dayOfWeek: 'Friday', time: '5 pm' },
      ...{ company: company.company_name, boothNumber: company.booth_number, exhibitorId: company.id },
    },
  ];
  const count = 'select count(*)::int as count, max(starts_at) as last from meeting';
  const [before] = await server.query(count);
  // A visitor in Los Angeles, where it is still the morning of 5 June.
  const { page, expectErrors } = await openPage(server.url, 'desktop', {
    timezoneId: 'America/Los_Angeles',
  });
  expectErrors(/Failed to load resource/);
  const scheduler = new FailureSchedulePage(page);
  await storeDraft(page, draft);
  await page.goto(FailureSchedulePage.path);
  // The last hour has begun: nothing can be booked any more, but the draft is kept.
  await expect(page.getByRole('heading', { level: 1, name: 'Registration is closed' })).toBeVisible();
  await expect(page.getByText('The next one is on 02, 03, 04 and 05 June 2027.')).toBeVisible();
  await expect.poll(() => readDraft(page)).toMatchObject({ selectedMeetingSlots: draft.meetings });

  await server.kill();
  await server.restart('2026-06-06T00:00:00+08:00');
  await page.reload();
  // The draft is moved into the new edition: interests are kept, exhibitors and hours must be chosen again.
  await expect(page.getByText(/This is a new edition of the exhibition/)).toBeVisible();
  await page.waitForURL('**/business/exhibitor-matching');
  const [interest] = (await readDraft(page)).selectedInterests as Draft['interests'];
  expect(interest?.subCategory).toBe('Barrier creams');
  expect(interest?.subCategoryId).not.toBe(draft.interests[0]?.subCategoryId);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(/This is a new edition of the exhibition/)).toHaveCount(0);
  const matching = new MatchingPage(page);
  await matching.selectFree(1);
  await matching.goOn();
  await expect(scheduler.counter(0, 1)).toBeVisible();
  await expect(scheduler.available.first()).toBeVisible();
  await expect
    .poll(async () => (await readGrid(page)).columns.slice(1))
    .toEqual(['02 June Wednesday', '03 June Thursday', '04 June Friday', '05 June Saturday']);
  await expect(page.getByRole('contentinfo').getByText('June 2027. Wednesday to Saturday')).toBeVisible();
  await expect.poll(async () => (await readDraft(page)).selectedMeetingSlots ?? []).toEqual([]);
  const [after] = await server.query(
    `${count} join registration on registration.id = registration_id
      join edition on edition.id = edition_id where year = 2026`,
  );
  expect(after).toEqual(before);
  await scheduler.takeFreeHour();
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
});

/** Browsers close to the fair's time zone and far from it on either side, in the deep run. */
const ZONES = process.env.DEEP
  ? ([
      ['America/Los_Angeles', 'Cleansers'],
      ['Pacific/Kiritimati', 'Facial oils'],
      ['Asia/Kuala_Lumpur', 'Serums and ampoules'],
      ['Pacific/Auckland', 'Sun care'],
      ['Europe/London', 'Sheet masks'],
    ] as const)
  : [];

if (ZONES.length > 0)
  test.describe('browsers in other time zones', () => {
    const server = useServer();
    const seen: Awaited<ReturnType<typeof readGrid>>[] = [];

    for (const [timezoneId, interest] of ZONES)
      test(`${timezoneId} sees the same days and hours, and submits the same date`, async () => {
        const draft = await makeDraft(server().url, {
          companies: 1,
          scheduled: 0,
          subCategories: [interest],
        });
        const { page } = await openPage(server().url, 'phone', { timezoneId });
        const scheduler = new FailureSchedulePage(page, 'phone');
        await scheduler.openDraft(draft);
        await expect
          .poll(() => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone))
          .toBe(timezoneId);
        seen.push(await readGrid(page));
        expect(seen.at(-1)).toEqual(seen[0]);
        expect(seen[0]?.columns).toEqual(['UTC+8', '02 Tue', '03 Wed', '04 Thu', '05 Fri']);

        await scheduler.book(
          scheduler.available.and(scheduler.grid.getByRole('button', { name: /^Friday/ })).first(),
        );
        const [planned] = (await readDraft(page)).selectedMeetingSlots as Draft['meetings'];
        const sent = page.waitForRequest(/\/api\/visitor\/register$/);
        await scheduler.press(scheduler.submit);
        const registered = await sent;
        expect(registered.postDataJSON().meetings).toMatchObject([
          { day: 4, date: '2026-06-05', dayOfWeek: 'Friday' },
        ]);
        await expect(scheduler.success).toBeVisible();
        await expect(page.getByText('05 June 2026', { exact: true })).toBeVisible();
        const hour = HOURS.indexOf(planned?.time ?? '') + 11;
        const inUtc = String(hour - 8).padStart(2, '0');
        await expect.poll(() => storedStart(server(), draft)).toBe(`2026-06-05T${inUtc}:00:00.000Z`);
      });
  });
