// People who do not come by a column that is not imported: found in any language, and registered only by decision.
import { expect, it } from 'vitest';
import { inEnglish } from '../words/english.ts';
import { absenceReader } from './not-coming.ts';
import type { ImportDecision } from './plan-types.ts';
import { personFieldOfHeading } from './registrations/fields.ts';
import { planRegistrations } from './registrations/plan.ts';
import { findTable } from './table.ts';

const ROWS = [
  ['Name', 'Email', 'Attendee Status'],
  ['Mei Tan', 'mei@kenari.example', 'Attending'],
  ['Wei Chen', 'wei@kenari.example', 'Not Attending'],
];
const ABSENT = 'The row says “Not Attending”. Please decide whether to import it.';

function notesOf(decisions: ImportDecision[]) {
  const { rows, troubles } = planRegistrations({
    table: findTable(ROWS, { fieldOf: personFieldOfHeading }),
    columns: ['name', 'email', null],
    state: {
      now: '2026-06-02T04:30:00.000Z',
      timeZone: 'Asia/Kuala_Lumpur',
      grid: { dates: ['2026-06-02'], starts: [660], slotMinutes: 60 },
      maximum: 3,
      exhibitors: [],
      former: [],
      claims: {},
      blocked: {},
      people: {},
      categories: [],
    },
    decisions,
    countryOf: () => null,
    diallingOf: () => null,
  });
  return {
    asked: troubles
      .filter(({ kind }) => kind === 'absence')
      .map(({ label, decision }) => [label, decision?.choice]),
    notes: rows.map(({ notes }) => notes.map(inEnglish)),
  };
}

it('asks about somebody who does not come, and about nobody else', () => {
  const { asked, notes } = notesOf([]);
  expect(asked).toEqual([['Not Attending', undefined]]);
  expect(notes[0]).not.toContain(ABSENT);
  expect(notes[1]).toContain(ABSENT);
  const taken = notesOf([{ kind: 'absence', key: 'not attending', choice: 'leave' }]);
  expect(taken.asked).toEqual([['Not Attending', 'leave']]);
  expect(taken.notes[1]).not.toContain(ABSENT);
  const left = notesOf([{ kind: 'absence', key: 'not attending', choice: 'leave-out' }]);
  expect(left.notes[1]).toContain('Left out by your decision.');
});

it.each(['Waitlist', 'Wait-list', 'CANCELED', 'Warteliste', 'Annulé', '已取消', 'キャンセル待ち', 'Batal'])(
  '%s is no attendance, but in a column that is imported',
  (status) => {
    const table = findTable([
      ['Company', 'Booth', 'Remark'],
      ['Terra Clay', 'A-159', status],
    ]);
    const [row] = table.rows;
    if (!row) throw new Error('no row');
    expect(absenceReader(table, ['company', 'booth', null])(row)).toBe(status);
    expect(absenceReader(table, ['company', 'booth', 'description'])(row)).toBe('');
  },
);
