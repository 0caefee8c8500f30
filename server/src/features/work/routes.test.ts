// Open work per section: what is counted, and that it matches the lists that the sections show.
import type { OpenWork } from '@visavis/contract/work/endpoints';
import { expect, it } from 'vitest';
import { createBooking, createHostedBuyer, payBooking } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { refreshRegistration } from '../registration/state.repository.ts';
import { countWork } from './service.ts';

const stand = prepareOnce(openReview);

const work = async (headers = stand.viewer): Promise<OpenWork> =>
  (await stand.test.get('/api/work', headers)).json();
const totalOf = async (path: string) =>
  Number((await stand.test.get(path, stand.viewer)).headers['x-total-count']);

it('counts registrations of Business Matching until they are decided', async () => {
  expect(await work()).toEqual({ registrations: 0, applications: 0, refunds: 0, emails: 0, addresses: 0 });
  const { id, schedules } = await stand.register([[1, 1, 720]], { email: 'one@work.example' });
  const other = await stand.register([[2, 1, 720]], { email: 'two@work.example' });
  expect(await work()).toMatchObject({ registrations: 2 });
  expect(await totalOf('/api/meetings?status=Pending&limit=1')).toBe(2);
  await stand.test.post(`/api/meetings/${schedules[0]?.id}/approve`, {}, stand.editor);
  expect((await stand.group(id)).status).toBe('Approved');
  expect(await work()).toMatchObject({ registrations: 1 });
  await updateRows(stand.test.db, 'registration', { id: other.id }, { cancelled_at: TEST_NOW });
  expect(await work()).toMatchObject({ registrations: 0 });
});

it('does not count people without meetings, neither here nor in To do', async () => {
  const { db } = stand.test;
  const { id, schedules } = await stand.register([[6, 1, 720]], { email: 'none@work.example' });
  const waiting = await stand.register([[6, 1, 780]], { email: 'one-more@work.example' });
  await db.deleteFrom('claim').where('registration_id', '=', id).execute();
  const earlier = new Date(TEST_NOW.getTime() - 86_400_000);
  await db.updateTable('registration').set({ created_at: earlier }).where('id', '=', id).execute();
  await db.transaction().execute((transaction) => refreshRegistration(transaction, id, TEST_NOW));
  expect(schedules).toHaveLength(1);
  expect(await work()).toMatchObject({ registrations: 1 });
  const { items } = (await stand.test.get('/api/to-do', stand.viewer)).json();
  expect(items).toContainEqual({ kind: 'decide', count: 1, meetings: 1, since: waiting.createdAt });
  await db
    .updateTable('registration')
    .set({ cancelled_at: TEST_NOW })
    .where('id', 'in', [id, waiting.id])
    .execute();
});

it('counts applications without a decision', async () => {
  const { test, edition } = stand;
  for (const decision of ['pending', 'pending', 'approved', 'rejected'] as const)
    await createHostedBuyer(test.db, edition.editionId, { decision });
  expect(await work()).toMatchObject({ registrations: 0, applications: 2 });
  expect(await totalOf('/api/hosted?decision=pending&limit=1')).toBe(2);
});

it('counts refunds that are due', async () => {
  const { test, edition } = stand;
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  const paymentId = await payBooking(test.db, await createBooking(test.db, test.storage.sealer, buyer));
  expect(await work()).toMatchObject({ refunds: 0 });
  await test.db.updateTable('payment').set({ is_surplus: true }).where('id', '=', paymentId).execute();
  expect(await work()).toMatchObject({ refunds: 1 });
  expect(await totalOf('/api/refunds?state=due&limit=1')).toBe(1);
});

it('counts failed emails like their list: staff emails for admins only, and none of another edition', async () => {
  const { test, edition } = stand;
  await test.db.deleteFrom('email').execute();
  const ofEdition = await createHostedBuyer(test.db, edition.editionId);
  const add = (kind: string, state: string, columns: object = {}) =>
    insertRows(test.db, 'email', {
      kind,
      state,
      subject: 'A subject',
      recipient: 'somebody@work.example',
      recipient_name: 'Somebody',
      content: '{}',
      message_id: `work-${kind}-${state}@visavis.example`,
      created_at: TEST_NOW,
      ...columns,
    } as never);
  await add('registration-received', 'failed', {
    edition_id: edition.editionId,
    registration_id: ofEdition.registrationId,
  });
  await add('registration-received', 'sent', {
    edition_id: edition.editionId,
    registration_id: ofEdition.registrationId,
  });
  await add('password-reset', 'failed');
  expect(await work()).toMatchObject({ emails: 1 });
  expect(await work(stand.admin)).toMatchObject({ emails: 2 });
  for (const headers of [stand.viewer, stand.admin]) {
    const { counts } = (await test.get('/api/emails', headers)).json();
    expect(counts.failed).toBe((await work(headers)).emails);
  }
  await test.db.updateTable('email').set({ edition_id: null }).execute();
  expect(await work()).toMatchObject({ emails: 1 });
});

it('hides the counts that a role may not read', async () => {
  const { db } = stand.test;
  const catalogue = { editionId: stand.edition.editionId, hosted: { refundAfterMeetings: 4 } as never };
  expect(await countWork(db, catalogue, 'viewer')).toMatchObject({ applications: 2, refunds: 1, emails: 1 });
  expect(await countWork(db, catalogue, 'somebody else')).toEqual({
    registrations: 0,
    applications: 0,
    refunds: 0,
    emails: 0,
    addresses: 0,
  });
});

it('lists what is to be done, most urgent first, each count matching the list where it is done', async () => {
  const toDo = async (headers = stand.viewer) => (await stand.test.get('/api/to-do', headers)).json().items;
  const { db } = stand.test;
  await stand.register([[3, 2, 720]], { email: 'three@work.example' });
  const told = await stand.register([[4, 2, 720]], { email: 'four@work.example' });
  await stand.test.post(`/api/meetings/${told.schedules[0]?.id}/approve`, {}, stand.editor);
  const items: { kind: string; count: number; meetings?: number; since?: string }[] = await toDo();
  const of = (kind: string) => items.find((item) => item.kind === kind);
  expect(items.map(({ kind }) => kind)).toEqual(
    [
      'decide',
      'ready',
      'applications',
      'tasks',
      'changed',
      'failed',
      'addresses',
      'documents',
      'payments',
      'unmarked',
      'refunds',
      'unconfirmed',
      'exhibitors',
    ].filter(of),
  );
  expect(of('decide')).toMatchObject({ meetings: expect.any(Number), since: expect.stringContaining('T') });
  for (const [kind, list] of [
    ['decide', '/api/meetings?progress=to-decide&limit=1'],
    ['ready', '/api/meetings?progress=ready&limit=1'],
    ['applications', '/api/hosted?decision=pending&limit=1'],
    ['refunds', '/api/refunds?state=due&limit=1'],
  ] as const)
    expect([kind, of(kind)?.count]).toEqual([kind, await totalOf(list)]);
  // At most four makers have a meeting; the edition has more.
  const { rows } = await stand.test.database.pool.query(
    `select count(*)::int as count from exhibitor where edition_id = $1 and not exists (
      select from meeting where exhibitor_id = exhibitor.id and status <> 3)`,
    [stand.edition.editionId],
  );
  expect(of('exhibitors')?.count).toBe(rows[0].count);
  await db.updateTable('registration').set({ was_mailed: true }).where('id', '=', told.id).execute();
  expect((await toDo()).find((item: { kind: string }) => item.kind === 'changed')).toEqual({
    kind: 'changed',
    count: 1,
  });
});
