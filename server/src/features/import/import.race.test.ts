// Races an import and its undo against bookings, another organiser and themselves: one succeeds, the other is refused.
// Transactions are held at chosen moments by locks on tables that the other one does not write.
import type { ImportView } from '@visavis/contract/import/plan';
import { afterEach, expect, it } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { faultsOf, NO_FAULT } from '../../testing/fair-faults.ts';
import { type Call, statusesInTurn, whileLocked } from '../../testing/in-turn.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { KEEP_CATALOGUE_VERSION, KEEP_GRID_VERSION } from '../../testing/without-defences.ts';

/** An existing exhibitor gets a product and a blocked hour; another one is new. */
const LIST = [
  'Company name;Booth number;Country;Product;Blocked hours',
  'Hanari Skin Lab;A-208;South Korea;Mask;Day 2 12:00',
  'Terra Clay;A-159;France;;',
].join('\n');

interface Stand {
  test: TestApp;
  edition: SmallEdition;
  headers: Record<string, string>;
  view: ImportView;
}

let test: TestApp | undefined;
afterEach(() => test?.close());

/** With a dry run of the list. @param removed the defence to switch off */
async function open(removed = 'select'): Promise<Stand> {
  // However busy the machine is, the first call waits until the second has arrived.
  test = await createTestApp({}, { isPatient: true });
  await test.database.pool.query(removed);
  const edition = await createSmallEdition(test.db);
  const { headers } = await createStaff(test.db, 'editor');
  const sent = await test.call({
    method: 'POST',
    url: '/api/imports?filename=list.csv',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(LIST),
  });
  expect([sent.statusCode, sent.json().totals.hoursBlocked]).toEqual([201, 1]);
  return { test, edition, headers, view: sent.json() };
}

const act = ({ test: app, view, headers }: Stand, action: 'apply' | 'undo', version = view.version) =>
  app.post(`/api/imports/${view.id}/${action}`, { version }, headers);
const book = ({ test: app }: Stand, name: string, booth: string) =>
  app.post('/api/visitor/register', submissionOf([meetingOf(name, booth, 2, 720)]));
const bookBlocked = (at: Stand) => book(at, 'Hanari Skin Lab', 'A-208');

/** The responses to two calls; the second starts while the first waits for the lock. */
const inTurn = ({ test: app }: Stand, lock: string, one: Call, other: Call) =>
  statusesInTurn(app, lock, one, other);

const AT_ITS_END = 'lock table import_memory in share mode';
const AT_ITS_PRODUCTS = 'lock table product in share mode';
const AT_ITS_STATE = 'lock table import_file in share mode';
const AT_ITS_REFERENCES = 'select from edition for update';
const AT_ITS_BEGINNING = 'select from edition for no key update';

/** Gives the import a remembered column, so that it waits at its end. */
async function chooseColumns(at: Stand): Promise<void> {
  const columns = at.view.reading.columns.map(({ field }) => field);
  const changed = await at.test.put(
    `/api/imports/${at.view.id}`,
    { version: at.view.version, choices: { ...at.view.choices, columns }, decisions: [] },
    at.headers,
  );
  expect(changed.statusCode, changed.body).toBe(200);
  at.view = changed.json();
}

const importThenBook = async (at: Stand) => {
  await chooseColumns(at);
  return inTurn(
    at,
    AT_ITS_END,
    () => act(at, 'apply'),
    () => bookBlocked(at),
  );
};

it('a visitor who books an hour while it is blocked is refused', async () => {
  const at = await open();
  expect(await importThenBook(at)).toEqual([200, 409]);
  expect(await faultsOf(at.test)).toEqual(NO_FAULT);
});

it('control: without the grid version the visitor gets the blocked hour', async () => {
  const at = await open(KEEP_GRID_VERSION);
  expect(await importThenBook(at)).toEqual([200, 201]);
  expect((await faultsOf(at.test)).blocked).toBe(1);
});

