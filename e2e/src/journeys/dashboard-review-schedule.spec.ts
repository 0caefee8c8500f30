// 'Schedule Meetings:': the visitor, the meetings one at a time, Approve, Reject, and Approve All with confirmation.
import { cancelMyMeeting } from '@visavis/contract/my-schedule/endpoints';
import { MY_SCHEDULE_PATH } from '@visavis/contract/page-path';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { afterAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn, settle } from '../fixtures/focus.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import {
  dateOf,
  decideOver,
  hourOf,
  inOrder,
  meetingIds,
  openReview,
  sharedSession,
  threeOf,
  weekdayOf,
  whenOf,
} from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { PENDING_WARNING } from '../pages/review-page.ts';

const mail = await startMailServer();
afterAll(() => mail.stop());
const server = useServer({
  settings: { ...ORGANISER_SETTINGS, SMTP_URL: mail.url, MAIL_FROM: 'fair@visavis.example' },
});

const EXHIBITORS = ['Batik Bloom', 'Curl Theory', 'Kapas Baby'];

/** Cancels a meeting with the key of the mailed link, as its visitor would. */
async function cancelAsVisitor(visitor: RegisteredVisitor, meetingId: number): Promise<void> {
  const { mail: message } = await mail.messageTo(visitor.email);
  const key = new RegExp(`${MY_SCHEDULE_PATH}\\?key=([\\w-]+)`).exec(message.text ?? '')?.[1];
  const [meeting] = await server().query('select version from meeting where id = $1', [meetingId]);
  const path = cancelMyMeeting.path.replace(':id', String(meetingId));
  const answer = await fetch(new URL(path, server().url), {
    method: cancelMyMeeting.method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(meeting),
  });
  if (!answer.ok) throw new Error(`not cancelled: ${answer.status} ${await answer.text()}`);
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  it('shows the visitor, and the meetings one at a time by arrow, dots and keys', async () => {
    const name = `Nadia Osman of the ${width}`;
    const visitor = await registerOver(server(), { name, company: 'Kenari & Sons', exhibitors: EXHIBITORS });
    const { page, review } = await openReview(server(), width, name);
    await review.openSchedule(name);
    await settle(page);
    const [accepted] = await server().query('select terms_version from registration where reference = $1', [
      visitor.reference,
    ]);
    expect(await review.schedule.locator('dl').first().innerText()).toBe(
      [
        ['Name', name],
        ['Phone', '+60123456789'],
        ['Company', 'Kenari & Sons'],
        ['Registration number', visitor.reference],
        ['Business nature', 'Multi-brand retail'],
        ['Country/Region', 'Malaysia'],
        ['Accepted terms', `Version ${accepted?.terms_version}`],
      ]
        .flat()
        .join('\n'),
    );
    await review.schedule.getByText(PENDING_WARNING, { exact: true }).waitFor();
    const meetings = threeOf(visitor);
    const expectMeeting = async (place: 1 | 2 | 3) => {
      const meeting = meetings[place - 1];
      if (!meeting) throw new Error(`no meeting ${place}`);
      await review.position(place, 3).waitFor();
      expect(await review.slide.getByRole('heading').innerText()).toBe(meeting.exhibitor);
      expect((await review.slide.innerText()).split('\n').filter((line) => line.trim() !== '')).toEqual(
        expect.arrayContaining([
          `Booth Number ${meeting.boothNumber}`,
          'Pending',
          String(meeting.day),
          `${dateOf(meeting)} 2026, ${weekdayOf(meeting)}`,
          slotRange(meeting.minute, 60),
        ]),
      );
      expect(await review.dot(place).getAttribute('aria-current')).toBe('true');
    };
    await expectMeeting(1);
    await review.press(review.nextMeeting);
    await expectMeeting(2);
    await review.press(review.dot(3));
    await expectMeeting(3);
    await review.press(review.nextMeeting);
    await expectMeeting(1);
    await page.keyboard.press('ArrowLeft');
    await expectMeeting(3);
    await page.keyboard.press('ArrowRight');
    await expectMeeting(1);
    await page.keyboard.press('Escape');
    await review.schedule.waitFor({ state: 'detached' });
    await expectFocusOn(review.view(name));
  });

  it('approves and rejects the meeting in view; the row updates once all are decided', async () => {
    const name = `Omar Haddad of the ${width}`;
    await registerOver(server(), { name, exhibitors: EXHIBITORS.slice(0, 2) });
    const { review } = await openReview(server(), width, name);
    await review.openSchedule(name);
    await review.press(review.decision('Approve'));
    // The next pending one comes into view.
    await review.position(2, 2).waitFor();
    await review.standing('Pending').waitFor();
    await review.schedule.getByText('1 of 2 decided').waitFor();
    await review.schedule.getByText(PENDING_WARNING).waitFor();
    await review.press(review.dot(1));
    await review.standing('Approved').waitFor();
    expect(await review.decision('Approve').getAttribute('aria-disabled')).toBe('true');
    await review.press(review.nextMeeting);
    await review.reject();
    await review.standing('Rejected').waitFor();
    expect(await review.decision('Reject').getAttribute('aria-disabled')).toBe('true');
    await review.schedule.getByText(PENDING_WARNING).waitFor({ state: 'detached' });
    await review.close(review.schedule);
    await review.rowIn(name, 'Approved').waitFor();

    // A change of mind: the approved meeting is rejected too.
    await review.openSchedule(name);
    await review.reject();
    await review.standing('Rejected').waitFor();
    await review.close(review.schedule);
    await review.rowIn(name, 'Rejected').waitFor();
  });

  it(`asks with 'Attention' before approving all where one was rejected: Cancel, View and Approve All`, async () => {
    const name = `Wei Ling of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: EXHIBITORS });
    const { page, review } = await openReview(server(), width, name);
    await review.openSchedule(name);
    await review.reject();
    // The next pending one comes into view.
    await review.position(2, 3).waitFor();

    await review.press(review.decision('Approve All'));
    await review.attention.getByText('One was rejected and stays so.').waitFor();
    await review.attention.getByText(`Approve the 2 pending meetings of ${name}?`).waitFor();
    const answers = review.attention.locator('footer button, button').filter({ hasText: /\w/ });
    expect((await answers.allInnerTexts()).sort()).toEqual(['Approve All', 'Cancel', 'View']);
    await expectFocusOn(review.attention.getByRole('button', { name: 'Cancel' }));
    await expectNoAxeViolations(page);
    await review.press(review.attention.getByRole('button', { name: 'Cancel' }));
    await review.attention.waitFor({ state: 'detached' });
    await review.position(2, 3).waitFor();
    await expectFocusOn(review.decision('Approve All'));

    // View shows the first meeting that waits for a decision.
    await review.press(review.decision('Approve All'));
    await review.press(review.attention.getByRole('button', { name: 'View' }));
    await review.attention.waitFor({ state: 'detached' });
    await review.position(2, 3).waitFor();
    await review.standing('Pending').waitFor();

    await review.press(review.decision('Approve All'));
    await review.press(review.attention.getByRole('button', { name: 'Approve All' }));
    await review.results.getByText('2 of 2 meetings approved').waitFor();
    expect(await review.results.getByRole('listitem').allTextContents()).toEqual(
      threeOf(visitor)
        .slice(1)
        .map((meeting) => `${meeting.exhibitor}, ${whenOf(meeting)} Approved`),
    );
    await expectFocusOn(review.results);
    await review.close(review.schedule);
    await review.rowIn(name, 'Approved').waitFor();
  });

  it('Approve All of pending ones asks nothing, and says what came of each', async () => {
    const name = `Mei Sato of the ${width}`;
    await registerOver(server(), { name, exhibitors: EXHIBITORS.slice(0, 2) });
    const { review } = await openReview(server(), width, name);
    await review.openSchedule(name);
    await review.press(review.decision('Approve All'));
    await review.results.getByText('2 of 2 meetings approved').waitFor();
    expect(await review.attention.count()).toBe(0);
    expect(await review.decision('Approve All').getAttribute('aria-disabled')).toBe('true');
    await review.close(review.schedule);
    await review.rowIn(name, 'Approved').waitFor();
  });

  it('Approve All reports why a meeting is not approved, also one that the visitor cancelled', async () => {
    const name = `Sofia Lindqvist of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: EXHIBITORS });
    const [lost, cancelled] = visitor.meetings;
    if (!lost || !cancelled) throw new Error('too few meetings');
    const meetings = inOrder(visitor);
    const ids = await meetingIds(server(), visitor);
    // One is rejected and another visitor takes its hour; one is cancelled by its own visitor.
    const { token } = await sharedSession(server());
    await decideOver(server(), token, 'reject', [ids[meetings.indexOf(lost)] ?? 0]);
    const rival = await registerOver(server(), {
      name: `Rival of the ${width}`,
      company: `Saffron Salon ${width}`,
      exhibitors: [lost.exhibitor],
    });
    expect(rival.meetings[0]).toMatchObject({ day: lost.day, minute: lost.minute });
    await cancelAsVisitor(visitor, ids[meetings.indexOf(cancelled)] ?? 0);

    const { page, review } = await openReview(server(), width, name);
    await review.openSchedule(name);
    await review.press(review.dot(meetings.indexOf(cancelled) + 1));
    await review.standing('Cancelled by visitor').waitFor();
    const reason = review.schedule.getByText(
      'The visitor cancelled this meeting. Only the visitor can ask for it again.',
    );
    await reason.waitFor();
    for (const held of ['Reject', 'Edit', 'Approve'] as const)
      expect(await review.decision(held).getAttribute('aria-disabled')).toBe('true');
    await review.pressDisabled(review.decision('Edit'));
    expect(await review.edit.count()).toBe(0);
    await expectNoAxeViolations(page);
    await review.press(review.dot(meetings.indexOf(lost) + 1));
    await reason.waitFor({ state: 'detached' });

    await review.press(review.decision('Approve All'));
    await review.attention.getByText(`Approve the pending meeting of ${name}?`).waitFor();
    await review.attention.getByText('One was rejected and stays so.').waitFor();
    await review.attention.getByText('Approve the rejected one too').click();
    await review.attention.getByText('One that the visitor cancelled stays as it is.').waitFor();
    await review.press(review.attention.getByRole('button', { name: 'Approve All' }));
    await review.results.getByText('1 of 3 meetings approved').waitFor();
    const outcomes = new Map([
      [lost, `Not approved. ${lost.exhibitor} meets Saffron Salon ${width} on ${hourOf(lost)}.`],
      [cancelled, 'The visitor has cancelled this meeting. Only the visitor can ask for it again.'],
    ]);
    expect(await review.results.getByRole('listitem').allTextContents()).toEqual(
      meetings.map(
        (meeting) => `${meeting.exhibitor}, ${whenOf(meeting)} ${outcomes.get(meeting) ?? 'Approved'}`,
      ),
    );
    await expectNoAxeViolations(page);
  });
});

