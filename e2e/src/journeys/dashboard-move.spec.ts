// Moving a meeting on the grid of hours: how many presses it takes, who is where, and dragging.

import { expectNoAxeViolations } from '../fixtures/accessibility.ts';
import { mainly } from '../fixtures/browser.ts';
import { expectFocusOn } from '../fixtures/focus.ts';
import { OtherVisitor } from '../fixtures/other-visitor.ts';
import { countPresses } from '../fixtures/presses.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { hourOf, openReview } from '../fixtures/review-visit.ts';
import { useServer } from '../fixtures/server.ts';
import { ORGANISER_SETTINGS } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import { MoveGrid } from '../pages/move-grid.ts';

const server = useServer({ settings: ORGANISER_SETTINGS });

const MOST_PRESSES = 4;
const EXHIBITOR = 'Skagen Light Therapy';
const OTHER = 'Wulan Fermentation';
const SAVED = 'The meeting is saved.';

type Meeting = RegisteredVisitor['meetings'][number];

function meetingOf({ name, meetings }: RegisteredVisitor, exhibitor = EXHIBITOR): Meeting {
  const meeting = meetings.find((one) => one.exhibitor === exhibitor);
  if (!meeting) throw new Error(`${name} does not meet ${exhibitor}`);
  return meeting;
}

const storedHour = async ({ registrationId }: RegisteredVisitor, exhibitor = EXHIBITOR) =>
  (
    await server().query<{ day: number; minute: number }>(
      `select day, minute from meeting join exhibitor on exhibitor.id = exhibitor_id
       where registration_id = $1 and company_name = $2`,
      [registrationId, exhibitor],
    )
  )[0];

/** The hour of a cell, by its position in the grid. */
async function hourAt(grid: MoveGrid, place: number) {
  const cell = await grid.freeCells.nth(place).getAttribute('data-cell');
  const [day = 0, minute = 0] = (cell ?? '').split('/').map(Number);
  return { day, minute };
}

/** Opens the form for somebody with a meeting of the exhibitor. */
async function openMove(name: string, { width = 'desktop' as const, exhibitors = [EXHIBITOR] } = {}) {
  const visitor = await registerOver(server(), { name, exhibitors });
  const visit = await openReview(server(), width, name);
  await visit.review.openEdit(name);
  const grid = new MoveGrid(visit.review);
  await grid.ready();
  return { ...visit, visitor, grid, meeting: meetingOf(visitor) };
}

test.describe(`a meeting moves to a free hour in at most ${MOST_PRESSES} presses`, () => {
  test('from the row of the list, by pointer', async () => {
    const name = 'Pressed by Pointer';
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const { page, review } = await openReview(server(), 'desktop', name);
    const grid = new MoveGrid(review);
    const presses = await countPresses(page);
    await review.press(review.view(name));
    await review.press(review.decision('Edit'));
    await grid.ready();
    const to = await hourAt(grid, 0);
    await review.press(grid.cell(to));
    await review.press(review.saveChanges);
    await expect(review.schedule.getByText(SAVED)).toBeVisible();
    await expect.poll(() => presses()).toBeLessThanOrEqual(MOST_PRESSES);
    await expect.poll(() => storedHour(visitor)).toEqual(to);
  });

  test('from the schedule dialog, by keyboard alone', async () => {
    const name = 'Pressed by Keyboard';
    const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
    const from = meetingOf(visitor);
    const { page, review } = await openReview(server(), 'desktop', name);
    const grid = new MoveGrid(review);
    await review.openSchedule(name);
    const presses = await countPresses(page);
    await page.keyboard.press('e');
    await grid.ready();
    await expectFocusOn(grid.cell(from));
    await page.keyboard.press('ArrowRight');
    const to = { ...from, day: from.day + 1 };
    await expectFocusOn(grid.cell(to));
    await page.keyboard.press('Enter');
    await expect(grid.cellIn(to, 'Moves here.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(review.schedule.getByText(SAVED)).toBeVisible();
    await expect.poll(() => presses()).toBeLessThanOrEqual(MOST_PRESSES);
    await expect.poll(() => storedHour(visitor)).toEqual({ day: to.day, minute: to.minute });
  });
});

for (const width of mainly('desktop'))
  test.describe(`the grid on a ${width}`, () => {
    test('shows who is where, fills the fields from an hour, and follows what is typed', async () => {
      const rival = await registerOver(server(), {
        name: `Kenji of the ${width}`,
        company: 'Haru Depato',
        exhibitors: [EXHIBITOR],
      });
      const early = await registerOver(server(), {
        name: `Early of the ${width}`,
        company: 'Breakfast Club',
        exhibitors: [EXHIBITOR],
      });
      const morning = width === 'phone' ? 480 : 540;
      await server().query('update claim set minute = $2 where registration_id = $1', [
        early.registrationId,
        morning,
      ]);
      const name = `Siti of the ${width}`;
      const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR, OTHER] });
      const [meeting, elsewhere, taken] = [meetingOf(visitor), meetingOf(visitor, OTHER), meetingOf(rival)];
      const held = { day: 4, minute: width === 'phone' ? 660 : 720 };
      const holder = new OtherVisitor(server().url);
      await expect(holder.take({ exhibitorId: meeting.exhibitorId, ...held })).resolves.toBe(201);
      const blocked = { day: 4, minute: width === 'phone' ? 780 : 840 };
      await server().query('insert into blocked_slot (exhibitor_id, day, minute) values ($1, $2, $3)', [
        meeting.exhibitorId,
        blocked.day,
        blocked.minute,
      ]);

      const { page, review } = await openReview(server(), width, name);
      await review.openSchedule(name);
      await review.press(review.schedule.getByRole('list').getByRole('button', { name: EXHIBITOR }).first());
      await review.press(review.decision('Edit'));
      const grid = new MoveGrid(review);
      await grid.ready();
      await expect(grid.cellIn(meeting, 'The meeting is here now.')).toBeVisible();
      const busy = `${EXHIBITOR} meets Kenji of the ${width} (Haru Depato).`;
      await expect(grid.cellIn(taken, busy)).toBeVisible();
      await expect(grid.cellIn(elsewhere, `${name} meets ${OTHER}.`)).toBeVisible();
      await expect(grid.cellIn(blocked, `This hour of ${EXHIBITOR} is blocked.`)).toBeVisible();
      await expect(grid.cellIn(held, 'A visitor who is still choosing holds a place.')).toBeVisible();
      await expect(
        review.edit.getByText(`${EXHIBITOR} meets Early of the ${width} (Breakfast Club): `),
      ).toBeVisible();
      await expectNoAxeViolations(page);

      // An hour that cannot be had says why, and the mark stays.
      await review.pressDisabled(grid.cell(taken));
      await expect(grid.says(busy)).toBeVisible();
      await expect(review.field('Day')).toHaveValue(String(meeting.day));

      const to = await hourAt(grid, 1);
      await review.press(grid.cell(to));
      await expect(grid.says(`Free for ${EXHIBITOR} and for ${name}.`)).toBeVisible();
      await expect
        .poll(() => review.entries())
        .toMatchObject({
          Date: `2026-06-0${to.day + 1}`,
          Day: String(to.day),
          Time: `${to.minute / 60}:00`,
        });
      await expect(grid.cellIn(to, 'Moves here.')).toBeVisible();
      await expect(review.edit.getByText(hourOf(to))).toBeVisible();
      await review.field('Day').fill(String(taken.day));
      await review.field('Time').selectOption(`${taken.minute / 60}:00`);
      await expect(grid.cellIn(taken, `Moves here. ${busy}`)).toBeVisible();
      await expect(grid.says(busy)).toBeVisible();
      await expectNoAxeViolations(page);
      // Outside the grid there is no mark.
      await review.field('Time').selectOption({ label: '7 AM' });
      await expect(grid.says('This hour is not in the grid.')).toBeVisible();
      await expect(grid.grid.getByRole('button', { name: 'Moves here.' })).toHaveCount(0);
      await holder.giveBack(meeting.exhibitorId);
    });
  });