it('bookings continue while lists are imported; one in an hour to be blocked ends the import with a new plan', async () => {
  const at = await open();
  const [applied] = await whileLocked(at.test, AT_ITS_PRODUCTS, async (start) => {
    await start(() => act(at, 'apply'));
    expect((await bookBlocked(at)).statusCode).toBe(201);
  });
  expect([applied?.statusCode, applied?.json().code]).toEqual([409, 'import.stale']);
  at.view = applied?.json().import;
  expect([at.view.state, at.view.totals.hoursBlocked]).toEqual(['draft', 0]);
  const again = await act(at, 'apply');
  expect([again.statusCode, again.json().state]).toEqual([200, 'applied']);
  expect(await faultsOf(at.test)).toEqual(NO_FAULT);
});

const undoThenBook = async (at: Stand) => {
  at.view = (await act(at, 'apply')).json();
  await at.test.restart();
  await at.test.get('/api/edition');
  return inTurn(
    at,
    AT_ITS_STATE,
    () => act(at, 'undo'),
    () => book(at, 'Terra Clay', 'A-159'),
  );
};

it('a visitor who books a new exhibitor while the import is undone is refused', async () => {
  expect(await undoThenBook(await open())).toEqual([200, 422]);
});

it('control: without the grid version that booking fails', async () => {
  expect(await undoThenBook(await open(KEEP_GRID_VERSION))).toEqual([200, 500]);
});

it('an undo waits for a booking of a new exhibitor, and is refused', async () => {
  const at = await open();
  at.view = (await act(at, 'apply')).json();
  await at.test.restart();
  const both = inTurn(
    at,
    AT_ITS_REFERENCES,
    () => book(at, 'Terra Clay', 'A-159'),
    () => act(at, 'undo'),
  );
  expect(await both).toEqual([201, 409]);
});

it('bookings continue while an import is undone; one of a new exhibitor aborts the undo and changes nothing', async () => {
  const at = await open();
  at.view = (await act(at, 'apply')).json();
  await at.test.restart();
  const [undone] = await whileLocked(at.test, AT_ITS_PRODUCTS, async (start) => {
    await start(() => act(at, 'undo'));
    expect((await book(at, 'Terra Clay', 'A-159')).statusCode).toBe(201);
  });
  expect([undone?.statusCode, undone?.json().code]).toEqual([409, 'import.in-use']);
  const { rows } = await at.test.database.pool.query("select from product where name = 'Mask'");
  expect(rows).toHaveLength(1);
});

it('an import that is applied twice at once is applied once', async () => {
  const at = await open();
  const apply = () => act(at, 'apply');
  expect(await inTurn(at, AT_ITS_BEGINNING, apply, apply)).toEqual([200, 409]);
  const { rows } = await at.test.database.pool.query("select from product where name = 'Mask'");
  expect(rows).toHaveLength(1);
});

/** Another organiser changes an exhibitor, then the import of the earlier plan follows. */
async function changeThenImport(at: Stand): Promise<{ answers: number[]; website: string }> {
  const calls = exhibitorCalls(at.test, at.headers);
  const id = at.edition.exhibitorIds.hanari;
  const answers = await inTurn(
    at,
    AT_ITS_BEGINNING,
    () => calls.change(id, { website: 'hanari.example' }),
    () => act(at, 'apply'),
  );
  return { answers, website: (await calls.read(id)).website };
}

it("an import does not overwrite another organiser's change that it has not seen", async () => {
  expect(await changeThenImport(await open())).toEqual({ answers: [200, 409], website: 'hanari.example' });
});

it('control: without the catalogue version it overwrites the change', async () => {
  const { answers, website } = await changeThenImport(await open(KEEP_CATALOGUE_VERSION));
  expect([answers, website]).toEqual([[200, 200], '']);
});

it("nor does another organiser's stale page revert an import", async () => {
  const at = await open();
  const calls = exhibitorCalls(at.test, at.headers);
  const answers = inTurn(
    at,
    AT_ITS_BEGINNING,
    () => act(at, 'apply'),
    () => calls.change(at.edition.exhibitorIds.hanari, { hall: '9' }),
  );
  expect(await answers).toEqual([200, 409]);
});
