// Kills the embedded database with kill -9 under load, alone and with the program: no answered call is lost.
import { randomBytes } from 'node:crypto';
import { percentile } from '@visavis/server/testing/live-delay';
import { expect, test } from '../fixtures/test.ts';
import { type EmbeddedProgram, startEmbedded } from './embedded-program.ts';
import { killUnderLoad, summary } from './killing.ts';

const isDeep = process.env.DEEP === '1';
const KILLS = isDeep ? 100 : Number(process.env.KILLS ?? 2);
/** One in so many times it dies together with the program. */
const WITH_PROGRAM = isDeep ? 3 : 2;
const SEED = process.env.KILL_SEED ?? randomBytes(4).toString('hex');

let target: EmbeddedProgram | undefined;
test.afterEach(async () => {
  await target?.stop();
  target = undefined;
});

test(`${KILLS} times, one in ${WITH_PROGRAM} with the program`, async () => {
  let kill = 0;
  target = await startEmbedded(() => {
    kill += 1;
    return kill % WITH_PROGRAM === 0;
  });
  const settings = await target.query<{ setting: string }>(
    "select setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
  const killing = await killUnderLoad(target, { seed: SEED, kills: KILLS });
  console.log(
    summary('embedded database killed', SEED, killing),
    `; ${target.refusals()} calls refused with 503`,
  );
  expect(killing.unanswered).toBeGreaterThan(0);
  expect(killing.readyMs).toHaveLength(KILLS);
  // Recovery time depends on the machine, so only the deep run, which has it to itself, checks it.
  if (isDeep) {
    expect(percentile(killing.readyMs, 0.5)).toBeLessThanOrEqual(5_000);
    expect(Math.max(...killing.readyMs)).toBeLessThanOrEqual(15_000);
  }
});

test('control: with synchronous_commit off the same kill loses answered calls, and the check detects it', async () => {
  target = await startEmbedded();
  // The WAL is written seconds after the answer, so that the loss is certain.
  await target.administer("alter system set wal_writer_delay = '10s'");
  await target.administer('alter role visavis set synchronous_commit = off');
  await target.administer('select pg_reload_conf()');
  await target.restart();
  const run = killUnderLoad(target, { seed: SEED, kills: 5, leastAnswers: 40 });
  await expect(run).rejects.toThrow(/\d (lost|hold gone)/);
});
