// 'Edit Meeting Schedule': its fields, how they update each other, and every way in which a change is refused.
import { slotRange } from '@visavis/domain/edition/slot-time';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { CALL_FAILED, failCalls, holdCalls } from '../fixtures/failing-calls.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { createOrganisers, ORGANISER_SETTINGS } from '../fixtures/organiser.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { dateOf, hourOf, openReview, weekdayOf, whenOf } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import type { ReviewPage } from '../pages/review-page.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const EXHIBITOR = 'Skagen Light Therapy';
const OTHER = { name: 'Wulan Fermentation', day: 2 };
const SAVE = /\/api\/meetings\/\d+$/;
const isoDate = (day: number): string => `2026-06-0${day + 1}`;
/** '3 PM'. */
const hourName = (minute: number): string =>
  `${minute > 720 ? minute / 60 - 12 : minute / 60} ${minute < 720 ? 'AM' : 'PM'}`;
const hourValue = (minute: number): string => `${String(minute / 60).padStart(2, '0')}:00`;

function meetingOf(visitor: RegisteredVisitor) {
  const [meeting] = visitor.meetings;
  if (!meeting) throw new Error(`${visitor.name} has no meeting`);
  return meeting;
}

/** An option of the list that opens below its field, not of a plain select. */
const option = (review: ReviewPage, name: string) =>
  review.edit.getByRole('listbox').getByRole('option', { name: new RegExp(name) });

/** Chooses an exhibitor by typing a part of the name. */
async function chooseExhibitor(review: ReviewPage, typed: string, name: string): Promise<void> {
  await review.press(review.field('Exhibitor'));
  await review.page.keyboard.type(typed);
  await review.press(option(review, name));
}

