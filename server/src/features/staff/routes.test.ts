// Managing staff as an admin: list, invitations, roles, disabled accounts.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions, openSessionOf, STAFF_PASSWORD, type Staff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createPasswordLink } from './password-link.repository.ts';

const ABSENT = 2_147_483_647;
const test = prepareOnce(createTestApp);
let admin: Staff;
let count = 0;
beforeAll(() => createSmallEdition(test.db));

beforeEach(async () => {
  test.setNow(TEST_NOW);
  // Accounts left over from other tests are disabled.
  await test.db.updateTable('organiser').set({ disabled_at: TEST_NOW }).execute();
  admin = await createStaff(test.db, 'admin');
});

const newEmail = () => `newcomer.${++count}@exhibition.example`;
const list = async () => (await test.get('/api/organisers', admin.headers)).json();
const member = async (id: number) => (await list()).find((one: { id: number }) => one.id === id);
const invite = (email: string, role = 'viewer') =>
  test.post('/api/organisers', { email, role }, admin.headers);
const inviteAgain = (id: number) =>
  test.call({ method: 'POST', url: `/api/organisers/${id}/invitation`, headers: admin.headers });
const change = (id: number, changes: object, by = admin) =>
  test.call({ method: 'PUT', url: `/api/organisers/${id}`, headers: by.headers, payload: changes });
const messagesTo = (recipient: string) =>
  test.db.selectFrom('email').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
const actionsOn = async (subject: string) =>
  (await listActions(test.db)).filter((action) => action.subject === subject);

describe('the list', () => {
  it("shows everybody's address, role and state, and when they were last seen", async () => {
    const viewer = await createStaff(test.db, 'viewer');
    await test.get('/api/account', viewer.headers);
    expect(await member(viewer.id)).toEqual({
      id: viewer.id,
      email: viewer.email,
      role: 'viewer',
      state: 'active',
      hasSecondFactor: false,
      createdAt: TEST_NOW.toISOString(),
      lastSeenAt: TEST_NOW.toISOString(),
    });
    await change(viewer.id, { isDisabled: true });
    expect(await member(viewer.id)).toMatchObject({ state: 'disabled' });
    expect(JSON.stringify(await list())).not.toContain('argon2');
  });

  it('shows when somebody was last seen even after the session has ended', async () => {
    const viewer = await createStaff(test.db, 'viewer');
    const noon = new Date(TEST_NOW.getTime() + 60_000);
    test.setNow(noon);
    await test.call({ method: 'POST', url: '/api/logout', headers: viewer.headers });
    test.setNow(TEST_NOW);
    expect(await member(viewer.id)).toMatchObject({ lastSeenAt: noon.toISOString() });
    const invited = (await invite(newEmail())).json();
    expect(await member(invited.id)).toMatchObject({ state: 'invited', lastSeenAt: null });
  });
});

describe('an invitation', () => {
  it('creates an account without a password together with its email', async () => {
    const email = newEmail();
    const response = await invite(` ${email} `, 'editor');
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      { email, role: 'editor', state: 'invited', hasSecondFactor: false, lastSeenAt: null },
    ]);
    expect(await messagesTo(email)).toMatchObject([
      {
        kind: 'staff-invitation',
        organiser_id: response.json().id,
        state: 'unsent',
        content: {
          kind: 'staff-invitation',
          email,
          role: 'editor',
          invitedBy: admin.email,
          exhibition: { name: 'International Beauty Exhibition' },
        },
      },
    ]);
    expect(await actionsOn(email)).toMatchObject([
      { action: 'organiser.invite', actor: admin.email, after: { role: 'editor' } },
    ]);
    const logIn = await test.post('/api/login', { email, password: 'anything' });
    expect(logIn.json().error).toBe('Invalid email or password');
  });

  it('is refused for an address that has an account, ignoring case', async () => {
    const email = newEmail();
    const answers = await Promise.all([email, email.toUpperCase(), email, email].map((one) => invite(one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect((await invite(email)).json()).toMatchObject({
      code: 'organiser.email-taken',
      error: 'There is an account with this email address already.',
    });
    const written = await Promise.all([email, email.toUpperCase()].map(messagesTo));
    expect(written.flat()).toHaveLength(1);
  });

  it.each([['no address'], ['two@a.example,three@b.example'], ['x@a.example\r\nbcc: y@b.example']])(
    'is refused for %j',
    async (email) => {
      const response = await invite(email);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['email']]);
    },
  );

  it('is sent again at most three times an hour, and only to people who have not accepted it', async () => {
    const { id, email } = (await invite(newEmail())).json();
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await inviteAgain(id)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    test.setNow(new Date(TEST_NOW.getTime() + 3_600_001));
    admin = await createStaff(test.db, 'admin');
    await updateRows(
      test.db,
      'organiser_session',
      {},
      { last_seen_at: new Date(TEST_NOW.getTime() + 3_600_000) },
    );
    expect((await inviteAgain(id)).statusCode).toBe(200);
    expect(await messagesTo(email)).toHaveLength(4);
    expect((await inviteAgain(admin.id)).statusCode).toBe(404);
    expect((await inviteAgain(ABSENT)).statusCode).toBe(404);
  });
});

