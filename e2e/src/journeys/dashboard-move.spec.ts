// Moving a meeting on the grid of hours: how many presses it takes, who is where, and dragging.

import { expectFocusOn } from '../fixtures/focus.ts';
import { countPresses } from '../fixtures/presses.ts';
import { type RegisteredVisitor, registerOver } from '../fixtures/registered-visitor.ts';
import { openReview } from '../fixtures/review-visit.ts';
import { useSharedServer } from '../fixtures/shared-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { MoveGrid } from '../pages/move-grid.ts';

const server = useSharedServer();

const MOST_PRESSES = 4;
const EXHIBITOR = 'Skagen Light Therapy';
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

test(`a meeting moves to a free hour in at most ${MOST_PRESSES} key presses, or by dragging to a free hour and nowhere else; Escape cancels a drag, and the form stays`, async () => {
  const rival = await registerOver(server(), { name: 'Dragged upon', exhibitors: [EXHIBITOR] });
  const name = 'Dragged about';
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
  const meeting = { ...from, day: from.day + 1 };
  await expectFocusOn(grid.cell(meeting));
  await page.keyboard.press('Enter');
  await expect(grid.cellIn(meeting, 'Moves here.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(review.schedule.getByText(SAVED)).toBeVisible();
  await expect.poll(() => presses()).toBeLessThanOrEqual(MOST_PRESSES);
  await expect.poll(() => storedHour(visitor)).toEqual({ day: meeting.day, minute: meeting.minute });

  await review.press(review.decision('Edit'));
  await grid.ready();
  await expect(grid.cellIn(meeting, 'The meeting is here now.')).toBeVisible();
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

test('touch drags the mark, and scrolls when started on any other cell', async () => {
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
