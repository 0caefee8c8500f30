// Marks of meetings: who may set them, when, and what is recorded.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { DEFAULT_TIME_ZONE } from '@visavis/domain/edition/time-zone';
import { beforeEach, expect, test } from 'vitest';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(app.db));
let buyer: TestBuyer;
let editor: { authorization: string };
/** The second day of the fair, noon. */
const DURING = slotStartsAt('2026-06-03', 720, DEFAULT_TIME_ZONE);

beforeEach(async () => {
  app.setNow(DURING);
  await app.db.deleteFrom('claim').execute();
  buyer = await createHostedBuyer(app.db, edition.editionId);
  editor = await logInAs(app.db, 'editor', DURING);
});

const meet = (day: number, minute: number, more: { status?: 2 | 3 | 4; exhibitorId?: number } = {}) =>
  placeMeeting(app.db, {
    registrationId: buyer.registrationId,
    exhibitorId: edition.exhibitorIds.hanari,
    day,
    minute,
    ...more,
  });
const mark = (id: number, body: object, headers = editor) => app.post(`/api/attendance/${id}`, body, headers);

async function linkOf(exhibitorId: number): Promise<{ authorization: string }> {
  const answer = await app.post(`/api/exhibitor-schedules/${exhibitorId}/link`, {}, editor);
  const key = new URL(answer.json().link).searchParams.get('key');
  return { authorization: `Bearer ${key}` };
}

test('an organiser marks a meeting, and who, when and how is returned and recorded', async () => {
  const id = await meet(2, 660);
  const answer = await mark(id, { attendance: 'held', version: 1 });
  expect(answer.json()).toMatchObject({
    attendance: 'held',
    version: 2,
    marked: { by: expect.stringContaining('editor'), at: DURING.toISOString(), way: 'dashboard' },
  });
  const action = await readRow(app.db, 'audit_entry', { action: 'meeting.mark' });
  expect(action).toMatchObject({
    actor_kind: 'organiser',
    registration_id: buyer.registrationId,
    before: { attendance: null },
    after: { attendance: 'held' },
  });
  expect((await mark(id, { attendance: null })).json()).toMatchObject({ attendance: null, marked: null });
});

test('only an approved meeting whose hour has begun can be marked', async () => {
  const later = await meet(2, 780);
  const pending = await meet(1, 660, { status: 2, exhibitorId: edition.exhibitorIds.nacre });
  const rejected = await meet(1, 720, { status: 3, exhibitorId: edition.exhibitorIds.proto });
  for (const id of [later, pending, rejected])
    expect((await mark(id, { attendance: 'held' })).json()).toMatchObject({ code: 'meeting.not-markable' });
  const thatHour = slotStartsAt('2026-06-03', 780, DEFAULT_TIME_ZONE);
  app.setNow(thatHour);
  const then = await logInAs(app.db, 'editor', thatHour);
  expect((await mark(later, { attendance: 'held' }, then)).statusCode).toBe(200);
});

test('refuses a mark with a stale version', async () => {
  const id = await meet(2, 660);
  await mark(id, { attendance: 'missed', version: 1 });
  expect((await mark(id, { attendance: 'held', version: 1 })).json()).toMatchObject({
    code: 'meeting.stale',
  });
});

test('viewers, buyers and anonymous callers cannot mark meetings', async () => {
  const id = await meet(2, 660);
  expect((await mark(id, { attendance: 'held' }, await logInAs(app.db, 'viewer', DURING))).statusCode).toBe(
    403,
  );
  const asBuyer = { authorization: `Bearer ${buyer.key}` };
  expect((await mark(id, { attendance: 'held' }, asBuyer)).statusCode).toBe(401);
  expect(
    (await app.post(`/api/exhibitor-desk/meetings/${id}`, { attendance: 'held' }, asBuyer)).statusCode,
  ).toBe(404);
  expect((await app.post(`/api/exhibitor-desk/meetings/${id}`, { attendance: 'held' })).statusCode).toBe(404);
});

