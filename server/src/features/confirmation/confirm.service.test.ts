// Opening the mailed link confirms nothing, since mail scanners open links; an action on its page does.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';

const PATH = '/api/my-schedule';
const stand = prepareOnce(openReview);

beforeEach(() => stand.test.db.deleteFrom('claim').execute());

async function visitor({ isMailed = true } = {}) {
  const { id, schedules } = await stand.register([[1, 1, 660]]);
  const key = await createAccessKey(stand.test.db, {
    isMailed,
    registrationId: id,
    lastDate: '2026-06-05',
    now: TEST_NOW,
  });
  return { id, meetingId: schedules[0]?.id ?? 0, headers: { authorization: `Bearer ${key}` } };
}

type Visitor = Awaited<ReturnType<typeof visitor>>;

const isConfirmed = async ({ headers }: Visitor) =>
  ((await stand.test.get(PATH, headers)).json() as MySchedule).emailConfirmed;
const origins = async ({ id }: Visitor) =>
  stand.test.db.selectFrom('registration_origin').select('hours').where('registration_id', '=', id).execute();
const confirmations = async () =>
  (await listActions(stand.test.db)).filter(({ action }) => action === 'registration.confirm').length;
const confirm = (headers: Record<string, string>) =>
  stand.test.call({ method: 'POST', url: `${PATH}/confirm`, headers });

it('opening the link never confirms the address, whatever the request and however often', async () => {
  const scanned = await visitor();
  for (let times = 0; times < 3; times += 1) {
    await stand.test.get(PATH, scanned.headers);
    await stand.test.get(`${PATH}/calendar`, scanned.headers);
    await stand.test.call({ method: 'HEAD', url: PATH, headers: scanned.headers });
    await stand.test.app.inject({ method: 'GET', url: `${PATH}/confirm`, headers: scanned.headers });
  }
  expect(await isConfirmed(scanned)).toBe(false);
  expect(await origins(scanned)).toEqual([{ hours: 1 }]);
});

it('pressing Confirm confirms once, is recorded once, and deletes the origin of the registration', async () => {
  const before = await confirmations();
  const person = await visitor();
  const answer = await confirm(person.headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ emailConfirmed: true, releasedFrom: null });
  expect((await confirm(person.headers)).statusCode).toBe(200);
  expect(await isConfirmed(person)).toBe(true);
  expect(await origins(person)).toEqual([]);
  expect(await confirmations()).toBe(before + 1);
});

it('moving or cancelling a meeting through the link confirms too; a refused attempt does not', async () => {
  const refused = await visitor();
  const stale = { version: 7, day: 2, minute: 720 };
  const path = `${PATH}/meetings/${refused.meetingId}`;
  expect((await stand.test.post(`${path}/move`, stale, refused.headers)).statusCode).toBe(409);
  expect(await isConfirmed(refused)).toBe(false);
  expect((await stand.test.post(`${path}/cancel`, { version: 1 }, refused.headers)).statusCode).toBe(200);
  expect(await isConfirmed(refused)).toBe(true);
  const moved = await visitor();
  const to = { version: 1, day: 2, minute: 720 };
  expect(
    (await stand.test.post(`${PATH}/meetings/${moved.meetingId}/move`, to, moved.headers)).statusCode,
  ).toBe(200);
  expect(await isConfirmed(moved)).toBe(true);
});

it('the key in a response, which was not mailed, can change meetings but confirms nothing', async () => {
  const person = await visitor({ isMailed: false });
  const path = `${PATH}/meetings/${person.meetingId}`;
  const refused = await confirm(person.headers);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'request.invalid']);
  expect((await stand.test.get(PATH, person.headers)).json()).toMatchObject({ confirmedFrom: 'nowhere' });
  const move = (version: number) =>
    stand.test.post(`${path}/move`, { version, day: 2, minute: 720 }, person.headers);
  expect((await move(1)).statusCode).toBe(200);
  expect(await isConfirmed(person)).toBe(false);
  expect(await origins(person)).toEqual([{ hours: 1 }]);
  await updateRows(
    stand.test.db,
    'claim',
    { id: person.meetingId },
    { status: 3, released_at: TEST_NOW, version: 3 },
  );
  const again = await move(3);
  expect([again.statusCode, again.json().message]).toEqual([
    422,
    'Please confirm your email address first: open the email that we have sent you and press Confirm there.',
  ]);
  await updateRows(stand.test.db, 'registration', { id: person.id }, { confirmed_at: TEST_NOW });
  expect((await move(3)).statusCode).toBe(200);
});

it('an unknown or missing key confirms nothing', async () => {
  const person = await visitor();
  expect((await confirm({ authorization: 'Bearer not-a-key' })).statusCode).toBe(404);
  expect((await confirm({})).statusCode).toBe(404);
  expect(await isConfirmed(person)).toBe(false);
});

it('without a mail server an edition cannot be set to release hours: nobody could confirm them', async () => {
  const path = '/api/unconfirmed-hours/terms';
  const { version } = (await stand.test.get(path, stand.viewer)).json();
  const put = (releasedAfterHours: number | null) =>
    stand.test.put(path, { hoursADay: 300, releasedAfterHours, version }, stand.admin);
  const refused = await put(24);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'email.not-configured']);
  expect((await put(null)).json()).toMatchObject({ hoursADay: 300, releasedAfterHours: null });
});
