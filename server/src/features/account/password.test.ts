// Setting a password: through a mailed link, and with the current password.
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/access-links/token.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions, openSessionOf, STAFF_PASSWORD, type Staff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createPasswordLink } from '../staff/password-link.repository.ts';

const NEW_PASSWORD = 'another long password';
const SENTENCE =
  'If there is an account with this email address, a link to choose a new password is on the way to it.';
const HOUR_MS = 3_600_000;
const test = prepareOnce(createTestApp);
let staff: Staff;

beforeEach(async () => {
  test.setNow(TEST_NOW);
  staff = await createStaff(test.db, 'editor');
});

let address = 0;
const from = () => `10.2.${Math.floor(++address / 250)}.${(address % 250) + 1}`;
const post = (url: string, payload: object, remoteAddress = from()) =>
  test.call({ method: 'POST', url, payload, remoteAddress });
const requestReset = (email: string, remoteAddress?: string) =>
  post('/api/password-reset', { email }, remoteAddress);
const logIn = (password: string) => post('/api/login', { email: staff.email, password });
const readLink = (key: string) => post('/api/password-link', { key });
const choose = (key: string, password = NEW_PASSWORD) => post('/api/password', { key, password });
const linkOf = (purpose: 'invitation' | 'reset', organiserId = staff.id) =>
  createPasswordLink(test.db, { organiserId, purpose, now: TEST_NOW });
/** Resets the rate limits: one key in 131,072 shares a bucket with a key that is already blocked. */
const forgetTries = () => test.restart();
const stateOfSession = async (token: string) =>
  (await test.get('/api/account', { authorization: `Bearer ${token}` })).statusCode;
const messages = () =>
  test.db.selectFrom('email').selectAll().where('organiser_id', '=', staff.id).orderBy('id').execute();
const standAfter = (milliseconds: number) => test.setNow(new Date(TEST_NOW.getTime() + milliseconds));