describe.each(mainly('desktop'))('on a %s', (width) => {
  // Both widths share a server, so each has its own hours, at which the other exhibitor takes meetings.
  const minute = width === 'phone' ? 840 : 780;
  const early = width === 'phone' ? 480 : 540;

  it('shows the meeting’s fields; the booth follows the exhibitor, and date, day and weekday agree', async () => {
    const name = `Priya Nair of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const meeting = meetingOf(visitor);
    const { page, review } = await openReview(server(), width, name);
    await review.openEdit(name);
    expect(await review.entries()).toEqual({
      Exhibitor: EXHIBITOR,
      'Booth Number': meeting.boothNumber,
      Status: '2',
      Date: isoDate(meeting.day),
      Day: String(meeting.day),
      'Day of Week': weekdayOf(meeting),
      Time: hourValue(meeting.minute),
    });
    expect(await review.field('Time').getByRole('option').count()).toBe(24);
    expect(await review.field('Time').getByRole('option').allTextContents()).toEqual(
      expect.arrayContaining(['12 AM', '11 AM', '12 PM', '11 PM']),
    );
    expect(await review.field('Status').getByRole('option').allTextContents()).toEqual([
      'Pending',
      'Rejected',
      'Approved',
    ]);
    expect(await review.field('Day of Week').getByRole('option').count()).toBe(7);
    await review.edit.getByText(`${name}, ${visitor.company}`, { exact: true }).waitFor();

    const expectDay = async (day: number) =>
      expect(await review.entries()).toMatchObject({
        Date: isoDate(day),
        Day: String(day),
        'Day of Week': weekdayOf({ day }),
      });
    await review.field('Day').fill('4');
    await expectDay(4);
    await review.field('Date').fill('2026-06-04');
    await expectDay(3);
    await review.field('Day of Week').selectOption('Wednesday');
    await expectDay(OTHER.day);
    // A day outside the exhibition is reported before anything is sent.
    await review.field('Day of Week').selectOption('Sunday');
    await review.press(review.saveChanges);
    await review.edit.getByText('The exhibition has no such day.').waitFor();
    await expectFocusOn(review.field('Day of Week'));
    await expectNoAxeViolations(page);
    await review.field('Day of Week').selectOption('Wednesday');

    await chooseExhibitor(review, 'wulan', OTHER.name);
    const [booth] = await server().query<{ booth_number: string }>(
      'select booth_number from exhibitor where company_name = $1',
      [OTHER.name],
    );
    await expect.poll(() => review.field('Booth Number').inputValue()).toBe(booth?.booth_number);
    await review.field('Time').selectOption({ label: hourName(minute) });
    await review.field('Status').selectOption('Approved');
    const release = await holdCalls(page, SAVE);
    await review.press(review.saveChanges);
    await review.edit.getByRole('button', { name: 'Saving...' }).waitFor();
    await release();
    await review.edit.waitFor({ state: 'detached' });
    await review.schedule.getByText('The meeting is saved.').waitFor();
    await review.standing('Approved').waitFor();
    expect(await review.slide.getByRole('heading').innerText()).toBe(OTHER.name);
    await review.slide.getByText('03 June 2026, Wednesday').waitFor();
    await review.slide.getByText(slotRange(minute, 60)).waitFor();
    await expectFocusOn(review.decision('Edit'));
    await review.close(review.schedule);
    await review.rowIn(name, 'Approved').waitFor();
  });

  it('refuses a taken hour with the company that has it, and offers free hours', async () => {
    const [name, rivalCompany] = [`Lucia Ferrer of the ${width}`, `Saffron Salon ${width}`];
    const rival = await registerOver(server(), {
      name: `Rival of the ${width}`,
      company: rivalCompany,
      exhibitors: [EXHIBITOR],
    });
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const [taken, own] = [meetingOf(rival), meetingOf(visitor)];
    const { page, review, expectErrors } = await openReview(server(), width, name);
    expectErrors(CALL_FAILED);
    await review.openEdit(name);
    await review.field('Day').fill(String(taken.day));
    await review.field('Time').selectOption(hourValue(taken.minute));
    await review.press(review.saveChanges);
    const banner = review.edit.getByRole('alert');
    await banner
      .getByText(`Not saved. ${EXHIBITOR} meets ${rivalCompany} on ${hourOf(taken)}.`, { exact: true })
      .waitFor();
    await banner.getByText(`This meeting stays as it was: ${whenOf(own)}.`, { exact: true }).waitFor();
    const free = review.edit.getByRole('list', { name: `This hour is taken. Free on ${dateOf(taken)}:` });
    const hours = await free.getByRole('button').allInnerTexts();
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.length).toBeLessThanOrEqual(3);
    await expectNoAxeViolations(page);

    const [offered = ''] = hours;
    await review.press(free.getByRole('button', { name: offered, exact: true }));
    await expectFocusOn(review.field('Time'));
    const chosen = 60 * Number.parseInt(await review.field('Time').inputValue(), 10);
    expect(hourName(chosen)).toBe(offered);
    await free.waitFor({ state: 'detached' });
    await review.press(review.saveChanges);
    await review.schedule.getByText('The meeting is saved.').waitFor();
    await review.slide.getByText(slotRange(chosen, 60)).waitFor();
  });

  it('a failed call is reported and keeps the input, and saving works again afterwards', async () => {
    const name = `Kenji Watanabe of the ${width}`;
    await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const { page, review, expectErrors } = await openReview(server(), width, name);
    expectErrors(CALL_FAILED);
    await review.openEdit(name);
    await review.field('Status').selectOption('Rejected');
    const sentence = review.edit
      .getByRole('alert')
      .getByText('Failed to update meeting. Please try again.', { exact: true });
    for (const failure of ['unreachable', 'an empty 500', 'garbage'] as const) {
      const recover = await failCalls(page, SAVE, failure);
      await review.press(review.saveChanges);
      await sentence.waitFor();
      await recover();
    }
    expect(await review.entries()).toMatchObject({ Status: '3' });
    await review.press(review.saveChanges);
    await review.schedule.getByText('The meeting is saved.').waitFor();
    await review.standing('Rejected').waitFor();
  });

  it('an hour outside the exhibition hours needs an admin’s reason, and no other role may give one', async () => {
    await createOrganisers(server());
    const name = `Chloe Martin of the ${width}`;
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const editor = await openReview(server(), width, name, 'editor');
    editor.expectErrors(CALL_FAILED);
    await editor.review.openEdit(name);
    await editor.review.field('Time').selectOption({ label: hourName(early) });
    await editor.review.edit.getByText('only an admin can allow it.').waitFor();
    expect(await editor.review.field('Reason').count()).toBe(0);
    await editor.review.press(editor.review.saveChanges);
    await editor.review.edit.getByText('This is not an hour of the exhibition.').first().waitFor();
    await editor.review.press(editor.review.edit.getByRole('button', { name: 'Cancel' }));
    await expectFocusOn(editor.review.decision('Edit'));

    const { review, expectErrors } = await openReview(server(), width, name);
    expectErrors(CALL_FAILED);
    await review.openEdit(name);
    await review.field('Time').selectOption({ label: hourName(early) });
    await review.field('Reason').waitFor();
    await review.press(review.saveChanges);
    await review.edit
      .getByText('Please give a reason for an hour outside the exhibition hours.')
      .first()
      .waitFor();
    await review.field('Reason').fill('A breakfast that both sides asked for');
    await review.press(review.saveChanges);
    await review.schedule.getByText('The meeting is saved.').waitFor();
    await review.slide.getByText(slotRange(early, 60)).waitFor();
    const [action] = await server().query<{ after: { offGridReason: string } }>(
      `select after from audit_entry where registration_id = $1 and action = 'meeting.edit'`,
      [visitor.registrationId],
    );
    expect(action?.after.offGridReason).toBe('A breakfast that both sides asked for');
  });
});

it('is filled and saved by keyboard alone; Escape closes the list first, then the form', async () => {
  const name = 'Hana Tastatur';
  await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
  const { page, review } = await openReview(server(), 'desktop', name);
  await review.view(name).focus();
  await page.keyboard.press('Enter');
  await review.slide.waitFor();
  await review.decision('Edit').focus();
  await page.keyboard.press('Enter');
  await review.field('Exhibitor').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('wulan');
  await option(review, OTHER.name).waitFor();
  await page.keyboard.press('Escape');
  await option(review, OTHER.name).waitFor({ state: 'detached' });
  await expect.poll(() => review.field('Exhibitor').inputValue()).toBe(EXHIBITOR);
  // Enter during a pending search chooses nothing from earlier results, and saves nothing.
  const release = await holdCalls(page, /\/api\/exhibitor-schedules/);
  await page.keyboard.type('kapas');
  await page.keyboard.press('Enter');
  await review.edit.getByText('Loading exhibitors...').first().waitFor();
  await release();
  await option(review, 'Kapas Baby').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => review.field('Exhibitor').inputValue()).toBe('Kapas Baby');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocusOn(review.field('Status'));
  await page.keyboard.press('a');
  await expect.poll(() => review.field('Status').inputValue()).toBe('4');
  await review.saveChanges.focus();
  await page.keyboard.press('Enter');
  await review.schedule.getByText('The meeting is saved.').waitFor();
  await review.standing('Approved').waitFor();
  await expectFocusOn(review.decision('Edit'));
  await page.keyboard.press('Enter');
  await review.field('Exhibitor').waitFor();
  await page.keyboard.press('Escape');
  await review.edit.waitFor({ state: 'detached' });
  await expectFocusOn(review.decision('Edit'));
});
