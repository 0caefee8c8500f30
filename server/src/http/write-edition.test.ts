// A staff write runs in the edition of what it changes, and one that creates something must name an edition.
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { findEditionsOf } from '../features/edition/owner.repository.ts';
import { importCalls } from '../testing/import-calls.ts';
import { MATRIX } from '../testing/policy-matrix.ts';
import { prepareOnce } from '../testing/prepare.ts';
import { openReview } from '../testing/review.ts';
import { readRow } from '../testing/rows.ts';
import { EDITION_OF_WRITES, type Stored } from './edition-of-writes.ts';
import { editionToRunIn } from './write-edition.ts';

const stand = prepareOnce(openReview);
let open: number;
let draft: number;
let registration: { id: number; reference: string; meetings: { id: number }[] };

const naming = (id: number) => ({ ...stand.admin, 'x-edition': String(id) });
const unnamed = () => ({ ...stand.admin, 'x-edition': '' });
const codeOf = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
async function ok(answer: Promise<LightMyRequestResponse>) {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body);
}
const send = (method: string, url: string, payload: object, headers: Record<string, string>) =>
  stand.test.call({
    method: method as 'PUT',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

beforeAll(async () => {
  open = stand.edition.editionId;
  draft = (await ok(stand.test.post('/api/editions', { from: open }, stand.admin))).id;
  const { id } = await stand.register([[1, 1, 660]]);
  const group = await ok(stand.test.get(`/api/meetings/${id}`, stand.admin));
  const { reference } = await readRow(stand.test.db, 'registration', { id }, ['reference']);
  registration = { id, reference, meetings: group.schedules };
});

it('the table contains every staff-only write, and nothing else', () => {
  const roles = ['hidden', 'hidden-admin', 'desk', 'staff', 'viewer', 'editor', 'admin'] as const;
  const writes = roles.flatMap((role) => MATRIX[role]).filter((call) => !call.startsWith('GET '));
  expect(Object.keys(EDITION_OF_WRITES).sort()).toEqual([...writes].sort());
});

const stored = Object.entries(EDITION_OF_WRITES).flatMap(([call, about]) =>
  Array.isArray(about) ? [[call, about] as const] : [],
);

it.each(stored)(
  '%s runs in the edition of what it changes, and not in another one that is named',
  async (_, about) => {
    const [, where] = about;
    const [part = '', ...names] = where.split('.');
    const value = [...names].reverse().reduce<unknown>((inner, name) => ({ [name]: inner }), 5);
    const input = { params: { kind: 'category' }, [part]: { kind: 'category', ...(value as object) } };
    const asked: unknown[] = [];
    const findEditions = async (thing: Stored, ids: readonly (number | string)[]) => {
      asked.push(thing, ...ids);
      return [{ id: 7, name: 'Spring Fair' }];
    };
    const run = (named: number | undefined) => editionToRunIn(about, { named, input, findEditions });
    expect(await run(undefined)).toBe(7);
    expect(asked).toEqual([about[0] === 'params.kind' ? 'category' : about[0], 5]);
    expect(await run(7)).toBe(7);
    await expect(run(8)).rejects.toMatchObject({
      code: 'edition.other',
      message: 'This belongs to the edition “Spring Fair”. Please choose that edition first.',
    });
  },
);

it('things of two editions belong to neither', async () => {
  const both = async () => [open, draft].map((id) => ({ id, name: 'Fair' }));
  const input = { body: { ids: [1, 2] } };
  const run = (named?: number) =>
    editionToRunIn(['registration', 'body.ids'], { named, input, findEditions: both });
  await expect(run()).rejects.toMatchObject({ code: 'edition.other' });
  await expect(run(open)).rejects.toMatchObject({ code: 'edition.other' });
});

it('the database finds the edition of each kind of thing, and none for things that do not exist', async () => {
  const kinds = new Set(stored.map(([, [thing]]) => thing).filter((thing) => thing !== 'params.kind'));
  for (const thing of [...kinds, 'category', 'sub-category'] as Stored[]) {
    const ids = thing === 'person' ? ['BM-AAAA-AAAA'] : [2147483647];
    expect([thing, await findEditionsOf(stand.test.db, thing, ids)]).toEqual([thing, []]);
  }
  const owner = async (thing: Stored, id: number | string) =>
    (await findEditionsOf(stand.test.db, thing, [id])).map((edition) => edition.id);
  const [meeting] = registration.meetings;
  expect(await owner('registration', registration.id)).toEqual([open]);
  expect(await owner('person', registration.reference)).toEqual([open]);
  expect(await owner('meeting', meeting?.id ?? 0)).toEqual([open]);
  expect(await owner('exhibitor', stand.makers[0] ?? 0)).toEqual([open]);
});

it('a person in the open edition cannot be changed from a draft; an unnamed call uses their own edition', async () => {
  const { test, makers } = stand;
  const [meeting] = registration.meetings;
  const notes = `/api/people/${registration.reference}/notes`;
  const refused = await test.post(notes, { content: 'Called' }, naming(draft));
  expect(codeOf(refused)).toEqual([409, 'edition.other']);
  expect(refused.json().message).toMatch(
    /^This belongs to the edition “.+”\. Please choose that edition first\.$/,
  );
  expect(codeOf(await test.post(`/api/meetings/${meeting?.id}/approve`, {}, naming(draft)))).toEqual([
    409,
    'edition.other',
  ]);
  const restore = { version: 1 };
  expect(codeOf(await test.post(`/api/exhibitors/${makers[0]}/restore`, restore, naming(draft)))).toEqual([
    409,
    'edition.other',
  ]);
  expect((await test.post(notes, { content: 'Called' }, unnamed())).statusCode).toBe(201);
  expect((await test.post(`/api/meetings/${meeting?.id}/approve`, {}, unnamed())).statusCode).toBe(200);
});

it("an unnamed call changes a draft's data in the draft, not in the open edition", async () => {
  const view = { list: 'registrations', name: 'Mine', query: '?status=2' };
  await ok(stand.test.post('/api/views', view, naming(draft)));
  const { id } = await readRow(stand.test.db, 'saved_view', { edition_id: draft }, ['id']);
  expect(codeOf(await send('DELETE', `/api/views/${id}`, {}, naming(open)))).toEqual([409, 'edition.other']);
  expect((await send('DELETE', `/api/views/${id}`, {}, unnamed())).statusCode).toBe(200);
});

it.each([
  ['PUT', '/api/reminders', { rule: 'week', isOn: false }],
  ['POST', '/api/views', { list: 'registrations', name: 'Mine', query: '?status=2' }],
  ['POST', '/api/show-day/wall-links', {}],
  ['POST', '/api/messages', { audience: { programme: 'business', ids: [1] } }],
])('%s %s must name its edition', async (method, url, body) => {
  const answer = await send(method, url, body, unnamed());
  if (answer.statusCode === 422) throw new Error(answer.body);
  expect(codeOf(answer)).toEqual([400, 'request.unreadable']);
  expect(answer.json().message).toMatch(/^Please name the edition/);
});

it('a list goes into the named draft; without a name it is refused', async () => {
  const { test } = stand;
  const companies = async (editionId: number) =>
    (
      await test.db
        .selectFrom('exhibitor')
        .select('company_name')
        .where('edition_id', '=', editionId)
        .where('company_name', 'like', 'Nextyear%')
        .orderBy('company_name')
        .execute()
    ).map(({ company_name }) => company_name);
  const list = `Company,Booth,Country,Description
Nextyear Rose Ltd,Z901,France,Plans for 2028
Nextyear Iris SA,Z903,Spain,Plans for 2028`;
  const none = importCalls(test, unnamed());
  expect(codeOf(await none.send(list))).toEqual([400, 'request.unreadable']);
  const calls = importCalls(test, naming(draft));
  const done = await calls.act(await calls.upload(list), 'apply', { tell: false });
  expect(done.state).toBe('applied');
  expect(await companies(draft)).toEqual(['Nextyear Iris SA', 'Nextyear Rose Ltd']);
  expect(await companies(open)).toEqual([]);
});

it('an import of people into a draft is refused before the dry run, and nobody is registered anywhere', async () => {
  const { test } = stand;
  const people = async () => (await test.db.selectFrom('visitor').select('id').execute()).length;
  const before = await people();
  const list = `Name,Designation,Email,Phone Number,Company Name
"Nextyear Nora","Buyer","nora.nextyear@example.com","+60123459999","Nora Shop"`;
  const answer = await importCalls(test, naming(draft), 'registrations').send(list);
  expect(codeOf(answer)).toEqual([409, 'edition.closed']);
  expect(answer.json().message).toMatch(/This one is a draft/);
  expect(await people()).toBe(before);
  expect((await importCalls(test, naming(open), 'registrations').send(list)).statusCode).toBe(201);
});
