// A submission that the server refuses or crashes on: lost hours are named, and everything else is kept.
import { setTimeout as sleep } from 'node:timers/promises';
import { openPage, type Visit, type Width } from '../fixtures/browser.ts';
import { type Draft, makeDraft, readDraft, registerElsewhere } from '../fixtures/draft.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { expireHolds, untilHeld } from '../fixtures/other-visitor.ts';
import { useServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage, slotName } from '../pages/failure-schedule-page.ts';

const server = useServer();

const REFUSED = /Failed to load resource/;
const DOWN = /Failed to load resource|could not be loaded/;

async function openDraft(
  width: Width,
  draft: Draft,
): Promise<{ visit: Visit; scheduler: FailureSchedulePage }> {
  const visit = await openPage(server().url, width);
  const scheduler = new FailureSchedulePage(visit.page, width);
  await scheduler.openDraft(draft);
  return { visit, scheduler };
}

/** The number of meetings that the draft's visitor has on the server. */
async function countMeetings({ registration }: Draft): Promise<number> {
  const [row] = await server().query<{ count: number }>(
    `select count(*)::int as count from meeting join registration on registration.id = registration_id
      where folded_email = $1`,
    [registration.email],
  );
  return row?.count ?? 0;
}

test('can still register after losing the whole plan', async () => {
  const draft = await makeDraft(server().url, { companies: 2 });
  const { visit, scheduler } = await openDraft('phone', draft);
  visit.expectErrors(REFUSED);
  await expireHolds(server(), visit.page, 2);
  await expect(registerElsewhere(server().url, draft)).resolves.toMatchObject({ status: 201 });
  await scheduler.press(scheduler.submit);
  await expect(scheduler.lostBanner).toBeVisible();
  await expect(scheduler.lostBanner.getByRole('listitem')).toHaveText(
    draft.meetings.map((lost) => `${lost.company}, ${slotName(draft.edition, lost)}`),
    { useInnerText: true },
  );
  await expectFocusOn(scheduler.lostBanner);
  await expect(scheduler.counter(0, 2)).toBeVisible();
  await expect(scheduler.submit).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => countMeetings(draft)).toBe(0);

  // A reload loses nothing of the draft, and the taken hours stay Unavailable.
  await visit.page.reload();
  await expect(scheduler.lostBanner).toBeVisible();
  for (const { company } of draft.meetings) {
    await expect(scheduler.gridOf(company)).toBeVisible();
    await scheduler.takeFreeHour();
  }
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
  await expect.poll(() => countMeetings(draft)).toBe(2);
});

if (process.env.DEEP)
  test('reports the lost hours as lost by the submission, even while other messages are still loading', async () => {
    const draft = await makeDraft(server().url, { companies: 2 });
    const { visit, scheduler } = await openDraft('phone', draft);
    visit.expectErrors(REFUSED);
    await expireHolds(server(), visit.page, 2);
    await expect(registerElsewhere(server().url, draft, draft.meetings.slice(0, 1))).resolves.toMatchObject({
      status: 201,
    });
    await visit.page.route('**/assets/fields-*.js', async (route) => {
      await sleep(1_500);
      await route.continue();
    });
    await scheduler.press(scheduler.submit);
    // The page then renews the rest of its plan: it must not discover the lost hour by itself.
    const banner = visit.page.getByRole('alert').filter({ hasText: '1 hour' });
    await expect(banner).toContainText('1 hour was taken before you submitted.', { useInnerText: true });
    await untilHeld(server(), 1);
    await sleep(2_000);
    await expect(banner).toContainText('1 hour was taken before you submitted.', { useInnerText: true });
  });

test('server killed while hours are chosen: Submit fails without losing anything, and stores once after the restart', async () => {
  const draft = await makeDraft(server().url, { companies: 3, scheduled: 1 });
  const { page, expectErrors } = await openPage(server().url, 'phone');
  expectErrors(DOWN);
  const scheduler = new FailureSchedulePage(page, 'phone');
  await scheduler.openDraft(draft);
  await scheduler.takeFreeHour();
  await scheduler.takeFreeHour();
  await expect(scheduler.counter(3, 3)).toBeVisible();
  await server().kill();
  // The window regains focus: the hours are refetched, which fails.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Error loading unavailable time slots. Please try again.')).toBeVisible();
  // An hour that cannot be held is not planned: the company keeps its current one.
  await scheduler.press(scheduler.available.first());
  await scheduler.press(scheduler.confirm);
  await expect(scheduler.dialog.getByRole('alert').filter({ hasText: 'isn’t held' })).toBeVisible();
  await scheduler.press(scheduler.button('Cancel'));
  await scheduler.press(scheduler.submit);
  await expect(
    scheduler.information.getByText('Registration failed. Please try again or contact support.', {
      exact: true,
    }),
  ).toBeVisible();
  await scheduler.closeInformation();
  const planned = (await readDraft(page)).selectedMeetingSlots;
  expect(planned).toHaveLength(3);

  await server().restart();
  await page.reload();
  await expect(scheduler.counter(3, 3)).toBeVisible();
  await expect.poll(async () => (await readDraft(page)).selectedMeetingSlots).toEqual(planned);
  await scheduler.press(scheduler.submit);
  await expect(scheduler.success).toBeVisible();
  const rows = await server().query(
    'select meeting.id from meeting join registration on registration.id = registration_id where folded_email = $1',
    [draft.registration.email],
  );
  expect(rows).toHaveLength(3);
  await expect
    .poll(() => readDraft(page))
    .toEqual({
      registrationId: expect.any(Number),
      registeredEdition: expect.any(Number),
    });
});
