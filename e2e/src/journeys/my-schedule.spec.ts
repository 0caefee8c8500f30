// The visitor's journey after registering: the emailed link, the schedule and its calendar file.
import { readFile } from 'node:fs/promises';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import type { PlannedMeeting } from '@visavis/domain/meeting/schema';
import { readCalendarFile } from '@visavis/server/testing/taken-file';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { type Draft, makeDraft } from '../fixtures/draft.ts';
import { CALL_FAILED, holdCalls } from '../fixtures/failing-calls.ts';
import { scheduleLinkOf } from '../fixtures/mailed-server.ts';
import { OrganiserCalls } from '../fixtures/organiser-calls.ts';
import type { Server } from '../fixtures/server.ts';
import { useSharedMailedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { FailureSchedulePage } from '../pages/failure-schedule-page.ts';
import { MySchedulePage } from '../pages/my-schedule-page.ts';

const started = useSharedMailedServer();

const companiesOf = ({ meetings }: Draft): string[] => meetings.map(({ company }) => company);

async function registrationOf(server: Server, email: string): Promise<number> {
  const [row] = await server.query<{ id: number }>('select id from registration where folded_email = $1', [
    email,
  ]);
  return row?.id ?? 0;
}

/** The claims that keep others from the hour of a meeting. */
const claimsOf = (server: Server, meeting: PlannedMeeting | undefined) =>
  server.query('select 1 from claim where exhibitor_id = $1 and day = $2 and minute = $3 and status <> 3', [
    meeting?.exhibitorId,
    meeting?.day,
    parseSlotTime(meeting?.time ?? ''),
  ]);

for (const width of mainly('phone'))
  test.describe(`on a ${width}`, () => {
    test('a registration is confirmed by email, and meetings can be cancelled and moved by its link, in two browsers', async () => {
      const { server, mail } = started();
      const { page, expectErrors } = await openPage(server.url, width);
      expectErrors(CALL_FAILED);
      const draft = await makeDraft(server.url, { companies: 4 });
      const { email, name, companyName } = draft.registration;
      const [kept = '', lost = '', given = '', moved = ''] = companiesOf(draft);
      const registering = new FailureSchedulePage(page, width);
      await registering.openDraft(draft);
      await registering.send();
      await expect(page.getByText(/^Your reference is BM-/)).toBeVisible();
      await expect(
        page.getByRole('heading', { name: 'Confirm your email to keep your slots' }),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      // The key in the response opens the schedule at once, but proves nothing about the mailbox.
      await registering.press(page.getByRole('link', { name: 'Open my schedule' }));
      await expect(page.getByText(`${name}, ${companyName}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
      await page.goto('/business/thank-you');
      await page.waitForURL('**/business/my-schedule?key=*');

      const received = await mail.messageTo(email, /^Your registration for the /);
      const link = scheduleLinkOf(received);

      const schedule = new MySchedulePage(page, width);
      await schedule.openLink(link);
      await expect(page.getByText(`${name}, ${companyName}`, { exact: true })).toBeVisible();
      await expect.poll(() => schedule.counts()).toEqual(['0', '4', '0']);
      for (const company of companiesOf(draft))
        await expect.poll(() => schedule.actions(company)).toEqual(['Move', 'Cancel']);

      // The organiser decides, and the page shows it without a reload.
      const organiser = await OrganiserCalls.open(server);
      const registrationId = await registrationOf(server, email);
      // Both at once, because a newer notice replaces the previous one.
      const release = await holdCalls(page, /\/api\/my-schedule$/);
      await organiser.approve(registrationId, kept);
      await organiser.reject(registrationId, lost);
      await release();
      await schedule.standing(lost, 'Rejected');
      await schedule.standing(kept, 'Approved');
      await expect(
        page.getByText(`${lost} could not take this hour. The slot is open to others again.`),
      ).toBeVisible();
      await expect(schedule.announcement(new RegExp(`^${kept}, .*: Approved\\.$`))).toBeAttached();

      // A concurrent decision is reported, not overwritten.
      await schedule.press(schedule.action('Cancel', given));
      await expect(schedule.cancelDialog).toBeVisible();
      await organiser.approve(registrationId, given);
      await schedule.press(schedule.button('Cancel Booking'));
      await expect(
        schedule.refusal.getByText(
          `Your meeting with ${given} has changed in the meantime. It is now Approved, `,
        ),
      ).toBeVisible();
      await schedule.standing(given, 'Approved');
      await expect(schedule.cancelDialog).toHaveCount(0);
      await expectNoAxeViolations(page);
      const other = await openPage(server.url, 'desktop');
      const there = new MySchedulePage(other.page);
      await there.openLink(link);
      await schedule.press(schedule.action('Cancel', given));
      await schedule.press(schedule.button('Cancel Booking'));
      await schedule.standing(given, 'Cancelled by you');
      await there.standing(given, 'Cancelled by you');
      await other.page.close();
      await expect.poll(() => claimsOf(server, draft.meetings[2])).toEqual([]);

      // The old hour is kept until another is confirmed.
      await schedule.press(schedule.action('Move', moved));
      await expect(schedule.gridOf(moved)).toBeVisible();
      const target = schedule.available.nth(3);
      const when = (await target.getAttribute('aria-label'))?.replace(', Available', '') ?? '';
      await schedule.press(target);
      await schedule.press(schedule.confirm);
      await expect(schedule.row(moved).getByText(when.split(', ')[1] ?? '', { exact: true })).toBeVisible();
      const [file] = await Promise.all([page.waitForEvent('download'), schedule.press(schedule.download)]);
      expect(file.suggestedFilename()).toMatch(/\.ics$/);
      const { date, boothNumber, time } = draft.meetings[0] as PlannedMeeting;
      const start = slotStartsAt(date, parseSlotTime(time) ?? 0, DEFAULT_TIME_ZONE);
      // The fair's hours are eight hours ahead of UTC.
      expect(start.getUTCHours()).toBe((parseSlotTime(time) ?? 0) / 60 - 8);
      const events = readCalendarFile(await readFile(await file.path()));
      expect(events.map(({ status }) => status)).toEqual(['CONFIRMED', 'TENTATIVE']);
      expect(events.slice(0, 1)).toEqual([
        {
          summary: `Meeting with ${kept}`,
          location: expect.stringContaining(`Booth ${boothNumber}, ${kept}`),
          status: 'CONFIRMED',
          start: start.toISOString(),
          end: new Date(start.getTime() + 3_600_000).toISOString(),
        },
      ]);
    });
  });
