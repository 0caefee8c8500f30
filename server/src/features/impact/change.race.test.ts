// Fifty visitors hold and book while an organiser changes hours, days and blocked hours: each booking is on the old
// grid or the new one, nobody is double booked, and everyone affected is notified.
import { setTimeout } from 'node:timers/promises';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { expect, it, onTestFinished } from 'vitest';
import { type Faults, faultsOf, NO_FAULT } from '../../testing/fair-faults.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { KEEP_GRID_VERSION } from '../../testing/without-defences.ts';

const VISITORS = 50;
const ROUNDS = 3;
const HOURS = [660, 720, 780, 840, 900, 960, 1020];
const DATES = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'];

const stand = prepareOnce(openReview);

async function startOver({ test, edition }: ReviewStand): Promise<void> {
  await test.database.pool.query(
    'truncate claim, registration, visitor, company, blocked_slot, draft, email cascade',
  );
  await updateRows(
    test.db,
    'edition',
    { id: edition.editionId },
    { dates: DATES, starts: HOURS, slot_minutes: 60, former_dates: [] },
  );
  await test.database.pool.query('update edition_grid set version = version + 1');
  await expect
    .poll(async () => (await test.get('/api/edition')).json().hours.length, { timeout: 10_000 })
    .toBe(HOURS.length);
}

/** A visitor books one of an exhibitor's first three hours; half of them hold it first. */
async function visit({ test, makers }: ReviewStand, visitor: number): Promise<number[]> {
  const maker = 1 + (visitor % makers.length);
  const day = 1 + (visitor % 2);
  const minute = HOURS[visitor % 3] ?? 660;
  const statuses: number[] = [];
  let token: string | undefined;
  await setTimeout((visitor % 10) * 6);
  if (visitor % 2 === 0) {
    const held = await test.post('/api/holds', { exhibitorId: makers[maker - 1], day, minute });
    statuses.push(held.statusCode);
    token = held.json().draftToken;
  }
  const meeting = { ...meetingOf(`Maker ${maker}`, `M-${maker}`, day, minute), time: slotRange(minute, 60) };
  const headers: Record<string, string> = token === undefined ? {} : { 'x-draft-token': token };
  const booked = await test.post('/api/visitor/register', submissionOf([meeting]), headers);
  return [...statuses, booked.statusCode];
}

/** The organiser reads the impact and applies the change, and retries if the impact has changed in the meantime. */
async function change(at: ReviewStand, round: number): Promise<number[]> {
  const { test, edition, admin, editor } = at;
  const path = `/api/editions/${edition.editionId}`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const stored = (await test.get(path, admin)).json();
    const settings =
      round % 3 === 0
        ? { ...stored.settings, starts: HOURS.slice(1) }
        : { ...stored.settings, dates: DATES.slice(1) };
    const hours = [{ day: 1, minute: 660, length: 60 }];
    const isBlock = round % 3 === 2;
    const asked = isBlock
      ? await test.post('/api/blocked-hours/impact', { exhibitorIds: null, hours }, editor)
      : await test.post(`${path}/impact`, { settings }, admin);
    const wish = { touched: 'move', rest: 'cancel', expected: asked.json().meetings };
    const changed = isBlock
      ? await test.post('/api/blocked-hours', { exhibitorIds: null, hours, ...wish }, editor)
      : await test.put(path, { version: stored.version, settings, ...wish }, admin);
    statuses.push(asked.statusCode, changed.statusCode);
    if (changed.statusCode === 200) break;
  }
  return statuses;
}

async function race(at: ReviewStand, round: number) {
  await startOver(at);
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(at, visitor));
  await setTimeout((round % 4) * 15);
  const statuses = (await Promise.all([change(at, round), ...visits])).flat();
  return { statuses, faults: await faultsOf(at.test) };
}

it(`books on the old grid or the new one, in ${ROUNDS} rounds of ${VISITORS} visitors against an organiser`, async () => {
  let booked = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { statuses, faults } = await race(stand, round);
    expect(statuses.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
    expect(faults).toEqual(NO_FAULT);
    booked += statuses.filter((status) => status === 201).length;
  }
  expect(booked).toBeGreaterThan(0);
}, 240_000);

it('control: bookings that do not notice the change are stranded', async () => {
  const damaged = await openReview();
  onTestFinished(() => damaged.close());
  await damaged.test.database.pool.query(KEEP_GRID_VERSION);
  const faults: Faults[] = [];
  for (let round = 0; round < 30; round += 1) {
    const found = await race(damaged, round);
    faults.push(found.faults);
    if (JSON.stringify(found.faults) !== JSON.stringify(NO_FAULT)) break;
  }
  expect(faults.at(-1)).not.toEqual(NO_FAULT);
}, 240_000);