describe('a forgotten password', () => {
  it('queues a message with no secret in it, and records the action', async () => {
    const response = await requestReset(` ${staff.email.toUpperCase()}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, message: SENTENCE });
    expect(await messages()).toMatchObject([
      { kind: 'password-reset', recipient: staff.email, content: { kind: 'password-reset', role: 'editor' } },
    ]);
    expect((await listActions(test.db)).at(-1)).toMatchObject({
      actor_kind: 'system',
      action: 'password.request',
      subject: staff.email,
    });
  });

  it('gets the same answer in the same time, whether or not the account exists', async () => {
    const disabled = await createStaff(test.db, 'viewer');
    await updateRows(test.db, 'organiser', { id: disabled.id }, { disabled_at: TEST_NOW });
    const answers = await Promise.all(
      [staff.email, disabled.email, 'nobody@exhibition.example'].map(async (email) => {
        const began = performance.now();
        const response = await requestReset(email);
        return { status: response.statusCode, body: response.body, took: performance.now() - began };
      }),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    // The answer is sent after the fixed delay, not when the work is done.
    for (const { took } of answers) expect(took).toBeGreaterThan(395);
    const { length } = await readRows(test.db, 'email', { organiser_id: disabled.id }, ['id']);
    expect(length).toBe(0);
  });

  it('sends at most three messages an hour, also for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => requestReset(staff.email)));
    expect(await messages()).toHaveLength(3);
    standAfter(HOUR_MS + 1);
    await requestReset(staff.email);
    expect(await messages()).toHaveLength(4);
  });

  it('is rate limited per IP address, for known and unknown accounts', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        requestReset(index % 2 ? staff.email : 'nobody@exhibition.example', '10.8.8.8'),
      ),
    );
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(200), 429, 429]);
    await forgetTries();
  });
});

describe('a mailed link', () => {
  it('shows its account and purpose, sets the password once, and ends all sessions and all other links', async () => {
    const [key, other] = [await linkOf('reset'), await linkOf('reset')];
    const second = await openSessionOf(test.db, staff.id);
    expect((await readLink(key)).json()).toEqual({ email: staff.email, purpose: 'reset' });
    const response = await choose(key);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, email: staff.email }]);
    expect([await stateOfSession(staff.token), await stateOfSession(second)]).toEqual([401, 401]);
    for (const used of [key, other]) {
      expect((await readLink(used)).json()).toMatchObject({
        code: 'resource.not-found',
        error: 'This link is unknown, used or has expired.',
      });
      expect((await choose(used, 'a third long password')).statusCode).toBe(404);
    }
    expect((await logIn(STAFF_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
    const actions = (await listActions(test.db)).filter(({ subject }) => subject === staff.email);
    expect(actions.find(({ action }) => action === 'password.choose')).toMatchObject({
      actor: staff.email,
      after: { by: 'reset' },
    });
    for (const secret of [key, other, NEW_PASSWORD, STAFF_PASSWORD])
      expect(JSON.stringify(actions)).not.toContain(secret);
  });

  it('sets only one password when used concurrently', async () => {
    const key = await linkOf('reset');
    const passwords = Array.from({ length: 6 }, (_, index) => `long password number ${index}`);
    const answers = await Promise.all(passwords.map((password) => choose(key, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(404)]);
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await logIn(winner)).statusCode).toBe(200);
  });

  it.each([
    ['reset', HOUR_MS],
    ['invitation', 7 * 24 * HOUR_MS],
  ] as const)('for a %s expires exactly at the end of its lifetime', async (purpose, milliseconds) => {
    if (purpose === 'invitation')
      await updateRows(test.db, 'organiser', { id: staff.id }, { password_hash: null });
    const key = await linkOf(purpose);
    standAfter(milliseconds - 1);
    expect((await readLink(key)).json()).toMatchObject({ purpose });
    standAfter(milliseconds);
    expect((await readLink(key)).statusCode).toBe(404);
    expect((await choose(key)).statusCode).toBe(404);
  });

  it('for an invitation stops working once a password is set', async () => {
    expect((await readLink(await linkOf('invitation'))).statusCode).toBe(404);
    await test.db.updateTable('organiser').set({ password_hash: null }).where('id', '=', staff.id).execute();
    const key = await linkOf('invitation');
    expect((await choose(key)).statusCode).toBe(200);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('requires a password of twelve characters, and is not consumed by a shorter one', async () => {
    const key = await linkOf('reset');
    const short = await choose(key, 'elevenchars');
    expect([short.statusCode, short.json().fields]).toEqual([
      422,
      { password: 'Please choose at least 12 characters' },
    ]);
    expect((await choose(key)).statusCode).toBe(200);
  });

  it('is stored as a hash, which does not work as a key itself', async () => {
    const key = await linkOf('reset');
    const rows = await test.db.selectFrom('password_link').select('key_hash').execute();
    expect(rows.map(({ key_hash }) => key_hash.toString('hex'))).toContain(hashToken(key).toString('hex'));
    for (const { key_hash } of rows)
      expect((await readLink(key_hash.toString('base64url'))).statusCode).toBe(404);
  });

  it('is rate limited per IP address, so that keys cannot be guessed', async () => {
    const statuses = [];
    for (let index = 0; index < 62; index += 1)
      statuses.push((await post('/api/password-link', { key: `guess${index}` }, '10.7.7.7')).statusCode);
    expect(statuses).toEqual([...Array(60).fill(404), 429, 429]);
    await forgetTries();
  });
});

it('a concurrent login with the old password leaves no session behind', async () => {
  for (let round = 0; round < 12; round += 1) {
    staff = await createStaff(test.db, 'editor');
    const key = await linkOf('reset');
    const [chosen, session] = await Promise.all([choose(key), logIn(STAFF_PASSWORD)]);
    expect(chosen.statusCode).toBe(200);
    if (session.statusCode === 200) expect(await stateOfSession(session.json().token)).toBe(401);
    else expect(session.statusCode).toBe(401);
  }
});

describe('a password change by its owner', () => {
  const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
    test.put('/api/account/password', { currentPassword, newPassword }, staff.headers);

  it('needs the current password; every other session ends, and this one continues with a new token', async () => {
    const second = await openSessionOf(test.db, staff.id);
    const key = await linkOf('reset');
    const response = await change(STAFF_PASSWORD);
    expect(response.json()).toMatchObject({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await stateOfSession(response.json().token)).toBe(200);
    expect([await stateOfSession(staff.token), await stateOfSession(second)]).toEqual([401, 401]);
    expect((await readLink(key)).statusCode).toBe(404);
    expect((await logIn(STAFF_PASSWORD)).statusCode).toBe(401);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is refused with a wrong password, and the session continues', async () => {
    const response = await change('wrong');
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      { currentPassword: 'Wrong password' },
    ]);
    expect(await stateOfSession(staff.token)).toBe(200);
    expect((await listActions(test.db)).at(-1)).toMatchObject({
      action: 'password.refuse',
      actor: staff.email,
    });
  });

  it('succeeds only once when made twice concurrently', async () => {
    const answers = await Promise.all([
      change(STAFF_PASSWORD, 'first of two passwords'),
      change(STAFF_PASSWORD, 'second of two passwords'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const { length } = await readRows(test.db, 'organiser_session', { organiser_id: staff.id }, [
      'organiser_id',
    ]);
    expect(length).toBe(1);
  });
});