test('an exhibitor sees and marks only its own meetings', async () => {
  const own = await meet(2, 660);
  const others = await meet(1, 660, { exhibitorId: edition.exhibitorIds.nacre });
  const link = await linkOf(edition.exhibitorIds.hanari);
  const desk = await app.get('/api/exhibitor-desk', link);
  expect(desk.json().exhibitor).toEqual({ name: 'Hanari Skin Lab', boothNumber: 'A-208' });
  expect(desk.json().meetings.map(({ id }: { id: number }) => id)).toEqual([own]);
  const marked = await app.post(`/api/exhibitor-desk/meetings/${own}`, { attendance: 'held' }, link);
  expect(marked.json().marked).toEqual({ at: DURING.toISOString(), way: 'exhibitor-link' });
  expect(
    (await app.post(`/api/exhibitor-desk/meetings/${others}`, { attendance: 'held' }, link)).statusCode,
  ).toBe(404);
});

test('only staff can change a mark set by staff: a differing mark of the exhibitor is stored beside it', async () => {
  const id = await meet(2, 660);
  const link = await linkOf(edition.exhibitorIds.hanari);
  const say = async (attendance: 'held' | 'missed' | null) =>
    (await app.post(`/api/exhibitor-desk/meetings/${id}`, { attendance }, link)).json();
  const seen = async () => {
    const [row] = (await app.get('/api/attendance', editor)).json();
    return [row.attendance, row.marked?.way ?? null, row.exhibitorSays];
  };
  await mark(id, { attendance: 'held' });
  // The exhibitor can neither remove nor change the staff's mark.
  expect(await say(null)).toMatchObject({ attendance: 'held', exhibitorSays: null });
  const answer = await say('missed');
  expect(answer).toMatchObject({ attendance: 'held', exhibitorSays: 'missed' });
  expect(answer.marked).toEqual({ at: DURING.toISOString(), way: 'dashboard' });
  expect(await seen()).toEqual(['held', 'dashboard', 'missed']);
  const person = (await app.get(`/api/people/${buyer.reference}`, editor)).json();
  expect(person.marks).toEqual([{ id, attendance: 'held', exhibitorSays: 'missed' }]);
  expect(person.history[0]).toMatchObject({
    action: 'meeting.mark',
    actor: 'Hanari Skin Lab',
    exhibitor: 'Hanari Skin Lab',
    before: { attendance: 'held', exhibitorView: null },
    after: { attendance: 'held', exhibitorView: 'missed' },
  });
  // Staff agree.
  await mark(id, { attendance: 'missed' });
  expect(await seen()).toEqual(['missed', 'dashboard', null]);
  // Staff remove their mark: the exhibitor can set its own again.
  await mark(id, { attendance: null });
  expect(await seen()).toEqual([null, null, 'missed']);
  await say('missed');
  expect(await seen()).toEqual(['missed', 'exhibitor-link', null]);
  await mark(id, { attendance: 'held' });
  expect(await seen()).toEqual(['held', 'dashboard', 'missed']);
  await say(null);
  expect(await seen()).toEqual(['held', 'dashboard', null]);
});

test('no response to an exhibitor names an organiser', async () => {
  const id = await meet(2, 660);
  await mark(id, { attendance: 'held' });
  const link = await linkOf(edition.exhibitorIds.hanari);
  const answers = [
    await app.get('/api/exhibitor-desk', link),
    await app.post(`/api/exhibitor-desk/meetings/${id}`, { attendance: 'missed' }, link),
  ];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toContain('@');
  }
});

test('a new link replaces the previous one, and every link expires a month after the fair', async () => {
  const first = await linkOf(edition.exhibitorIds.hanari);
  const second = await linkOf(edition.exhibitorIds.hanari);
  expect((await app.get('/api/exhibitor-desk', first)).statusCode).toBe(404);
  expect((await app.get('/api/exhibitor-desk', second)).statusCode).toBe(200);
  app.setNow(slotStartsAt('2026-07-07', 0, DEFAULT_TIME_ZONE));
  expect((await app.get('/api/exhibitor-desk', second)).statusCode).toBe(404);
});

