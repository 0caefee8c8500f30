// Tests that absences in columns that are not imported are detected in any language, and need a decision.
import { expect, it } from 'vitest';
import { inEnglish } from '../words/english.ts';
import type { Cell } from './cell.ts';
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

it('asks about people who are not coming, and about no one else', () => {
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
  '%s counts as an absence only in a column that is not imported',
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

/** The absence read from a row with one additional column. */
function absence(heading: string, cell: Cell): string {
  const table = findTable([
    ['Company', 'Booth', heading],
    ['Terra Clay', 'A-159', cell],
    ['Kenari', 'A-160', 'x'],
  ]);
  const [row] = table.rows;
  if (!row) throw new Error('no row');
  return absenceReader(table, ['company', 'booth', null])(row);
}

it.each<[string, Cell, string]>([
  ['Cancelled', 'Yes', 'Cancelled'],
  ['Cancelled', { date: '2026-05-01' }, 'Cancelled'],
  ['Cancelled', '2026-05-01', 'Cancelled'],
  ['Cancelled?', 'X', 'Cancelled?'],
  ['Cancelled (y/n)', 'y', 'Cancelled (y/n)'],
  ['isCancelled', 'true', 'isCancelled'],
  ['CANCELLED_AT', '2026-05-01 10:00', 'CANCELLED_AT'],
  ['Cancellation date', 45000, 'Cancellation date'],
  ['Waitlist', '3', 'Waitlist'],
  ['No-show', 1, 'No-show'],
  ['Withdrawn on', '3 May', 'Withdrawn on'],
  ['Unsubscribed from all email', 'true', 'Unsubscribed from all email'],
  ['Storniert am', '1.5.2026', 'Storniert am'],
  ['Annulé', 'oui', 'Annulé'],
  ['Cancelado', 'sí', 'Cancelado'],
  ['取消', '是', '取消'],
  ['是否取消', '是', '是否取消'],
  ['Cancelled / 取消', '是', 'Cancelled / 取消'],
  ['キャンセル', '○', 'キャンセル'],
  ['취소', '예', '취소'],
  ['İptal', 'Evet', 'İptal'],
  ['Attending', 'No', 'Attending: No'],
  ['Attending', 'FALSE', 'Attending: FALSE'],
  ['Attending?', 0, 'Attending?: 0'],
  ['Attending?', '✗', 'Attending?: ✗'],
  ['Attending', 'Not going', 'Not going'],
  ['Are you coming?', 'n', 'Are you coming?: n'],
  ['Coming', 'No, ill', 'Coming: No, ill'],
  ['RSVP', 'Regrets', 'Regrets'],
  ['RSVP', 'Declined by email', 'Declined'],
  ['RSVP', "Can't make it", "RSVP: Can't make it"],
  ['Teilnahme', 'Nein (krank)', 'Teilnahme: Nein (krank)'],
  ['Participation', 'non', 'Participation: non'],
  ['Asistencia', 'No', 'Asistencia: No'],
  ['Presença', 'Não', 'Presença: Não'],
  ['是否参加', '否', '是否参加: 否'],
  ['出欠', '欠席', '欠席'],
  ['出欠', '×', '出欠: ×'],
  ['참석여부', '아니요', '참석여부: 아니요'],
  ['Участие', 'Нет', 'Участие: Нет'],
  ['Katılım', 'Hayır', 'Katılım: Hayır'],
  ['Kehadiran', 'Tidak', 'Kehadiran: Tidak'],
  ['Status', 'cancelled on 3 May', 'cancelled'],
  ['Status', 'Not attending (ill)', 'Not attending'],
  ['Status', 'Cancelled (refund due)', 'Cancelled'],
  ['Status', 'CANCELLED!', 'CANCELLED'],
  ['Status', '[Waitlist] 12', 'Waitlist'],
  ['Status', 'Annulé – remboursé', 'Annulé'],
  ['Status', '已取消（5月3日）', '已取消'],
  ['Status', '候补3', '候补'],
  ['Remark', 'Storniert, Rechnung offen', 'Storniert'],
])('in a column %j, %j is read as %j', (heading, cell, said) => {
  expect(absence(heading, cell)).toBe(said);
});

it.each<[string, Cell]>([
  ...['', 'No', 'no', 'FALSE', 'false', 0, '0', '0.00', '-', 'n/a', 'N', 'nein', 'Non', '否', 'いいえ'].map(
    (cell): [string, Cell] => ['Cancelled', cell],
  ),
  ['Cancelled', 'Not cancelled'],
  ['Cancelled at', '0000-00-00 00:00:00'],
  ['Waitlist', '☐'],
  ['Attending', 'Yes'],
  ['Attending', ''],
  ['Attending', 'n/a'],
  ['RSVP', 'No reply yet'],
  ['RSVP', 'Accepted'],
  ['RSVP', 'Pending'],
  ['Udział', 'Tak'],
  ['Attending company', 'No'],
  ['Newsletter', 'No'],
  ['Vegetarian', 'No'],
  ['Paid', 'FALSE'],
  ['Status', 'Confirmed'],
  ['Status', 'Cancelled: No'],
  ['Status', 'Cancelledation'],
  ['Cancellation policy', 'Agreed'],
  ['Remark', 'Was cancelled last year'],
  ['Remark', '取消料あり'],
])('in a column %j, %j is not an absence', (heading, cell) => {
  expect(absence(heading, cell)).toBe('');
});

it('a cancellation date counts even if its column was mapped to another field', () => {
  const table = findTable([
    ['Company', 'Booth', 'Cancelled at'],
    ['Terra Clay', 'A-159', '2026-05-01'],
  ]);
  const [row] = table.rows;
  expect(row && absenceReader(table, ['company', 'booth', 'phoneNumber'])(row)).toBe('Cancelled at');
});
