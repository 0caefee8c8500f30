// A desk during an hour of the fair: a buyer, two people at the desk, and what they record.
import { randomUUID } from 'node:crypto';
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { placeMeeting } from './held-meetings.ts';
import { createHostedBuyer, type TestBuyer } from './hosted-buyer.ts';
import { readRow, readRows, updateRows } from './rows.ts';
import { createSmallEdition, type SmallEdition } from './small-edition.ts';
import { createStaff, type Staff } from './staff.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export let app: TestApp;
export let edition: SmallEdition;
export let buyer: TestBuyer;
export let desk: Staff;
export let other: Staff;
/** The second day of the fair, five past twelve. */
export const DURING = new Date(slotStartsAt('2026-06-03', 725, DEFAULT_TIME_ZONE));
export const at = (minute: number) => slotStartsAt('2026-06-03', minute, DEFAULT_TIME_ZONE).toISOString();

/** Call it at the top of each test file. */
export function useDeskStand(): void {
  beforeAll(async () => {
    app = await createTestApp();
    edition = await createSmallEdition(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.setNow(DURING);
    for (const table of ['desk_scan', 'desk_record', 'claim'] as const)
      await app.db.deleteFrom(table).execute();
    buyer = await createHostedBuyer(app.db, edition.editionId);
    desk = await staffOf('desk');
    other = await staffOf('desk');
  });
}

export async function staffOf(role: Staff['role']): Promise<Staff> {
  const staff = await createStaff(app.db, role);
  await updateRows(
    app.db,
    'organiser_session',
    { organiser_id: staff.id },
    { created_at: DURING, last_seen_at: DURING },
  );
  return staff;
}

export const meet = (minute: number, more: { status?: 2 | 3 | 4; exhibitorId?: number; day?: number } = {}) =>
  placeMeeting(app.db, {
    registrationId: buyer.registrationId,
    exhibitorId: edition.exhibitorIds.hanari,
    day: 2,
    minute,
    ...more,
  });

export type Sent = Record<string, unknown>;
export const scan = (more: Sent = {}) => ({
  kind: 'scan',
  id: randomUUID(),
  at: at(724),
  reference: buyer.reference,
  ...more,
});
export const marked = (meetingId: number, more: Sent = {}) => ({
  ...scan(),
  kind: 'mark',
  meetingId,
  exhibitorId: edition.exhibitorIds.hanari,
  minute: 720,
  seen: null,
  mark: 'held',
  ...more,
});
export const walkIn = (exhibitorId: number, minute: number, more: Sent = {}) => ({
  ...scan(),
  kind: 'walk-in',
  exhibitorId,
  minute,
  ...more,
});
export async function settle(records: Sent[], by = desk) {
  const answer = await app.post('/api/desk/settle', { records }, by.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().results;
}
export const markOf = async (id: number) =>
  await readRow(app.db, 'claim', { id }, ['attendance', 'attendance_at', 'attendance_by']);
export const actions = () =>
  readRows(
    app.db,
    'audit_entry',
    { registration_id: buyer.registrationId },
    ['action', 'actor', 'after'],
    'id',
  );