test('the list is filtered by reference, day and mark, and counted', async () => {
  const first = await meet(1, 660);
  const second = await meet(2, 660, { exhibitorId: edition.exhibitorIds.nacre });
  await mark(first, { attendance: 'held' });
  const ids = async (query: string) => {
    const answer = await app.get(`/api/attendance?${query}`, editor);
    return {
      ids: answer.json().map(({ id }: { id: number }) => id),
      total: Number(answer.headers['x-total-count']),
    };
  };
  expect(await ids(`search=${buyer.reference.toLowerCase()}`)).toEqual({ ids: [first, second], total: 2 });
  expect(await ids('day=2')).toEqual({ ids: [second], total: 1 });
  expect(await ids('attendance=none')).toEqual({ ids: [second], total: 1 });
  expect(await ids('attendance=held&programme=hosted')).toEqual({ ids: [first], total: 1 });
  expect(await ids('search=50%25')).toEqual({ ids: [], total: 0 });
  // By exhibitor and booth as well as by person, in any order.
  const [booth] = (await app.get('/api/attendance?day=2', editor)).json();
  expect(await ids(`search=${booth.boothNumber.toLowerCase()}`)).toEqual({ ids: [second], total: 1 });
  expect(await ids(`search=rahman ${booth.boothNumber} amira`)).toEqual({ ids: [second], total: 1 });
  expect(await ids('search=012-345 6789')).toEqual({ ids: [first, second], total: 2 });
  expect(await ids('limit=1&offset=1')).toEqual({ ids: [second], total: 2 });
});

test('meetings of earlier days without a mark are in To do, which counts exactly their list', async () => {
  const yesterday = await meet(1, 660);
  await meet(2, 660, { exhibitorId: edition.exhibitorIds.nacre });
  const list = async () => {
    const answer = await app.get('/api/attendance?attendance=earlier', editor);
    return answer.json().map(({ id }: { id: number }) => id);
  };
  const toDo = async () =>
    (await app.get('/api/to-do', editor))
      .json()
      .items.find(({ kind }: { kind: string }) => kind === 'unmarked');
  expect(await list()).toEqual([yesterday]);
  expect(await toDo()).toEqual({ kind: 'unmarked', count: 1 });
  await mark(yesterday, { attendance: 'missed' });
  expect(await list()).toEqual([]);
  expect(await toDo()).toBeUndefined();
});

test('a meeting is found by the text of its state, whether or not its hour has begun', async () => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = await createMakers(app.db, edition.editionId, 5);
  const held = await meet(1, 660, { exhibitorId: one });
  const missed = await meet(1, 720, { exhibitorId: two });
  const begun = await meet(2, 720, { exhibitorId: three });
  const coming = await meet(2, 780, { exhibitorId: four });
  const nextDay = await meet(3, 660, { exhibitorId: five });
  await mark(held, { attendance: 'held' });
  await mark(missed, { attendance: 'missed' });
  const ids = async (search: string) =>
    (await app.get(`/api/attendance?search=${encodeURIComponent(search)}`, editor))
      .json()
      .map(({ id }: { id: number }) => id);
  expect(await ids('Held')).toEqual([held]);
  expect(await ids('missed')).toEqual([missed]);
  expect(await ids('NOT MARKED')).toEqual([begun]);
  expect(await ids('not started yet')).toEqual([coming, nextDay]);
  // Combined with words that match the person, in any order.
  expect(await ids(`held ${buyer.reference} rahman`)).toEqual([held]);
  expect(await ids('held nobody')).toEqual([]);
  app.setNow(slotStartsAt('2026-06-03', 780, DEFAULT_TIME_ZONE));
  editor = await logInAs(app.db, 'editor', slotStartsAt('2026-06-03', 780, DEFAULT_TIME_ZONE));
  expect(await ids('not marked')).toEqual([begun, coming]);
});