it('works by keyboard alone', async () => {
  const name = 'Keiko Tastatur';
  await registerOver(server(), { name, exhibitors: EXHIBITORS.slice(0, 2) });
  const { page, review } = await openReview(server(), 'desktop');
  // The skip link jumps past the menu, the search and the filters to the table.
  await review.rows.nth(1).waitFor();
  await page.getByRole('link', { name: 'Skip to the list' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('checkbox', { name: 'Select all rows shown' }));
  await review.search.focus();
  await page.keyboard.type(name);
  await review.rows.nth(1).waitFor({ state: 'detached' });
  await review.view(name).focus();
  await page.keyboard.press('Enter');
  await review.slide.waitFor();
  await expectFocusOn(review.schedule.getByRole('heading', { name: 'Schedule Meetings:' }));
  const tabTo = async (target: ReturnType<typeof review.decision>) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
    await expectFocusOn(target);
  };
  await page.keyboard.press('ArrowRight');
  await review.position(2, 2).waitFor();
  await page.keyboard.press('r');
  await expectFocusOn(review.rejection.getByRole('button', { name: 'Reject', exact: true }));
  await page.keyboard.press('Escape');
  await review.rejection.waitFor({ state: 'detached' });
  await tabTo(review.decision('Reject'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await review.position(1, 2).waitFor();
  await expectFocusOn(review.decision('Reject'));
  await tabTo(review.decision('Approve All'));
  await page.keyboard.press('Enter');
  await expectFocusOn(review.attention.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Escape');
  await expectFocusOn(review.decision('Approve All'));
  await page.keyboard.press('Enter');
  await tabTo(review.attention.getByRole('checkbox', { name: /^Approve the rejected one too/ }));
  await page.keyboard.press('Space');
  await tabTo(review.attention.getByRole('button', { name: 'Approve All' }));
  await page.keyboard.press('Enter');
  await review.results.getByText('2 of 2 meetings approved').waitFor();
  await expectFocusOn(review.results);
  await page.keyboard.press('Escape');
  await expectFocusOn(review.view(name));
  await review.rowIn(name, 'Approved').waitFor();
});

it('reports a decision that got no answer, and changes nothing on screen', async () => {
  const name = 'Lena Funkloch';
  await registerOver(server(), { name, exhibitors: EXHIBITORS.slice(0, 1) });
  const { page, review, expectErrors } = await openReview(server(), 'phone', name);
  expectErrors(CALL_FAILED);
  await review.openSchedule(name);
  expect(await review.nextMeeting.count()).toBe(0);
  const recover = await failCalls(page, /\/approve/, 'unreachable');
  await review.press(review.decision('Approve'));
  const banner = review.schedule
    .getByRole('alert')
    .filter({ hasText: 'We got no reply, so this may not have been saved' });
  await banner.waitFor();
  await review.standing('Pending').waitFor();
  await expectNoAxeViolations(page);
  await recover();
  await review.press(review.decision('Approve'));
  await review.standing('Approved').waitFor();
  await banner.waitFor({ state: 'detached' });
});
