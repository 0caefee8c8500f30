// What the list shows while marks are waiting, and what the server's answers change.
import type { DeskPerson, DeskRecord } from '@visavis/contract/desk/endpoints';
import { expect, test } from 'vitest';
import { applied, withWaiting } from './as-recorded.ts';
import type { KeptRecord } from './device-store.ts';

const REFERENCE = 'BM-7K3M-Q2XD';
const person: DeskPerson = {
  reference: REFERENCE,
  name: 'Amira Rahman',
  company: 'Kenari Beauty Retail',
  mayBook: true,
  meetings: [{ id: 1, exhibitorId: 5, minute: 720, length: 60, isApproved: true, mark: null }],
};
let count = 0;
const id = () => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};
const base = () => ({ id: id(), at: '2026-06-03T04:05:00.000Z', reference: REFERENCE });
const kept = (record: DeskRecord, state: KeptRecord['state'] = 'waiting'): KeptRecord => ({
  record,
  organiserId: 1,
  email: 'desk@visavis.example',
  state,
});
const mark = (given: 'held' | 'missed' | null, more: { undoes?: string } = {}) =>
  kept({
    ...base(),
    kind: 'mark',
    meetingId: 1,
    exhibitorId: 5,
    minute: 720,
    seen: null,
    mark: given,
    ...more,
  });
const people = new Map([[REFERENCE, person]]);

test('shows the latest waiting mark, but not one in conflict', () => {
  const markOf = (records: KeptRecord[]) => withWaiting(person, records).meetings[0]?.mark;
  expect(markOf([])).toBeNull();
  expect(markOf([mark('held')])).toBe('held');
  expect(markOf([mark('held'), mark(null)])).toBeNull();
  expect(markOf([mark('held'), mark(null), mark('missed')])).toBe('missed');
  expect(markOf([{ ...mark('held'), state: 'conflict' }])).toBeNull();
});

test('removes settled records, and keeps the others with their answers', () => {
  const [one, two] = [mark('held'), mark('missed')];
  const theirs = { mark: 'held' as const, by: 'other@visavis.example', at: null };
  const { records, people: changed } = applied(
    [
      { id: one.record.id, outcome: 'settled' },
      { id: two.record.id, outcome: 'conflict', theirs },
      { id: id(), outcome: 'settled' },
    ],
    [one, two],
    people,
    60,
  );
  expect([...records]).toEqual([
    [one.record.id, null],
    [two.record.id, { ...two, state: 'conflict', answer: { theirs } }],
  ]);
  expect(changed[0]?.meetings[0]?.mark).toBe('held');
});

test('undoes nothing if the mark itself was not settled', () => {
  const first = mark('held');
  const undo = mark(null, { undoes: first.record.id });
  const theirs = { mark: 'missed' as const, by: 'other@visavis.example', at: null };
  const { people: changed } = applied(
    [
      { id: first.record.id, outcome: 'conflict', theirs },
      { id: undo.record.id, outcome: 'settled' },
    ],
    [first, undo],
    people,
    60,
  );
  expect(changed[0]?.meetings[0]?.mark).toBe('missed');
});

test("adds a booked walk-in to today's meetings, in order and once", () => {
  const walkIn = kept({ ...base(), kind: 'walk-in', exhibitorId: 7, minute: 660 });
  const settled = { id: walkIn.record.id, outcome: 'settled' as const, meetingId: 9 };
  const { people: changed } = applied([settled, settled], [walkIn], people, 30);
  expect(changed).toHaveLength(1);
  expect(changed[0]?.meetings).toEqual([
    { id: 9, exhibitorId: 7, minute: 660, length: 30, isApproved: true, mark: null },
    person.meetings[0],
  ]);
});
