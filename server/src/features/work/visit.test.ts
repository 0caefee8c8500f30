// An organiser's own tasks and irregular payments in To do, and what has happened since the last visit.
import { expect, it } from 'vitest';
import { createBooking, createHostedBuyer, payBooking } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

const toDo = async (headers = stand.editor) => (await stand.test.get('/api/to-do', headers)).json().items;
const countOf = async (kind: string, headers = stand.editor) =>
  (await toDo(headers)).find((item: { kind: string }) => item.kind === kind)?.count ?? 0;
const visit = async (body: object = {}, headers = stand.editor) =>
  (await stand.test.post('/api/overview-visit', body, headers)).json();
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);

it("counts the organiser's own due tasks, and lists exactly these", async () => {
  const { id, registrationNumber } = await stand.register([[1, 1, 660]], { name: 'Siti Aminah' });
  const me = (await stand.test.get('/api/account', stand.editor)).json();
  const other = (await stand.test.get('/api/account', stand.admin)).json();
  const organiserOf = async (email: string) =>
    (await readRow(stand.test.db, 'organiser', { email }, ['id'])).id;
  const [mine, others] = [await organiserOf(me.email), await organiserOf(other.email)];
  const add = (content: string, assignee_id: number | null, due_on: string | null, done = false) =>
    insertRows(stand.test.db, 'person_task', {
      registration_id: id,
      content,
      assignee_id,
      due_on,
      created_by: mine,
      created_at: TEST_NOW,
      ...(done && { done_at: TEST_NOW, done_by: mine }),
    });
  // 2 March at the fair.
  await add('today', mine, '2026-03-02');
  await add('before', mine, '2026-02-01');
  await add('tomorrow', mine, '2026-03-03');
  await add('no day', mine, null);
  await add('done', mine, '2026-03-01', true);
  await add('of somebody else', others, '2026-03-01');
  await add('of anyone', null, '2026-03-01');
  const { tasks } = (await stand.test.get('/api/own-tasks', stand.editor)).json();
  expect(tasks).toMatchObject([
    { content: 'before', dueOn: '2026-02-01', reference: registrationNumber, name: 'Siti Aminah' },
    { content: 'today', dueOn: '2026-03-02' },
  ]);
  expect(await countOf('tasks')).toBe(tasks.length);
  expect(await countOf('tasks', stand.viewer)).toBe(0);
});

it('counts people with a payment to check, like the list to which it leads', async () => {
  const { test, edition } = stand;
  const listed = async () =>
    Number((await test.get('/api/hosted?payments=odd&limit=1', stand.viewer)).headers['x-total-count']);
  const book = async () => {
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const bookingId = await createBooking(test.db, test.storage.sealer, buyer);
    return { bookingId, paymentId: await payBooking(test.db, bookingId) };
  };
  const change = (id: number, columns: object) =>
    test.db.updateTable('payment').set(columns).where('id', '=', id).execute();
  const left = await book();
  await change(left.paymentId, { state: 'open', transaction_id: null, expires_at: minutes(-1) });
  const running = await book();
  await change(running.paymentId, { state: 'open', transaction_id: null, expires_at: minutes(5) });
  const odd = await book();
  await change(odd.paymentId, { state: 'failed', transaction_id: null, attention: 'Look at it.' });
  await book();
  expect([await countOf('payments'), await listed()]).toEqual([2, 2]);
  // Another attempt of the booking was paid, so nothing is left to check.
  await payBooking(test.db, odd.bookingId);
  expect([await countOf('payments'), await listed()]).toEqual([1, 1]);
});

it('reports what has happened since the last visit, which begins after half an hour away or once it is seen', async () => {
  const { test } = stand;
  expect(await visit()).toEqual({ since: TEST_NOW.toISOString(), news: [] });
  test.setNow(minutes(10));
  const { schedules } = await stand.register([[2, 1, 660]]);
  expect(await visit()).toEqual({ since: TEST_NOW.toISOString(), news: [{ kind: 'registered', count: 1 }] });
  // A colleague's decisions are reported, one's own are not.
  const admin = await logInAs(test.db, 'admin', minutes(11));
  test.setNow(minutes(11));
  await test.post(`/api/meetings/${schedules[0]?.id}/approve`, {}, admin);
  await test.post(`/api/meetings/${schedules[0]?.id}/reject`, {}, stand.editor);
  expect((await visit()).news).toEqual([
    { kind: 'registered', count: 1 },
    { kind: 'decided', count: 1 },
  ]);
  // Still the same visit a quarter of an hour later; another one after an absence.
  test.setNow(minutes(25));
  expect((await visit()).since).toBe(TEST_NOW.toISOString());
  test.setNow(minutes(60));
  const editor = await logInAs(test.db, 'editor', minutes(60));
  const own = await visit({}, editor);
  expect(own.news).toEqual([]);
  const back = await logInAs(test.db, 'viewer', minutes(61));
  test.setNow(minutes(61));
  await visit({}, back);
  test.setNow(minutes(92));
  await updateRows(stand.test.db, 'registration', {}, { created_at: minutes(91) });
  const later = await visit({}, await again(back));
  expect(later.since).toBe(minutes(61).toISOString());
  expect(later.news[0]).toMatchObject({ kind: 'registered' });
  expect(await visit({ isSeen: true }, await again(back))).toEqual({
    since: minutes(92).toISOString(),
    news: [],
  });
});

it('counts people and emails of a visit like the lists to which they lead', async () => {
  const { test, edition } = stand;
  test.setNow(minutes(200));
  const reader = await logInAs(test.db, 'viewer', minutes(200));
  const since = (await visit({ isSeen: true }, reader)).since;
  const after = encodeURIComponent(since);
  const listed = async () => ({
    registered: (await get(`/api/meetings?registeredAfter=${after}&limit=1`)).total,
    applied: (await get(`/api/hosted?registeredAfter=${after}&limit=1`)).total,
    confirmed: (await get(`/api/meetings?programme=all&confirmedAfter=${after}&limit=1`)).total,
    failed: (await get(`/api/emails?state=failed&triedAfter=${after}&limit=1`)).body.total,
  });
  const get = async (path: string) => {
    const answer = await test.get(path, reader);
    expect(answer.statusCode).toBe(200);
    return { total: Number(answer.headers['x-total-count'] ?? 0), body: answer.json() };
  };
  expect(await listed()).toEqual({ registered: 0, applied: 0, confirmed: 0, failed: 0 });
  test.setNow(minutes(205));
  for (const maker of [1, 2]) await stand.register([[maker, 2, 780]]);
  const people = await test.db
    .selectFrom('registration')
    .select('id')
    .where('created_at', '>', minutes(200))
    .execute();
  await createHostedBuyer(test.db, edition.editionId, { now: minutes(204) });
  await updateRows(test.db, 'registration', { id: people[0]?.id ?? 0 }, { confirmed_at: minutes(205) });
  await test.db
    .updateTable('email')
    .set({ state: 'failed', last_attempt_at: minutes(205), last_error: 'x' })
    .where(
      'registration_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const { news } = await visit({}, reader);
  const counts = Object.fromEntries(
    news.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  );
  expect(counts).toMatchObject({ registered: 2, applied: 1, confirmed: 1, failed: 2 });
  expect(await listed()).toEqual(counts);
});

/** Keeps an idle session alive. */
async function again(headers: { authorization: string }) {
  await updateRows(stand.test.db, 'organiser_session', {}, { last_seen_at: minutes(92) });
  return headers;
}
