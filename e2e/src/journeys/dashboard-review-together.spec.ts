// Concurrent organisers and visitors: unseen changes are never overwritten, and freed hours become available at once.
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly, openPage } from '../fixtures/browser.ts';
import { partsWithExhibitors, storeParts } from '../fixtures/draft-parts.ts';
import { CALL_FAILED, holdCalls, holdReads } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { registerOver } from '../fixtures/registered-visitor.ts';
import { hourOf, openReview, weekdayOf, whenOf } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { SchedulePage } from '../pages/schedule-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const EXHIBITOR = 'Kapadokya Kili';
const STALE = 'This meeting has been changed in the meantime. Please look at it again.';
/** By which a page learns what others have done meanwhile: the list, and the registration in a dialog. */
const READS = /\/api\/meetings(\?|\/\d+$)/;
const LIST = /\/api\/meetings\?/;
const OFTEN = { interval: 25 };

describe.each(mainly('desktop'))('on a %s', (width) => {
  // Both widths share a server, so each moves a meeting to a different hour.
  const minute = width === 'phone' ? 660 : 720;

  it('refuses to approve a meeting changed by another organiser; Load the latest shows its current state', async () => {
    const name = `Tomas Stale of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const late = await openReview(server(), width, name);
    late.expectErrors(CALL_FAILED);
    await late.review.openSchedule(name);
    const release = await holdReads(late.page, READS);
    const quick = await openReview(server(), 'desktop', name);
    await quick.review.openSchedule(name);
    await quick.review.reject();
    await quick.review.standing('Rejected').waitFor();

    await late.review.press(late.review.decision('Approve'));
    const banner = late.review.schedule.getByRole('alert').filter({ hasText: STALE });
    await banner.getByText('Status: Pending is now Rejected', { exact: true }).waitFor();
    await expectNoAxeViolations(late.page);
    await release();
    await late.review.press(banner.getByRole('button', { name: 'Load the latest' }));
    await late.review.standing('Rejected').waitFor();
    await banner.waitFor({ state: 'detached' });
    await late.review.press(late.review.decision('Approve'));
    await late.review.standing('Approved').waitFor();
    const rows = await server().query(
      `select actor, action from audit_entry where registration_id = $1 and action like 'meeting.%' order by id`,
      [visitor.registrationId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['meeting.reject', 'meeting.approve']);
  });

  it('refuses an edit of a meeting changed by another, lists the changes, and saves after loading the latest', async () => {
    const name = `Elif Stale of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const [meeting] = visitor.meetings;
    if (!meeting) throw new Error('no meeting');
    const late = await openReview(server(), width, name);
    late.expectErrors(CALL_FAILED);
    await late.review.openEdit(name);
    const quick = await openReview(server(), 'desktop', name);
    await quick.review.openEdit(name);
    await quick.review.field('Day').fill('3');
    await quick.review.field('Time').selectOption(`${minute / 60}:00`);
    await quick.review.field('Status').selectOption('Approved');
    await quick.review.press(quick.review.saveChanges);
    await quick.review.schedule.getByText('The meeting is saved.').waitFor();

    await late.review.field('Status').selectOption('Rejected');
    await late.review.press(late.review.saveChanges);
    const banner = late.review.edit.getByRole('alert').filter({ hasText: STALE });
    await banner.waitFor();
    expect(await banner.getByRole('listitem').allInnerTexts()).toEqual([
      'Status: Pending is now Approved',
      `Day and hour: ${whenOf(meeting)} is now ${whenOf({ day: 3, minute })}`,
    ]);
    await late.review.press(banner.getByRole('button', { name: 'Load the latest' }));
    await banner.waitFor({ state: 'detached' });
    expect(await late.review.entries()).toMatchObject({
      Status: '4',
      Date: '2026-06-04',
      Day: '3',
      'Day of Week': 'Thursday',
      Time: `${minute / 60}:00`,
    });
    await late.review.field('Status').selectOption('Rejected');
    await late.review.press(late.review.saveChanges);
    await late.review.schedule.getByText('The meeting is saved.').waitFor();
    await late.review.standing('Rejected').waitFor();
  });

  it('does not approve a rejected meeting whose hour is taken, and names the company that has it', async () => {
    const [name, company] = [`Ingrid Gone of the ${width}`, `Marrakech Mint ${width}`];
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const [lost] = visitor.meetings;
    if (!lost) throw new Error('no meeting');
    const { page, review, expectErrors } = await openReview(server(), width, name);
    expectErrors(CALL_FAILED);
    await review.openSchedule(name);
    await review.reject();
    await review.standing('Rejected').waitFor();
    const rival = await registerOver(server(), {
      name: `Rival of the ${width}`,
      company,
      exhibitors: [lost.exhibitor],
    });
    expect(rival.meetings[0]).toMatchObject({ day: lost.day, minute: lost.minute });
    await review.press(review.decision('Approve'));
    await review.schedule
      .getByRole('alert')
      .getByText(`Not approved. ${lost.exhibitor} meets ${company} on ${hourOf(lost)}.`, { exact: true })
      .waitFor();
    await review.standing('Rejected').waitFor();
    await expectNoAxeViolations(page);
  });

  it('a freed hour becomes available to a visitor by itself, and unavailable when taken again', async () => {
    const name = `Sanna Frees of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: ['Björksav Hud'] });
    const [meeting] = visitor.meetings;
    if (!meeting) throw new Error('no meeting');
    const [sub] = await server().query<{ name: string }>(
      `select sub_category.name from sub_category
        join exhibitor_sub_category on sub_category_id = sub_category.id
        where exhibitor_id = $1 limit 1`,
      [meeting.exhibitorId],
    );
    const { page } = await openPage(server().url, width);
    await storeParts(page, await partsWithExhibitors(page, [sub?.name ?? ''], ['Björksav Hud']));
    const scheduler = new SchedulePage(page, width);
    await scheduler.open();
    await page.getByText(/^Live\./).waitFor();
    const slotName = `${weekdayOf(meeting)} ${hourOf(meeting)}`;
    const state = () => scheduler.slot(slotName).getAttribute('aria-label');
    expect(await state()).toBe(`${slotName}, Unavailable`);
    // The stream alone says what changes: a page without one would ask.
    await holdCalls(page, /\/api\/unavailable-slots/);

    const { review } = await openReview(server(), width, name);
    await review.openSchedule(name);
    await review.reject();
    await review.standing('Rejected').waitFor();
    await expect.poll(state, OFTEN).toBe(`${slotName}, Available`);
    await review.press(review.decision('Approve'));
    await review.standing('Approved').waitFor();
    await expect.poll(state, OFTEN).toMatch(/, Unavailable/);
    await review.close(review.schedule);

    review.page.once('dialog', (question) => question.accept());
    await review.press(review.delete(name));
    await review.notice('Record deleted successfully.').waitFor();
    await expect.poll(state, OFTEN).toBe(`${slotName}, Available`);
  });
});

it('reports that a registration was deleted by another organiser', async () => {
  const name = 'Petra Gone';
  await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
  const late = await openReview(server(), 'desktop', name);
  late.expectErrors(CALL_FAILED);
  await holdReads(late.page, LIST);
  const quick = await openReview(server(), 'desktop', name);
  quick.page.once('dialog', (question) => question.accept());
  await quick.review.press(quick.review.delete(name));
  await quick.page.getByText('No business meetings found').waitFor();
  await expectFocusOn(quick.review.search);
  await late.review.press(late.review.view(name));
  await late.review.schedule
    .getByRole('alert')
    .filter({ hasText: 'Failed to fetch meeting details: There is no such registration.' })
    .waitFor();
  expect(await late.review.slide.count()).toBe(0);
  await expectNoAxeViolations(late.page);
});
