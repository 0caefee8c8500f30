// Rush hour: far more visitors than hours, all at once. Every response has to match the database.
import { createRandom, type Random } from '@visavis/tools/demo-edition/random.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openClients } from '../../testing/clients.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ALLOW_SHARED_PLACES } from '../../testing/without-defences.ts';

const VISITORS = roundsOf(1_000, 2_000);
const EXHIBITORS = 100;
const MEETINGS = 8;
const MAKERS = Array.from({ length: EXHIBITORS }, (_, index) => index + 1);
const SLOTS = [1, 2, 3, 4].flatMap((day) =>
  [660, 720, 780, 840, 900, 960, 1020].map((minute) => [day, minute] as const),
);
const CONNECTIONS = 200;

/** Eight exhibitors and eight hours, picked at random without checking what is free. */
function blindPicks(random: Random): [maker: number, day: number, minute: number][] {
  const slots = random.sample(SLOTS, MEETINGS);
  return random.sample(MAKERS, MEETINGS).map((maker, index) => {
    const [day, minute] = slots[index] ?? [1, 660];
    return [maker, day, minute];
  });
}

async function rush(test: TestApp, visitors: number) {
  const random = createRandom('rush');
  const clients = await openClients(test.app, CONNECTIONS);
  const submissions = Array.from({ length: visitors }, () =>
    submissionOf(
      blindPicks(random).map(([maker, day, minute]) =>
        meetingOf(`Maker ${maker}`, `M-${maker}`, day, minute),
      ),
    ),
  );
  try {
    const answers = await Promise.all(
      submissions.map((body) =>
        clients.call<{ registration_id: number }>('POST', '/api/visitor/register', { body }),
      ),
    );
    return answers.map((answer, index) => ({
      ...answer,
      email: submissions[index]?.registration.email.toLowerCase(),
    }));
  } finally {
    clients.close();
  }
}

/** What the database holds: the number of meetings by email address, and the slots booked twice. */
async function stored({ database }: TestApp) {
  const { rows } = await database.pool.query<{ email: string; meetings: number }>(
    `select folded_email as email, count(meeting.id)::int as meetings
     from registration left join meeting on registration_id = registration.id group by 1`,
  );
  const { rows: doubles } = await database.pool.query(
    'select exhibitor_id, day, minute from meeting group by 1, 2, 3 having count(*) > 1',
  );
  return { meetingsByEmail: new Map(rows.map(({ email, meetings }) => [email, meetings])), doubles };
}

async function openEdition(): Promise<TestApp> {
  const test = await createTestApp();
  const { editionId } = await createSmallEdition(test.db);
  await createMakers(test.db, editionId, EXHIBITORS);
  return test;
}

it(`${VISITORS} visitors book eight of 2,800 hours each: none is double, lost or partial, and nobody gets a 5xx`, async () => {
  const test = await openEdition();
  onTestFinished(() => test.close());
  const answers = await rush(test, VISITORS);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([201, 409]);
  const { meetingsByEmail, doubles } = await stored(test);
  expect(doubles).toEqual([]);
  const accepted = answers.filter(({ status }) => status === 201);
  expect(accepted.length).toBeGreaterThan(100);
  expect(new Set(meetingsByEmail.keys())).toEqual(new Set(accepted.map(({ email }) => email)));
  expect(new Set(meetingsByEmail.values())).toEqual(new Set([MEETINGS]));
}, 600_000);

it('control: without the index the same rush books hours twice', async () => {
  const test = await openEdition();
  onTestFinished(() => test.close());
  await test.database.pool.query(ALLOW_SHARED_PLACES);
  await rush(test, 600);
  expect((await stored(test)).doubles.length).toBeGreaterThan(0);
}, 600_000);
