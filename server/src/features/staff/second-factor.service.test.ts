// The second factor: setting it up, requiring it at login, accepting each code once, and turning it off.
import { inEnglish } from '@visavis/domain/words/english';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions, STAFF_PASSWORD, type Staff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { WRONG_CODE } from './second-factor.service.ts';

const STEP_MS = 30_000;
const test = prepareOnce(createTestApp);
let staff: Staff;

beforeEach(async () => {
  test.setNow(TEST_NOW);
  staff = await createStaff(test.db, 'editor');
});

let address = 0;
const logIn = (code?: string, password = STAFF_PASSWORD) =>
  test.call({
    method: 'POST',
    url: '/api/login',
    remoteAddress: `10.1.${Math.floor(++address / 250)}.${(address % 250) + 1}`,
    payload: { email: staff.email, password, ...(code === undefined ? {} : { code }) },
  });
const beginOnce = async (password: string) => {
  const response = await test.post('/api/account/totp', { password }, staff.headers);
  return { status: response.statusCode, ...response.json() };
};
const confirm = (code: string) => test.post('/api/account/totp/confirm', { code }, staff.headers);
/** The code of a secret at a number of steps from TEST_NOW. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: TEST_NOW.getTime() + steps * STEP_MS });
const GUESS = '123456';
const codesAround = (secret: string) => Array.from({ length: 15 }, (_, index) => codeOf(secret, index - 1));
/** Starts with a secret whose codes differ from each other and from the guess, as nearly all do. */
async function begin(password = STAFF_PASSWORD) {
  for (;;) {
    const begun = await beginOnce(password);
    const codes = begun.secret === undefined ? [] : [GUESS, ...codesAround(begun.secret)];
    if (new Set(codes).size === codes.length) return begun;
  }
}
const at = (steps: number) => test.setNow(new Date(TEST_NOW.getTime() + steps * STEP_MS));

/** Turns it on, using its first code, and lets ten steps pass. */
async function turnOn(): Promise<string> {
  const { secret } = await begin();
  expect((await confirm(codeOf(secret))).statusCode).toBe(200);
  at(10);
  return secret;
}

describe('setting up', () => {
  it('returns a secret and the URI of its QR code, which take effect once a code has confirmed them', async () => {
    const { secret, uri } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(uri)).toContain(`Visavis:${staff.email}`);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await logIn()).statusCode).toBe(200);
    const wrong = await confirm(GUESS);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { code: inEnglish(WRONG_CODE) }]);
    const spaced = codeOf(secret).replace(/^(\d{3})/, '$1 ');
    expect((await confirm(spaced)).statusCode).toBe(200);
    expect((await test.get('/api/account', staff.headers)).json()).toEqual({
      id: staff.id,
      email: staff.email,
      role: 'editor',
      hasSecondFactor: true,
    });
  });

  it('starting again replaces an unconfirmed secret, but never a confirmed one', async () => {
    const first = await begin();
    let second = await begin();
    while (codesAround(second.secret).includes(codeOf(first.secret))) second = await begin();
    expect((await confirm(codeOf(first.secret))).statusCode).toBe(422);
    expect((await confirm(codeOf(second.secret))).statusCode).toBe(200);
    expect((await begin()).status).toBe(422);
    expect((await confirm(codeOf(second.secret, 1))).statusCode).toBe(422);
  });
});

describe('a borrowed session', () => {
  it('cannot turn it on, which requires the password', async () => {
    const { status, fields, secret } = await begin('a guess');
    expect([status, fields, secret]).toEqual([422, { password: 'Wrong password' }, undefined]);
    const without = await test.post('/api/account/totp', {}, staff.headers);
    expect(without.statusCode).toBe(422);
    expect((await test.get('/api/account', staff.headers)).json().hasSecondFactor).toBe(false);
    expect((await confirm(GUESS)).statusCode).toBe(422);
  });

  it("ends when the owner turns it on, while the owner's own session continues", async () => {
    const borrowed = { authorization: `Bearer ${(await logIn()).json().token}` };
    const stranger = await createStaff(test.db, 'viewer');
    expect((await test.get('/api/account', borrowed)).statusCode).toBe(200);
    await turnOn();
    expect((await test.get('/api/account', borrowed)).statusCode).toBe(401);
    expect((await test.get('/api/account', staff.headers)).statusCode).toBe(200);
    expect((await test.get('/api/account', stranger.headers)).statusCode).toBe(200);
  });

  it('can add at most ten starts to the audit trail', async () => {
    const statuses = [];
    for (let index = 0; index < 14; index += 1) statuses.push((await beginOnce(STAFF_PASSWORD)).status);
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    const actions = await listActions(test.db);
    const own = actions.filter(
      ({ action, actor }) => action === 'second-factor.begin' && actor === staff.email,
    );
    expect(own).toHaveLength(10);
  });
});

