// Races an import of people against visitors, other imports and blocked hours: one gets the hour, the other is refused.
// Transactions are held at chosen moments by locks on tables that the other one does not write.
import type { ImportView } from '@visavis/contract/import/plan';
import { inEnglish } from '@visavis/domain/words/english';
import { afterEach, expect, it } from 'vitest';
import { faultsOf, NO_FAULT } from '../../testing/fair-faults.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { answersInTurn, type Call, whileLocked } from '../../testing/in-turn.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ALLOW_DOUBLE_BOOKING, KEEP_GRID_VERSION } from '../../testing/without-defences.ts';

const HEADINGS =
  'Name;Title;Email;Phone;Company;Nature of business;Company size;Company phone;Address;City;State;Postcode;Country;Booth;Date;Time';
const listOf = (email: string, time = '12:00') =>
  `${HEADINGS}\nMei Tan;Buyer;${email};0123456789;Kenari;Retail;11-50;0378905512;18 Jalan Telawi;KL;WP;59100;Malaysia;A-208;3 June;${time}`;

interface Stand {
  test: TestApp;
  people: ReturnType<typeof importCalls>;
  headers: { authorization: string };
  view: ImportView;
}

let test: TestApp | undefined;
afterEach(() => test?.close());

/** With a dry run of somebody who meets Hanari Skin Lab. @param removed the defence to switch off */
async function open(removed = 'select'): Promise<Stand> {
  test = await createTestApp({}, { isPatient: true });
  await test.database.pool.query(removed);
  await createSmallEdition(test.db);
  const { headers } = await createStaff(test.db, 'editor');
  const people = importCalls(test, headers, 'registrations');
  const view = await people.upload(listOf('mei@kenari.example'));
  expect(view.counts.created).toBe(1);
  return { test, people, headers, view };
}

const apply =
  ({ people, view }: Stand, of = view): Call =>
  () =>
    people.tryTo(of, 'apply', { consent: true, isMailed: true });
const book =
  ({ test: app }: Stand, email = 'ana@kenari.example'): Call =>
  () =>
    app.post(
      '/api/visitor/register',
      submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, 720)], { email }),
    );

const AT_ITS_END = 'lock table import_memory in share mode';
const AT_ITS_REFERENCES = 'select from edition for update';

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
const reasonIn = async ({ people }: Stand, view: ImportView) =>
  (await people.rowsOf(view)).flatMap(({ notes }) => notes.map(inEnglish)).join(' ');

it('a visitor who books the hour while the import runs is refused', async () => {
  const at = await open();
  expect(statuses(await answersInTurn(at.test, AT_ITS_END, apply(at), book(at)))).toEqual([200, 409]);
  expect(await faultsOf(at.test)).toEqual(NO_FAULT);
});

it('an import that follows a booking shows its new plan, whose row reports the hour as taken', async () => {
  const at = await open();
  const [booked, stale] = await answersInTurn(at.test, AT_ITS_REFERENCES, book(at), apply(at));
  expect([booked?.statusCode, stale?.statusCode, stale?.json().code]).toEqual([201, 409, 'import.stale']);
  const renewed: ImportView = stale?.json().import;
  expect(renewed.counts).toMatchObject({ created: 0, refused: 1 });
  expect(await reasonIn(at, renewed)).toContain('Hanari Skin Lab has no free place');
  expect(await faultsOf(at.test)).toEqual(NO_FAULT);
});

it('control: without the constraints both get it', async () => {
  const at = await open(ALLOW_DOUBLE_BOOKING);
  const [applied] = await whileLocked(at.test, AT_ITS_END, async (start) => {
    await start(apply(at));
    expect((await book(at)()).statusCode).toBe(201);
  });
  expect(applied?.statusCode).toBe(200);
  expect((await faultsOf(at.test)).overlaps).toBe(1);
});

