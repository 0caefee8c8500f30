// A visitor confirms while an organiser releases: confirmed hours are kept, and no hour has two owners.
import type { MySchedule } from '@visavis/contract/my-schedule/endpoints';
import { expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const ROUNDS = 20;
const stand = prepareEach(() => openReview({ mail: { wake: () => undefined } }));

interface Round {
  confirmed: MySchedule;
  released: { registrations: number; hours: number };
  liveAfter: number;
}

async function race(): Promise<Round> {
  await stand.test.db.deleteFrom('claim').execute();
  const { id } = await stand.register([
    [1, 1, 660],
    [2, 1, 720],
  ]);
  const key = await createAccessKey(stand.test.db, {
    registrationId: id,
    lastDate: '2026-06-05',
    now: TEST_NOW,
  });
  const headers = { authorization: `Bearer ${key}` };
  const [confirmed, released] = await Promise.all([
    stand.test.call({ method: 'POST', url: '/api/my-schedule/confirm', headers }),
    stand.test.post('/api/unconfirmed-hours/release', { registrationIds: [id] }, stand.editor),
  ]);
  expect([confirmed.statusCode, released.statusCode]).toEqual([200, 200]);
  const after: MySchedule = (await stand.test.get('/api/my-schedule', headers)).json();
  expect(after.emailConfirmed).toBe(true);
  return {
    confirmed: confirmed.json(),
    released: released.json().released,
    liveAfter: liveIn(after),
  };
}

const liveIn = ({ meetings }: MySchedule) => meetings.filter(({ status }) => status !== 3).length;

it(`in ${ROUNDS} rounds, the schedule in the response to a confirmation stays correct`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { confirmed, released, liveAfter } = await race();
    expect({ round, liveAfter }).toEqual({ round, liveAfter: liveIn(confirmed) });
    expect(released.hours).toBe(2 - liveAfter);
  }
});

it('control: a release that ignores a concurrent confirmation takes hours that were just confirmed', async () => {
  // Discards the confirmation, as if the release did not check for it once it has the lock.
  await stand.test.database.pool.query(`
    create function forget_confirmation() returns trigger language plpgsql as $$
    begin new.confirmed_at := null; return new; end $$;
    create trigger confirmation_forgotten before update on registration
      for each row execute function forget_confirmation()`);
  const { id } = await stand.register([[1, 1, 660]]);
  const key = await createAccessKey(stand.test.db, {
    registrationId: id,
    lastDate: '2026-06-05',
    now: TEST_NOW,
  });
  const headers = { authorization: `Bearer ${key}` };
  expect(
    (await stand.test.call({ method: 'POST', url: '/api/my-schedule/confirm', headers })).statusCode,
  ).toBe(200);
  await stand.test.post('/api/unconfirmed-hours/release', { registrationIds: [id] }, stand.editor);
  expect(liveIn((await stand.test.get('/api/my-schedule', headers)).json())).toBe(0);
});
