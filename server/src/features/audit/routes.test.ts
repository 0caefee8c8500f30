// The audit trail: who may read it, how it is searched, and that it cannot be changed.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RecordedAction, recordAction } from '../../platform/audit/record-action.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const admin = prepareOnce(() => createStaff(test.db, 'admin'));
const ACTIONS: Omit<RecordedAction, 'at' | 'actor'>[] = [
  {
    action: 'meeting.approve',
    subject: 'Hanari Skin Lab, 02 June 11 am',
    registrationId: 7,
    before: { status: 2 },
    after: { status: 4 },
  },
  { action: 'meeting.cancel', subject: 'Atelier Nacre, 03 June 2 pm', registrationId: 7 },
  { action: 'registration.delete', subject: '100% Beauty_Retail', registrationId: 8 },
];
beforeAll(async () => {
  const [approve, cancel, remove] = ACTIONS as [RecordedAction, RecordedAction, RecordedAction];
  await recordAction(test.db, { ...approve, at: TEST_NOW, actor: admin });
  await recordAction(test.db, { ...cancel, at: TEST_NOW, actor: { visitor: 'BM-7K3M-Q2XD' } });
  await recordAction(test.db, { ...remove, at: TEST_NOW, actor: 'system' });
});

const read = async (query = '') => (await test.get(`/api/audit${query}`, admin.headers)).json();
const actionsOf = async (query: string) =>
  (await read(query)).entries.map(({ action }: { action: string }) => action);

describe('reading', () => {
  it('lists who did what to what and when, newest first', async () => {
    const { entries, total } = await read();
    expect(total).toBe(3);
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: TEST_NOW.toISOString(),
        actorKind: 'system',
        actor: 'Visavis',
        action: 'registration.delete',
        subject: '100% Beauty_Retail',
        registrationId: 8,
        before: null,
        after: null,
      },
      expect.objectContaining({ actorKind: 'visitor', actor: 'BM-7K3M-Q2XD' }),
      expect.objectContaining({
        actorKind: 'organiser',
        actor: admin.email,
        before: { status: 2 },
        after: { status: 4 },
      }),
    ]);
  });

  it.each([
    ['?search=HANARI', ['meeting.approve']],
    ['?search=bm-7k3m', ['meeting.cancel']],
    ['?search=meeting.', ['meeting.cancel', 'meeting.approve']],
    ['?search=100%25', ['registration.delete']],
    ['?search=y_r', ['registration.delete']],
    ['?search=i_i', []],
    ['?search=%5C', []],
    ['?search=%00', ['registration.delete', 'meeting.cancel', 'meeting.approve']],
    ['?registration=7', ['meeting.cancel', 'meeting.approve']],
    ['?registration=7&search=nacre', ['meeting.cancel']],
    ['?registration=9', []],
  ])('%s finds %j', async (query, actions) => {
    expect(await actionsOf(query)).toEqual(actions);
  });

  it('is paged, with the total count', async () => {
    expect(await read('?limit=2')).toMatchObject({ total: 3, entries: [{}, {}] });
    expect(await actionsOf('?limit=2&offset=2')).toEqual(['meeting.approve']);
    expect(await read('?offset=9')).toEqual({ total: 3, entries: [] });
    expect((await test.get('/api/audit?limit=101', admin.headers)).statusCode).toBe(422);
  });

  it('is for admins only', async () => {
    const editor = await createStaff(test.db, 'editor');
    expect((await test.get('/api/audit', editor.headers)).statusCode).toBe(403);
    expect((await test.get('/api/audit')).statusCode).toBe(401);
  });
});

describe('changing', () => {
  it.each([
    ["update audit_entry set actor = 'somebody else'"],
    ['delete from audit_entry'],
    ['truncate audit_entry'],
    ['truncate organiser cascade'],
    [
      "insert into audit_entry (id, at, actor_kind, actor, action, subject) overriding system value select id, at, actor_kind, 'x', action, subject from audit_entry limit 1 on conflict (id) do update set actor = 'x'",
    ],
  ])('%s is refused by the database', async (statement) => {
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('the audit trail is only added to');
    expect(await read()).toMatchObject({ total: 3, entries: [{ actor: 'Visavis' }, {}, {}] });
  });

  it('an action is rolled back with its transaction', async () => {
    const undone = test.db.transaction().execute(async (transaction) => {
      await recordAction(transaction, {
        at: TEST_NOW,
        actor: 'system',
        action: 'meeting.approve',
        subject: 'never happened',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await actionsOf('?search=never')).toEqual([]);
  });
});