it('when two imports want one hour and one person, the second shows its new plan', async () => {
  const at = await open();
  const sameHour = await at.people.upload(listOf('ana@kenari.example'));
  const samePerson = await at.people.upload(listOf('mei@kenari.example', '14:00'));
  const [one, other] = await answersInTurn(at.test, AT_ITS_END, apply(at), apply(at, sameHour));
  expect([one?.statusCode, other?.json().code]).toEqual([200, 'import.stale']);
  const again = await at.people.tryTo(samePerson, 'apply', { consent: true });
  expect(again.json()).toMatchObject({ code: 'import.stale', import: { counts: { unchanged: 1 } } });
  expect(await faultsOf(at.test)).toEqual(NO_FAULT);
});

it('a visitor who registers with the address while the import runs is told that it is taken', async () => {
  const at = await open();
  const [, visitor] = await answersInTurn(at.test, AT_ITS_END, apply(at), () =>
    at.test.post(
      '/api/visitor/register',
      submissionOf([meetingOf('Atelier Nacre', 'B-145', 2, 720)], { email: 'MEI@kenari.example' }),
    ),
  );
  expect([visitor?.statusCode, visitor?.json().code]).toEqual([409, 'registration.email-taken']);
});

it('an import that is applied twice at once is applied once', async () => {
  const at = await open();
  expect(statuses(await answersInTurn(at.test, AT_ITS_END, apply(at), apply(at)))).toEqual([200, 409]);
  const { rows } = await at.test.database.pool.query('select from registration');
  expect(rows).toHaveLength(1);
});

/** A colleague approves the meeting while the import is undone. */
async function approveThenUndo(at: Stand) {
  const applied = await at.people.act(at.view, 'apply', { consent: true, isMailed: true });
  const { rows } = await at.test.database.pool.query('select id from claim');
  return answersInTurn(
    at.test,
    'lock table audit_entry in share mode',
    () => at.test.post(`/api/meetings/${rows[0].id}/approve`, {}, at.headers),
    () => at.people.tryTo(applied, 'undo'),
  );
}

it("an undo waits for a decision on one of its meetings, and is then refused with the person's name", async () => {
  const at = await open();
  const [approved, undone] = await approveThenUndo(at);
  expect([approved?.statusCode, undone?.statusCode, undone?.json().code]).toEqual([
    200,
    409,
    'import.in-use',
  ]);
  expect(undone?.json().message).toContain('Mei Tan');
});

it('control: without a snapshot to compare with, the decision is lost', async () => {
  const at = await open('alter function registration_snapshot(integer) rename to watched_snapshot');
  await at.test.database.pool.query(
    "create function registration_snapshot(wanted integer) returns jsonb language sql as $$ select '{}'::jsonb $$",
  );
  expect(statuses(await approveThenUndo(at))).toEqual([200, 200]);
});

/** Another import blocks the hour, and is not finished when the import of people begins. */
async function blockThenImport(at: Stand) {
  const exhibitors = importCalls(at.test, at.headers);
  const blocking = await exhibitors.upload(
    'Company name;Booth number;Blocked hours\nHanari Skin Lab;A-208;Day 2 12:00',
  );
  return answersInTurn(at.test, AT_ITS_END, () => exhibitors.tryTo(blocking, 'apply'), apply(at));
}

it('an hour that is blocked meanwhile is not booked, and the row says so', async () => {
  const at = await open();
  const [blocked, stale] = await blockThenImport(at);
  expect([blocked?.statusCode, stale?.json().code]).toEqual([200, 'import.stale']);
  expect(await reasonIn(at, stale?.json().import)).toContain('takes no meetings on');
  expect(await faultsOf(at.test)).toEqual(NO_FAULT);
});

it('control: without the grid version it is booked', async () => {
  const at = await open(KEEP_GRID_VERSION);
  expect(statuses(await blockThenImport(at))).toEqual([200, 200]);
  expect((await faultsOf(at.test)).blocked).toBe(1);
});
