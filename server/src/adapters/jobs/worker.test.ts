// The worker retries jobs of dead processes, survives lost connections, and may start in several processes at once.
import type { TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../log.ts';
import { holdAliveLock } from './alive-lock.ts';
import { jobQueue } from './queue.ts';
import { type JobWorker, startWorker } from './worker.ts';

let database: TestDatabase;
let workers: JobWorker[] = [];
let clients: pg.Client[] = [];
let done: string[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  done = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await Promise.all(clients.map((client) => client.end()));
  workers = [];
  clients = [];
  await database.drop();
});

const NOTE: TaskList = { note: async (payload) => void done.push((payload as { what: string }).what) };

async function start(tasks: TaskList = NOTE): Promise<JobWorker> {
  const worker = await startWorker({
    connection: database.config,
    tasks,
    log: silentLog,
    abortJobs: () => undefined,
  });
  workers.push(worker);
  return worker;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(database.config);
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

const add = (what: string, key = what) =>
  jobQueue.add(database.db, [{ task: 'note', payload: { what }, key }]);
const within = { timeout: 30_000, interval: 50 };

/** A job that a process with this id started and did not finish. */
async function addLocked(what: string, lockedBy: string): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await jobQueue.add(transaction, [{ task: 'note', payload: { what }, key: what }]);
    await sql`update graphile_worker._private_jobs set locked_by = ${lockedBy}, locked_at = now()
      where key = ${what}`.execute(transaction);
  });
}

it('runs each job once when four workers start at once on an empty database', async () => {
  await Promise.all([start(), start(), start(), start()]);
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((what) => add(what)));
  await expect.poll(() => [...done].sort(), within).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('keeps one waiting job per key', async () => {
  const worker = await start();
  await worker.stop();
  await add('first', 'key');
  await add('second', 'key');
  await start();
  await expect.poll(() => done, within).toEqual(['second']);
});

it('retries the job of a dead process, but not that of a living one', async () => {
  await start();
  const living = await connect();
  await holdAliveLock(living, 'pool-living');
  await addLocked('of the living', 'pool-living');
  await addLocked('of the dead', 'pool-dead');
  await expect.poll(() => done, within).toEqual(['of the dead']);
  await living.end();
  clients = [];
  await expect.poll(() => done, within).toEqual(['of the dead', 'of the living']);
});

it('control: without unlocking, the job of a dead process stays locked', async () => {
  await start();
  await database.pool.query(`create or replace function graphile_worker.force_unlock_workers(worker_ids text[])
    returns void language sql as 'select'`);
  await addLocked('of the dead', 'pool-dead');
  // Far longer than it takes above.
  await database.pool.query(
    `select graphile_worker.add_job('note', '{"what": "later"}', run_at => now() + interval '6 seconds')`,
  );
  await expect.poll(() => done, within).toEqual(['later']);
});

it('reacquires its lock after losing the connection, and continues running jobs', async () => {
  await start();
  await add('before');
  await expect.poll(() => done, within).toEqual(['before']);
  const cut = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'visavis jobs alive'`,
  );
  expect(cut.rowCount).toBe(1);
  await add('after');
  await expect.poll(() => done, within).toEqual(['before', 'after']);
  const locks = () =>
    database.pool.query(`select from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`);
  await expect.poll(async () => (await locks()).rowCount, within).toBe(1);
});

it('survives the database cutting off every connection', async () => {
  await start();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'visavis jobs%'`,
  );
  await add('after');
  await expect.poll(() => done, within).toEqual(['after']);
});

it('retries a task that throws', async () => {
  let times = 0;
  await start({
    note: async () => {
      times += 1;
      if (times < 2) throw new Error('not yet');
      done.push('at last');
    },
  });
  await add('x');
  await expect.poll(() => done, within).toEqual(['at last']);
});

it('retries recording outcomes that the database refuses to store, and throws nothing', async () => {
  let failures = 0;
  await start({
    ...NOTE,
    fail: async () => {
      failures += 1;
      if (failures === 1) throw new Error('not yet');
      done.push('at last');
    },
  });
  const refused = await connect();
  await refused.query(`
    create sequence refusals;
    create function refuse() returns trigger language plpgsql as $$ begin
      perform nextval('refusals');
      raise exception 'terminating connection due to administrator command' using errcode = '57P01'; end $$;
    create trigger refuse_done before delete on graphile_worker._private_jobs
      for each row execute function refuse();
    create trigger refuse_failed before update on graphile_worker._private_jobs
      for each row when (new.last_error is not null) execute function refuse();`);
  await jobQueue.add(database.db, [{ task: 'fail', payload: {}, key: 'fails' }]);
  await add('done');
  const refusals = async () => (await refused.query('select last_value from refusals')).rows[0].last_value;
  await expect.poll(refusals, within).toSatisfy((count: string) => Number(count) >= 4);
  await refused.query('drop function refuse cascade');
  await add('after');
  const left = async () => (await database.pool.query('select from graphile_worker._private_jobs')).rowCount;
  await expect.poll(left, within).toBe(0);
  // A job whose outcome could not be recorded may run again, but is never dropped.
  expect(new Set(done)).toEqual(new Set(['after', 'at last', 'done']));
});

it('finishes a running job before stopping', async () => {
  let finish: () => void = () => undefined;
  let isBegun = false;
  const worker = await start({
    note: () =>
      new Promise<void>((resolve) => {
        isBegun = true;
        finish = () => {
          done.push('whole');
          resolve();
        };
      }),
  });
  await add('x');
  await expect.poll(() => isBegun, within).toBe(true);
  const stopped = worker.stop();
  finish();
  await stopped;
  expect(done).toEqual(['whole']);
  const { rowCount } = await database.pool.query('select from graphile_worker._private_jobs');
  expect(rowCount).toBe(0);
});