test('a drag moves the mark to a free hour, and nowhere else; Escape ends it, and the form stays', async () => {
  const rival = await registerOver(server(), { name: 'Dragged upon', exhibitors: [EXHIBITOR] });
  const { page, review, visitor, grid, meeting } = await openMove('Dragged about');
  const [to, other] = [await hourAt(grid, 0), await hourAt(grid, 2)];
  await grid.drag(meeting, meetingOf(rival));
  await grid.drop();
  await expect(grid.says(`${EXHIBITOR} meets Dragged upon`)).toBeVisible();
  await grid.drag(meeting, other);
  await page.keyboard.press('Escape');
  await grid.drop();
  await expect
    .poll(() => review.entries())
    .toMatchObject({
      Day: String(meeting.day),
      Time: `${meeting.minute / 60}:00`,
    });
  await grid.drag(meeting, other);
  await page.mouse.move(5, 5);
  await grid.drop();
  await expect
    .poll(() => review.entries())
    .toMatchObject({
      Day: String(meeting.day),
      Time: `${meeting.minute / 60}:00`,
    });
  // Any other cell cannot be dragged.
  await grid.drag(other, to);
  await grid.drop();
  await expect
    .poll(() => review.entries())
    .toMatchObject({
      Day: String(meeting.day),
      Time: `${meeting.minute / 60}:00`,
    });

  await grid.drag(meeting, other);
  await grid.drop();
  await expect(grid.cellIn(other, 'Moves here.')).toBeVisible();
  await grid.drag(other, to);
  await grid.drop();
  await expect(grid.cellIn(to, 'Moves here.')).toBeVisible();
  await expect
    .poll(() => review.entries())
    .toMatchObject({ Day: String(to.day), Time: `${to.minute / 60}:00` });
  await review.press(review.saveChanges);
  await expect(review.schedule.getByText(SAVED)).toBeVisible();
  await expect.poll(() => storedHour(visitor)).toEqual(to);
});

test('a finger drags the mark, and scrolls from any other cell', async () => {
  const name = 'Dragged by a finger';
  const visitor = await registerOver(server(), { name, exhibitors: [EXHIBITOR] });
  const { review } = await openReview(server(), 'phone', name);
  await review.openEdit(name);
  const grid = new MoveGrid(review);
  await grid.ready();
  const meeting = meetingOf(visitor);
  const [to, other] = [await hourAt(grid, 0), await hourAt(grid, 3)];
  await grid.slide(other, to);
  await expect(grid.cellIn(meeting, 'The meeting is here now.')).toHaveCount(1);
  await expect(review.field('Day')).toHaveValue(String(meeting.day));
  await grid.slide(meeting, to);
  await expect(grid.cellIn(to, 'Moves here.')).toBeVisible();
});