describe('login', () => {
  it('requires the code once the password is correct, and not before', async () => {
    const secret = await turnOn();
    const response = await logIn();
    expect([response.statusCode, response.json()]).toMatchObject([
      401,
      {
        code: 'session.code-needed',
        error: 'Please enter the six digits of your authenticator app.',
      },
    ]);
    expect((await logIn(' ')).json().code).toBe('session.code-needed');
    const wrongPassword = await logIn(codeOf(secret, 10), 'wrong');
    expect(wrongPassword.json()).toMatchObject({
      code: 'session.wrong-credentials',
      error: 'Invalid email or password',
    });
    expect((await logIn(codeOf(secret, 10))).statusCode).toBe(200);
  });

  it('accepts codes of one step before and after, each once, and none older than the last', async () => {
    const secret = await turnOn();
    const statusOf = async (steps: number) => {
      const response = await logIn(codeOf(secret, steps));
      if (response.statusCode === 401)
        expect(response.json()).toMatchObject({
          code: 'session.wrong-credentials',
          error: inEnglish(WRONG_CODE),
          fields: { code: inEnglish(WRONG_CODE) },
        });
      return response.statusCode;
    };
    expect(await statusOf(8)).toBe(401);
    expect(await statusOf(12)).toBe(401);
    expect(await statusOf(9)).toBe(200);
    expect(await statusOf(9)).toBe(401);
    expect(await statusOf(11)).toBe(200);
    expect(await statusOf(10)).toBe(401);
  });

  it('refuses the code that was used to confirm it', async () => {
    const { secret } = await begin();
    await confirm(codeOf(secret));
    expect((await logIn(codeOf(secret))).statusCode).toBe(401);
    expect((await logIn(codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('accepts one of many concurrent tries with one code', async () => {
    const secret = await turnOn();
    const code = codeOf(secret, 10);
    const answers = await Promise.all(Array.from({ length: 9 }, () => logIn(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(8).fill(401)]);
  });

  it('counts tries with codes like tries with passwords', async () => {
    await turnOn();
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await logIn(GUESS)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refusals = async () =>
      (await listActions(test.db)).filter(
        ({ action, subject }) => action === 'session.refuse' && subject === staff.email,
      );
    await expect.poll(refusals).toHaveLength(10);
    // One account in 131,072 shares its count.
    await test.restart();
  });
});

describe('turning off', () => {
  const remove = (password: string) => test.post('/api/account/totp/remove', { password }, staff.headers);

  it('requires the password, and then login needs no code', async () => {
    await turnOn();
    const wrong = await remove('wrong');
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { password: 'Wrong password' }]);
    expect((await logIn()).json().code).toBe('session.code-needed');
    expect((await remove(STAFF_PASSWORD)).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
    expect((await begin()).status).toBe(200);
  });

  it('is possible for an admin on any account but their own', async () => {
    await turnOn();
    const admin = await createStaff(test.db, 'admin');
    const takeOff = (id: number) =>
      test.call({ method: 'DELETE', url: `/api/organisers/${id}/totp`, headers: admin.headers });
    expect((await takeOff(staff.id)).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
    expect((await takeOff(admin.id)).statusCode).toBe(422);
    expect((await takeOff(2_147_483_647)).statusCode).toBe(404);
  });
});

it('audits every step, but never a secret or code', async () => {
  const before = (await listActions(test.db)).length;
  const secret = await turnOn();
  await test.post('/api/account/totp/remove', { password: STAFF_PASSWORD }, staff.headers);
  const actions = (await listActions(test.db)).slice(before);
  expect(actions.map(({ action, actor }) => [action, actor])).toEqual(
    ['second-factor.begin', 'second-factor.confirm', 'second-factor.remove'].map((one) => [one, staff.email]),
  );
  for (const word of [secret, codeOf(secret), STAFF_PASSWORD])
    expect(JSON.stringify(actions)).not.toContain(word);
});

it('limits guesses of passwords and codes with a session to ten per account', async () => {
  const statuses = [];
  for (let index = 0; index < 12; index += 1) statuses.push((await confirm(GUESS)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
});
