// Many applications at once: only pending ones are decided, each by the usual rules, and decisions can be undone.
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from '../../adapters/sealing.ts';
import { createBooking, createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

const create = (decision: 'pending' | 'approved' | 'rejected' = 'pending') =>
  createHostedBuyer(stand.test.db, stand.edition.editionId, { decision });
const decide = (action: 'approve' | 'reject', ids: number[], more: object = {}, headers = stand.editor) =>
  stand.test.post('/api/hosted/decide-many', { ids, action, ...more }, headers);
const rowsOf = async (buyers: TestBuyer[]) => {
  const { data } = (await stand.test.get('/api/hosted', stand.viewer)).json();
  return buyers.map(({ registrationId }) => data.find(({ id }: { id: number }) => id === registrationId));
};
const lettersOf = ({ registrationId }: TestBuyer) =>
  stand.test.db.selectFrom('email').select('kind').where('registration_id', '=', registrationId).execute();
const keysOf = async ({ registrationId }: TestBuyer) =>
  (await readRows(stand.test.db, 'access_key', { registration_id: registrationId }, ['key_hash'])).length;

it('approves and mails pending applications, and reports those that a colleague has decided', async () => {
  const [one, other, rejected] = [await create(), await create(), await create('rejected')];
  const ids = [one, other, rejected].map(({ registrationId }) => registrationId);
  const answer = await decide('approve', [...ids, 2147483647]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().people).toMatchObject([
    { id: ids[0], version: 2, refused: null },
    { id: ids[1], version: 2, refused: null },
    { id: ids[2], version: null, refused: { message: 'This application is rejected already.' } },
    { id: 2147483647, name: '', version: null, refused: { reason: { code: 'application.unknown' } } },
  ]);
  expect(await rowsOf([one, other, rejected])).toMatchObject([
    { decision: 'approved' },
    { decision: 'approved' },
    { decision: 'rejected' },
  ]);
  expect(await lettersOf(one)).toEqual([{ kind: 'application-approved' }]);
  expect(await lettersOf(rejected)).toEqual([]);
  // Repeating the call after a lost response writes no duplicates.
  await decide('approve', ids);
  expect(await lettersOf(one)).toHaveLength(1);
});

it('rejects with a reason that is mailed a minute later, and undoes rejections not changed since', async () => {
  const [one, changed] = [await create(), await create()];
  const ids = [one, changed].map(({ registrationId }) => registrationId);
  const { people } = (await decide('reject', ids, { reason: 'All places are taken.' })).json();
  const [row] = await rowsOf([one]);
  expect(row).toMatchObject({ decision: 'rejected', reason: 'All places are taken.' });
  // Longer than for a single one: the first of many wait for the last.
  expect(Date.parse(row.undoUntil) - TEST_NOW.getTime()).toBe(60_000);
  await stand.test.db
    .updateTable('application')
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('registration_id', '=', changed.registrationId)
    .execute();
  const undone = await stand.test.post(
    '/api/hosted/undo-many',
    { applications: people.map(({ id, version }: { id: number; version: number }) => ({ id, version })) },
    stand.editor,
  );
  expect(undone.json()).toMatchObject({
    undone: 1,
    refused: [{ id: changed.registrationId, reason: { code: 'application.changed' } }],
  });
  expect(await rowsOf([one, changed])).toMatchObject([{ decision: 'pending' }, { decision: 'rejected' }]);
  expect(await lettersOf(one)).toEqual([]);
});

it('undoes approvals whose emails have not been sent, unless the buyer has begun to book', async () => {
  const [one, mailed, booked] = [await create(), await create(), await create()];
  const ids = [one, mailed, booked].map(({ registrationId }) => registrationId);
  const { people } = (await decide('approve', ids)).json();
  const [row] = await rowsOf([one]);
  expect(Date.parse(row.undoUntil) - TEST_NOW.getTime()).toBe(60_000);
  await updateRows(stand.test.db, 'email', { registration_id: mailed.registrationId }, { attempts: 1 });
  const before = await keysOf(one);
  await insertRows(stand.test.db, 'access_key', {
    key_hash: randomBytes(32),
    registration_id: one.registrationId,
    created_at: TEST_NOW,
    expires_at: new Date(TEST_NOW.getTime() + 60_000),
  });
  // Through a link that staff created while the email waited.
  await createBooking(stand.test.db, createSealer(randomBytes(32)), booked);
  const undone = await stand.test.post(
    '/api/hosted/undo-many',
    { applications: people.map(({ id, version }: { id: number; version: number }) => ({ id, version })) },
    stand.editor,
  );
  expect(undone.json()).toMatchObject({
    undone: 1,
    refused: [
      { id: mailed.registrationId, reason: { code: 'application.approval-sent' } },
      { id: booked.registrationId, reason: { code: 'application.booking-begun' } },
    ],
  });
  expect(await rowsOf([one, mailed, booked])).toMatchObject([
    { decision: 'pending', undoUntil: null, mail: null },
    { decision: 'approved' },
    { decision: 'approved' },
  ]);
  expect(await lettersOf(one)).toEqual([]);
  // A link that staff created in the meantime no longer works.
  expect(await keysOf(one)).toBe(before);
});

it('when two organisers decide on the same applications at once, one succeeds and the other is refused', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => create()));
  const ids = buyers.map(({ registrationId }) => registrationId);
  const [approved, rejected] = await Promise.all([decide('approve', ids), decide('reject', ids)]);
  const doneBy = (answer: typeof approved): number[] =>
    answer
      .json()
      .people.filter(({ refused }: { refused: unknown }) => refused === null)
      .map(({ id }: { id: number }) => id);
  expect([...doneBy(approved), ...doneBy(rejected)].sort()).toEqual([...ids].sort());
  for (const row of await rowsOf(buyers))
    expect(row.decision).toBe(doneBy(approved).includes(row.id) ? 'approved' : 'rejected');
});

it('are selected by a search, exported with the columns shown, and not decided by viewers', async () => {
  const buyer = await create();
  const search = await stand.test.get('/api/hosted/ids?decision=pending&sort=registered', stand.viewer);
  const { ids, names } = search.json();
  expect(ids).toContain(buyer.registrationId);
  expect(names).toHaveLength(ids.length);
  const csv = await stand.test.post(
    '/api/exports/hosted?format=csv&columns=name,tags',
    { ids: [buyer.registrationId] },
    stand.viewer,
  );
  const [heading, ...lines] = csv.body.replace('\ufeff', '').trim().split('\r\n');
  expect(heading).toBe('"Reference","Name","Payment","Tags"');
  expect(lines).toHaveLength(1);
  expect((await decide('approve', [buyer.registrationId], {}, stand.viewer)).statusCode).toBe(403);
});

it('saved views belong to this list only', async () => {
  const view = { list: 'hosted', name: 'To decide', query: 'decision=pending' };
  expect((await stand.test.post('/api/views', view, stand.editor)).statusCode).toBe(201);
  const views = async (list: string) =>
    (await stand.test.get(`/api/views?list=${list}`, stand.viewer)).json().views;
  expect(await views('hosted')).toMatchObject([{ name: 'To decide' }]);
  expect(await views('registrations')).toEqual([]);
});
