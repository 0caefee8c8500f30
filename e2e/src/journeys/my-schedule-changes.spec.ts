// A visitor's own schedule under concurrent changes: an organiser decides, the hour is taken, the connection is lost.
import { holdSlot } from '@visavis/contract/hold/endpoints';
import { cancelMyMeeting } from '@visavis/contract/my-schedule/endpoints';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage, type Width } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls, holdCalls, loseAnswers } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { scheduleLinkOf, useMailedServer } from '../fixtures/mailed-server.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import { OtherVisitor } from '../fixtures/other-visitor.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { expect, test } from '../fixtures/test.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';

const started = useMailedServer();
const FIRST = 'Oasis Attar';
const SECOND = 'Hanari Skin Lab';
const CALLS = /\/api\/my-schedule/;

/** Opens the mailed link of a visitor with two meetings. */
async function openSchedule(width: Width) {
  const { server, mail } = started();
  const visitor = await registerOver(server, { name: 'Amira Rahman', exhibitors: [FIRST, SECOND] });
  const link = scheduleLinkOf(await mail.messageTo(visitor.email));
  const visit = await openPage(server.url, width);
  const schedule = new MySchedulePage(visit.page, width);
  await schedule.openLink(link);
  await schedule.standing(FIRST, 'Pending');
  return { ...visit, server, visitor, schedule };
}

const rangeWith = ({ meetings }: RegisteredVisitor, company: string): string =>
  slotRange(meetings.find(({ exhibitor }) => exhibitor === company)?.minute ?? 0, 60);

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('reports an organiser’s decision made meanwhile, and does not overwrite it', async () => {
      const { page, expectErrors, server, visitor, schedule } = await openSchedule(width);
      expectErrors(CALL_FAILED);
      const organiser = await OrganiserCalls.open(server);
      const changed = `Your meeting with ${FIRST} has changed in the meantime. It is now Approved, `;

      await schedule.press(schedule.action('Cancel', FIRST));
      await expect(schedule.cancelDialog).toBeVisible();
      await organiser.approve(visitor.registrationId, FIRST);
      await schedule.press(schedule.button('Cancel Booking'));
      await expect(schedule.refusal.getByText(changed)).toBeVisible();
      await schedule.standing(FIRST, 'Approved');
      await expect(schedule.cancelDialog).toHaveCount(0);
      await expectNoAxeViolations(page);
      // Now that the visitor has seen the decision, the cancellation is accepted.
      await schedule.press(schedule.action('Cancel', FIRST));
      await schedule.press(schedule.button('Cancel Booking'));
      await schedule.standing(FIRST, 'Cancelled by you');
      await expect(schedule.refusal).toHaveCount(0);
    });

    if (process.env.DEEP)
      test('reports an hour taken meanwhile, and keeps the old one', async () => {
        const { page, expectErrors, server, visitor, schedule } = await openSchedule(width);
        expectErrors(CALL_FAILED);
        const other = new OtherVisitor(server.url);
        const exhibitorId = visitor.meetings.find(({ exhibitor }) => exhibitor === FIRST)?.exhibitorId ?? 0;
        const hourOf = async (name: string | null) => {
          const [, date = '', hour = '', half = ''] = /(\d\d) June, (\d+)\.00(am|pm)/.exec(name ?? '') ?? [];
          return {
            exhibitorId,
            day: Number(date) - 1,
            minute: (Number(hour) % 12) * 60 + (half === 'pm' ? 720 : 0),
          };
        };

        await schedule.press(schedule.action('Move', FIRST));
        await expect(schedule.available.first()).toBeVisible();
        const chosen = await schedule.available.first().getAttribute('aria-label');
        await schedule.press(schedule.available.first());
        await expect(schedule.dialog).toBeVisible();
        await expect(other.take(await hourOf(chosen))).resolves.toBe(holdSlot.status);
        // The live stream reports it while the dialog is open.
        await expect(
          schedule.dialog.getByText('was just taken. Please select a different time.'),
        ).toBeVisible();
        await expect(schedule.confirm).toHaveAttribute('aria-disabled', 'true');
        await expectNoAxeViolations(page);
        await schedule.press(schedule.button('Cancel'));
        await schedule.press(schedule.back);
        await expect(schedule.row(FIRST).getByText(rangeWith(visitor, FIRST), { exact: true })).toBeVisible();
        await schedule.standing(FIRST, 'Pending');
      });

    test('a lost connection is reported and loses nothing, and changes made despite a lost answer are shown', async () => {
      const { page, expectErrors, schedule } = await openSchedule(width);
      expectErrors(CALL_FAILED);
      const recover = await loseAnswers(page, /\/my-schedule\/meetings/);
      await schedule.press(schedule.action('Cancel', FIRST));
      await schedule.press(schedule.button('Cancel Booking'));
      await expect(
        schedule.cancelDialog.getByText('We got no reply, so this may not have gone through.'),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      await recover();
      await schedule.press(schedule.button('Cancel Booking'));
      await schedule.standing(FIRST, 'Cancelled by you');
      await expect(schedule.cancelDialog).toBeHidden();

      const mend = await failCalls(page, CALLS, 'an empty 500');
      await page.reload();
      await expect(
        page.getByText('Your schedule could not be loaded. Please check your connection'),
      ).toBeVisible();
      await mend();
      // The page also reads it by itself, when its stream opens and every few seconds: the button may be gone.
      await schedule.pressUnlessGone(schedule.button('Try again'));
      await schedule.standing(SECOND, 'Pending');

      const dropCalendar = await failCalls(page, /\/calendar$/, 'unreachable');
      const organiser = await OrganiserCalls.open(started().server);
      const [registration] = await started().server.query<{ id: number }>(
        'select max(registration_id) as id from claim where status = 2',
      );
      await organiser.approve(registration?.id ?? 0, SECOND);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await schedule.standing(SECOND, 'Approved');
      await schedule.press(schedule.download);
      await expect(
        page.getByText('The calendar could not be downloaded. Please check your connection'),
      ).toBeVisible();
      await dropCalendar();
      const [file] = await Promise.all([page.waitForEvent('download'), schedule.press(schedule.download)]);
      await expect.poll(() => file.failure()).toBeNull();
    });
  });

test('the schedule of a deleted registration is no longer found', async () => {
  const { page, expectErrors, server, visitor, schedule } = await openSchedule('desktop');
  expectErrors(CALL_FAILED);
  await schedule.press(schedule.action('Cancel', FIRST));
  await expect(schedule.cancelDialog).toBeVisible();
  // Keeps the page, which polls every few seconds, from learning of it before the press.
  const release = await holdCalls(page, /\/api\/my-schedule$/);
  await server.query('update registration set cancelled_at = now() where id = $1', [visitor.registrationId]);
  await schedule.press(schedule.button('Cancel Booking'));
  await expect(schedule.cancelDialog).toHaveCount(0);
  await release();
  await expect(schedule.unknownLink).toBeVisible();
  await expectFocusOn(schedule.heading);
  const answer = await page.request.post(cancelMyMeeting.path.replace(':id', '1'), { data: { version: 1 } });
  expect(answer.status()).toBe(404);
});
