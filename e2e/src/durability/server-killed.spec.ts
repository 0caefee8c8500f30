// Kills the server with kill -9 under load: every answered call is stored completely and once, and holds survive.
import { randomBytes } from 'node:crypto';
import { holdSlot, renewHolds } from '@visavis/contract/hold/endpoints';
import { percentile } from '@visavis/server/testing/live-delay';
import { send } from '@visavis/server/testing/send';
import { ALLOW_SHARED_PLACES } from '@visavis/server/testing/without-defences';
import pg from 'pg';
import { expect, test } from '../fixtures/test.ts';
import type { Query } from './fair.ts';
import { FAULTS } from './faults-by-sql.ts';
import { findFaults } from './find-faults.ts';
import { type Killing, killUnderLoad, summary } from './killing.ts';
import { type ServerProcesses, startProcesses } from './server-process.ts';

// KILL_SEED and KILLS reproduce the choices of a run, but not its timing.

/** Each stretch has its own database, so that the fair never fills up. */
const KILLS_A_STRETCH = 30;
const isDeep = process.env.DEEP === '1';
const KILLS = isDeep ? 500 : Number(process.env.KILLS ?? 2);
const SEED = process.env.KILL_SEED ?? randomBytes(4).toString('hex');
const ELEVEN_MINUTES_MS = 11 * 60_000;

let server: ServerProcesses | undefined;
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(): Promise<ServerProcesses> {
  server = await startProcesses(1);
  // Some exhibitors can have two meetings at a time.
  await server.query('update exhibitor set places = 2 where id % 5 = 0');
  return server;
}

test(`${KILLS} times, at random moments`, async () => {
  const readyMs: number[] = [];
  for (let left = KILLS; left > 0; left -= KILLS_A_STRETCH) {
    const seed = `${SEED}-${left}`;
    const target = await start();
    const killing = await killUnderLoad(target, { seed, kills: Math.min(left, KILLS_A_STRETCH) });
    console.log(summary('server killed', seed, killing));
    readyMs.push(...killing.readyMs);
    // Some kills happened in the middle of calls, after the action and before the answer.
    expect(killing.unanswered).toBeGreaterThan(0);
    await expectLapse(target, killing);
    await target.stop();
    server = undefined;
  }
  expect(readyMs).toHaveLength(KILLS);
  // Recovery time depends on the machine, so only the deep run, which has it to itself, checks it.
  if (isDeep) {
    expect(percentile(readyMs, 0.5)).toBeLessThanOrEqual(5_000);
    expect(Math.max(...readyMs)).toBeLessThanOrEqual(15_000);
  }
});

/** Eleven minutes later every hold has expired: its draft holds nothing, and another draft gets the slot. */
async function expectLapse(target: ServerProcesses, { fair, history }: Killing): Promise<void> {
  const single = new Set(fair.exhibitors.filter(({ places }) => places === 1).map(({ id }) => id));
  const open = history.drafts.filter(({ hasEnded }) => !hasEnded);
  const held = open.flatMap(({ holds }) => holds).filter(({ exhibitorId }) => single.has(exhibitorId));
  expect(held.length).toBeGreaterThan(0);
  await target.restartLater(ELEVEN_MINUTES_MS);
  const renewed = await Promise.all(
    open.map(({ token }) => send(target.url, renewHolds, { draftToken: token })),
  );
  for (const reply of renewed) expect(reply).toMatchObject({ output: { holds: [] } });
  const taken = await Promise.all(held.map((slot) => send(target.url, holdSlot, { body: slot })));
  for (const reply of taken) expect(reply).toMatchObject({ status: 201 });
}

test('control: without the unique indexes a repeat is stored twice, and the check detects it', async () => {
  const target = await start();
  await target.query(`${ALLOW_SHARED_PLACES};
    drop index registration_email_once;
    alter table idempotent_answer drop constraint idempotent_answer_once;`);
  const run = killUnderLoad(target, { seed: SEED, kills: 3, leastAnswers: 40 });
  await expect(run).rejects.toThrow(/double: client\d+-\d+@kenari\.example is stored 2 times/);
});

test('control: the check detects every kind of fault in the database', async () => {
  const target = await start();
  const { history } = await killUnderLoad(target, {
    seed: SEED,
    kills: 1,
    leastAnswers: 200,
    mostAnswers: 400,
  });
  // The holds of a draft whose token never arrived are unknown.
  await target.query(
    `delete from draft where token_hash <> all (select sha256(convert_to(token, 'UTF8')) from unnest($1::text[]) as token)`,
    [history.drafts.map(({ token }) => token)],
  );
  const client = new pg.Client(target.databaseUrl);
  await client.connect();
  const query: Query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;
  try {
    const found: Record<string, string[]> = {};
    for (const [name, { statement }] of Object.entries(FAULTS)) {
      await client.query('begin');
      await client.query(statement);
      const faults = await findFaults(query, history, target.now());
      found[name] = [...new Set(faults.map((fault) => fault.replace(/:.*/, '')))].sort();
      await client.query('rollback');
    }
    const expected = Object.entries(FAULTS).map(([name, { kinds }]) => [name, kinds]);
    expect(found).toEqual(Object.fromEntries(expected));
    await expect(findFaults(query, history, target.now())).resolves.toEqual([]);
  } finally {
    await client.end();
  }
});
