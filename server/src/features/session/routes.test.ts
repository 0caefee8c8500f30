// Login, logout, the lifetime of a session, and the first organiser.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createOrganiserService, ensureFirstOrganiser } from './service.ts';

const EMAIL = 'staff@exhibition.example';
const PASSWORD = 'a long enough password';
const test = prepareOnce(createTestApp);
beforeAll(async () => {
  await ensureFirstOrganiser(test.db, { email: EMAIL, password: PASSWORD }, () => TEST_NOW);
});

beforeEach(() => test.setNow(TEST_NOW));

let address = 0;
/** Reaching a limit also affects the one in 131,072 who shares the bucket. */
const forgetTries = () => test.restart();
/** Each try comes from another address, so that only the account's own limit counts. */
const logIn = (email: string, password: string, remoteAddress = `10.0.0.${++address}`) =>
  test.call({ method: 'POST', url: '/api/login', remoteAddress, payload: { email, password } });
const logOut = (token: string) =>
  test.call({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${token}` } });

describe('login', () => {
  it('returns a token and the user, ignoring the case of the address', async () => {
    const response = await logIn(` ${EMAIL.toUpperCase()}`, PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { email: EMAIL, role: 'admin' },
    });
  });

  it.each([
    [EMAIL, 'wrong'],
    ['nobody@exhibition.example', PASSWORD],
  ])('%s with %s is 401 with the same message', async (email, password) => {
    const response = await logIn(email, password);
    expect([response.statusCode, response.json().error]).toEqual([401, 'Invalid email or password']);
  });

  it('treats control characters in the address as an unknown account, not an error', async () => {
    expect((await logIn('\u0000', PASSWORD)).statusCode).toBe(422);
    expect((await logIn(`${EMAIL}\u0000x`, PASSWORD)).statusCode).toBe(401);
  });

  it('requires both fields', async () => {
    const response = await logIn('', '');
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      { email: 'Email is required', password: 'Password is required' },
    ]);
  });

  it('stops after ten tries on one account and after twenty from one address, regardless of RATE_LIMIT_SCALE', async () => {
    const account = [];
    for (let index = 0; index < 12; index += 1)
      account.push((await logIn('victim@exhibition.example', 'x')).statusCode);
    expect(account).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await logIn('victim@exhibition.example', 'x');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await forgetTries();
    const fromOne = [];
    for (let index = 0; index < 22; index += 1)
      fromOne.push((await logIn(`guess${index}@exhibition.example`, 'x', '10.9.9.9')).statusCode);
    expect(fromOne).toEqual([...Array(20).fill(401), 429, 429]);
    await forgetTries();
    const disguised = [];
    for (let index = 0; index < 22; index += 1)
      disguised.push(
        await test.call({
          method: 'POST',
          url: '/api/login',
          remoteAddress: '10.9.9.8',
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
          payload: { email: `other${index}@exhibition.example`, password: 'x' },
        }),
      );
    expect(disguised.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(401), 429, 429]);
    await forgetTries();
  });
});

it('successful logins do not count towards the limit: twelve in a row succeed', async () => {
  const statuses = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await logIn(EMAIL, PASSWORD, '10.9.9.7')).statusCode);
  expect(statuses).toEqual(Array(12).fill(200));
});

describe('a session', () => {
  it('ends at logout, after which the token is refused', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json();
    expect((await logOut(token)).statusCode).toBe(200);
    expect((await logOut(token)).statusCode).toBe(401);
  });

  it('is required before the body is read', async () => {
    const response = await test.post('/api/logout', '{');
    expect([response.statusCode, response.json().code]).toEqual([401, 'session.missing']);
  });

  it('ends after 30 idle minutes, and after 12 hours in any case', async () => {
    const service = createOrganiserService(test.db, () => now);
    let now = TEST_NOW;
    const { token } = await service.logIn({ email: EMAIL, password: PASSWORD }, (work) => work());
    const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
    for (let minutes = 29; minutes < 720; minutes += 29) {
      now = after(minutes);
      expect(await service.authenticate(token)).toMatchObject({ email: EMAIL });
    }
    now = after(721);
    expect(await service.authenticate(token)).toBeNull();
    now = TEST_NOW;
    const second = await service.logIn({ email: EMAIL, password: PASSWORD }, (work) => work());
    now = after(31);
    expect(await service.authenticate(second.token)).toBeNull();
  });

  it('ends when its organiser is disabled, who can no longer log in', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json();
    await test.db.updateTable('organiser').set({ disabled_at: TEST_NOW }).execute();
    expect((await logOut(token)).statusCode).toBe(401);
    expect((await logIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    await test.db.updateTable('organiser').set({ disabled_at: null }).execute();
    expect((await logOut(token)).statusCode).toBe(200);
  });

  it('is stored only as a hash, and so is the password', async () => {
    const { token } = (await logIn(EMAIL, PASSWORD)).json();
    const { rows } = await test.database.pool.query(
      'select encode(token_hash, $1) as token, password_hash from organiser_session join organiser on true',
      ['escape'],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });
});

it('audits login, refusal and logout, but never a password or a token', async () => {
  const before = (await listActions(test.db)).length;
  const { token } = (await logIn(EMAIL, PASSWORD)).json();
  await logIn(EMAIL, 'not my password');
  await logIn('stranger@exhibition.example', 'anything at all');
  await logOut(token);
  // The refusal is recorded after its response is sent.
  await expect.poll(async () => (await listActions(test.db)).length).toBe(before + 3);
  const actions = (await listActions(test.db)).slice(before);
  expect(actions.map(({ action }) => action).sort()).toEqual([
    'session.end',
    'session.open',
    'session.refuse',
  ]);
  expect(actions.find(({ action }) => action === 'session.refuse')).toMatchObject({
    actor_kind: 'system',
    subject: EMAIL,
    after: { reason: 'wrong password' },
  });
  for (const secret of [token, PASSWORD, 'not my password', 'stranger', 'anything'])
    expect(JSON.stringify(actions)).not.toContain(secret);
});

it('audits a refusal even when the client hangs up before the response', async () => {
  const refusals = async () =>
    (await listActions(test.db)).filter(({ action }) => action === 'session.refuse').length;
  const before = await refusals();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const body = JSON.stringify({ email: EMAIL, password: 'wrong' });
  const head = ['POST /api/login HTTP/1.1', 'host: x', 'content-type: application/json'];
  const bytes = `${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => socket.destroy()));
  await once(socket, 'close');
  await expect.poll(refusals).toBe(before + 1);
});

it('creates the first organiser once; later starts change nothing', async () => {
  expect(
    await ensureFirstOrganiser(test.db, { email: EMAIL, password: 'another password' }, () => TEST_NOW),
  ).toBeNull();
  expect((await logIn(EMAIL, 'another password')).statusCode).toBe(401);
});
