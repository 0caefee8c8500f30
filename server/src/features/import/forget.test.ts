// Files of people are deleted after some days, and when a person is erased: no table keeps anything about them.
import { DAYS_KEPT } from '@visavis/domain/import/kinds';
import { beforeEach, expect, it } from 'vitest';
import { importCalls } from '../../testing/import-calls.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { dumpDatabase, findSecret } from '../../testing/traces.ts';
import { sweepOnce } from './forget.job.ts';

const stand = prepareEach(openReview);
let people: ReturnType<typeof importCalls>;
beforeEach(async () => {
  people = importCalls(stand.test, stand.editor as { authorization: string }, 'registrations');
});

const CANARY = ['canaryname', 'canarymail', 'canarytitle', 'canarystreet', 'canarysize', 'canarynote'];
const LIST = [
  'Name,Title,Email,Phone,Company,Nature of business,Company size,Company phone,Address,City,State,Postcode,Country,Interests,Note',
  'Canaryname Erasable,canarytitle,canarymail@kenari.example,0123456789,Kenari,Retail,11-50,0378905512,canarystreet 1,KL,WP,59100,Malaysia,,canarynote',
  // Refused, and quoted in a reported problem.
  'Canaryname Other,x,canarymail2@kenari.example,1,Kenari,Retail,canarysize,1,x,KL,WP,59100,Malaysia,,canarynote',
].join('\n');
const traces = async () => {
  const dump = await dumpDatabase(stand.test.database.pool);
  return CANARY.filter((word) => findSecret(dump, word).length > 0);
};
const tables = async () => {
  const dump = await dumpDatabase(stand.test.database.pool);
  return [...new Set(CANARY.flatMap((word) => findSecret(dump, word)))].filter((where) =>
    where.includes('import_'),
  );
};
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
const filesIn = async () => (await stand.test.get('/api/imports?kind=registrations', stand.editor)).json();

it('deletes a draft entirely, and of an imported file its content, rows and quotes', async () => {
  const draft = await people.upload(LIST);
  const applied = await people.act(await people.upload(LIST), 'apply', { consent: true });
  expect(applied.state).toBe('applied');
  expect(await tables()).not.toEqual([]);
  expect(await sweepOnce(stand.test.db, daysLater(DAYS_KEPT - 1))).toBe(0);
  expect(await filesIn()).toHaveLength(2);
  expect(await sweepOnce(stand.test.db, daysLater(DAYS_KEPT + 1))).toBe(2);
  expect(await tables()).toEqual([]);
  expect(await filesIn()).toMatchObject([
    { id: applied.id, state: 'applied', counts: { created: 1 }, forgottenAt: expect.any(String) },
  ]);
  expect((await stand.test.get(`/api/imports/${draft.id}`, stand.editor)).statusCode).toBe(404);
  // The data for the undo names nobody, and remains.
  expect((await people.tryTo(applied, 'undo')).json()).toMatchObject({ state: 'undone' });
  expect(await sweepOnce(stand.test.db, daysLater(DAYS_KEPT + 2))).toBe(0);
});

it('leaves a file of exhibitors untouched', async () => {
  const exhibitors = importCalls(stand.test, stand.editor as { authorization: string });
  const view = await exhibitors.upload('Company,Booth\nTerra Clay,A-159');
  expect(await sweepOnce(stand.test.db, daysLater(100))).toBe(0);
  expect((await stand.test.get(`/api/imports/${view.id}`, stand.editor)).statusCode).toBe(200);
});

it('erasing a person leaves no trace of them in files, rows, answers or the audit trail', async () => {
  const draft = await people.upload(LIST);
  await people.act(
    await people.decide(await people.upload(LIST), [
      { kind: 'size', key: 'canarysize', choice: 'leave-out' },
    ]),
    'apply',
    { consent: true, isMailed: true },
  );
  // A row taken for the headings, with columns chosen by hand.
  await insertRows(stand.test.db, 'import_memory', {
    edition_id: stand.edition.editionId,
    import_kind: 'registrations',
    kind: 'column',
    key: 'canarymail kenari example',
    choice: JSON.stringify({ field: 'email' }),
  });
  await updateRows(
    stand.test.db,
    'import_file',
    { state: 'applied' },
    { filename: 'Canaryname Erasable.csv' },
  );
  // The same list, uploaded on the wrong page.
  const wrong = await importCalls(stand.test, stand.editor as { authorization: string }).upload(LIST);
  expect(wrong.kind).toBe('exhibitors');
  expect(await traces()).toEqual(CANARY);
  const { id } = await readRow(stand.test.db, 'registration', { folded_email: 'canarymail@kenari.example' }, [
    'id',
  ]);
  const erased = await stand.test.post(`/api/erasures/${id}`, {}, stand.admin);
  expect(erased.statusCode, erased.body).toBe(200);
  expect(await traces()).toEqual([]);
  expect((await stand.test.get(`/api/imports/${draft.id}`, stand.editor)).statusCode).toBe(404);
});