describe('a change', () => {
  it('of the role takes effect with the next request', async () => {
    const other = await createStaff(test.db, 'admin');
    expect((await test.get('/api/organisers', other.headers)).statusCode).toBe(200);
    expect((await change(other.id, { role: 'viewer' })).json()).toMatchObject({
      id: other.id,
      role: 'viewer',
      state: 'active',
    });
    expect((await test.get('/api/organisers', other.headers)).json().code).toBe('session.forbidden');
    expect((await test.get('/api/account', other.headers)).json()).toMatchObject({ role: 'viewer' });
    expect(await actionsOn(other.email)).toEqual([
      expect.objectContaining({
        action: 'organiser.change',
        actor: admin.email,
        before: { role: 'admin', isDisabled: false },
        after: { role: 'viewer', isDisabled: false },
      }),
    ]);
  });

  it('that disables an account ends its sessions and links at once, and enabling it restores none', async () => {
    const other = await createStaff(test.db, 'editor');
    const second = await openSessionOf(test.db, other.id);
    const key = await createPasswordLink(test.db, {
      organiserId: other.id,
      purpose: 'reset',
      now: TEST_NOW,
    });
    const logIn = () => test.post('/api/login', { email: other.email, password: STAFF_PASSWORD });
    expect((await change(other.id, { isDisabled: true })).json()).toMatchObject({ state: 'disabled' });
    const statusOf = async (token: string) =>
      (await test.get('/api/account', { authorization: `Bearer ${token}` })).statusCode;
    expect([await statusOf(other.token), await statusOf(second)]).toEqual([401, 401]);
    // A device with stored offline data learns that it must delete it.
    const refused = await test.get('/api/account', { authorization: `Bearer ${second}` });
    expect(refused.json()).toMatchObject({ code: 'session.missing', reason: { code: 'session.disabled' } });
    expect((await logIn()).json().error).toBe('Invalid email or password');
    expect((await change(other.id, { isDisabled: false })).json()).toMatchObject({ state: 'active' });
    expect([await statusOf(other.token), await statusOf(second)]).toEqual([401, 401]);
    expect((await test.post('/api/password-link', { key })).statusCode).toBe(404);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('never removes the last admin who can log in', async () => {
    const waiting = (await invite(newEmail(), 'admin')).json();
    expect(waiting.state).toBe('invited');
    for (const changes of [{ role: 'editor' }, { isDisabled: true }, { role: 'viewer', isDisabled: true }]) {
      const response = await change(admin.id, changes);
      expect([response.statusCode, response.json()]).toMatchObject([
        409,
        {
          code: 'organiser.last-admin',
          error: 'This is the last admin. Please make somebody else an admin first.',
        },
      ]);
    }
    expect((await change(admin.id, { role: 'admin', isDisabled: false })).statusCode).toBe(200);
    const other = await createStaff(test.db, 'admin');
    expect((await change(admin.id, { role: 'editor' })).statusCode).toBe(200);
    expect((await change(other.id, { role: 'editor' }, other)).statusCode).toBe(409);
  });

  it('of an unknown account is 404, and one without effect is not audited', async () => {
    expect((await change(ABSENT, { role: 'viewer' })).statusCode).toBe(404);
    const viewer = await createStaff(test.db, 'viewer');
    expect((await change(viewer.id, {})).statusCode).toBe(200);
    expect((await change(viewer.id, { password: 'x' })).statusCode).toBe(422);
    expect(await actionsOn(viewer.email)).toEqual([]);
  });
});
