// Runs jobs beside the web server, and begins anew when a connection is lost.
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { createPatientPool, createPool } from '../database/pool.ts';
import type { Log } from '../log.ts';
import { declareLiving, unlockJobsOfTheDead } from './living.ts';

/** A process that is killed leaves one job at most of which nobody knows whether it was done. */
const CONCURRENT_JOBS = 1;
/** One listens, one works, one is for what the worker does beside that. */
const CONNECTIONS = 3;
const LOOK_FOR_DEAD_MS = 2_000;
const BEGIN_ANEW_MS = 1_000;
/** The connection that says that this process lives: its machine gone without a word, the database sees so in half a minute. */
const NOTICED_SOON =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';
/** It is asked for little. */
const ANSWER_WITHIN_MS = 10_000;
/** A shift of this length was a good one. */
const LONG_SHIFT_MS = 30_000;
/** What was under way when a shift was lost may end for so long before the next begins. */
const END_OF_SHIFT_MS = 10_000;
/** Jobs under way may end by themselves for this long, and then for a moment once they have been broken off. */
const PATIENCE_MS = 1_200;
const BREAK_OFF_MS = 800;
/**
 * Outcomes of jobs are noted in batches, even if of one: only there the worker waits for the note, and tries again where
 * the database refuses it. Without these two it throws the refusal where nobody can catch it.
 */
const NOTING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** Any number that nothing else uses: several processes may start at once, one makes the worker's tables. */
const TABLES_LOCK = 862_418_474;

export interface JobWorker {
  stop(): Promise<void>;
}

export interface WorkerOptions {
  connection: pg.PoolConfig;
  tasks: TaskList;
  log: Log;
  /** Ends jobs under way at once, when the program cannot wait for them any longer. */
  breakOff: () => void;
}

/** Makes the worker's tables where they are missing, and returns when jobs can be added. */
export async function startWorker({ connection, tasks, log, breakOff }: WorkerOptions): Promise<JobWorker> {
  await makeTables(connection, log);
  const pool = createPool({ ...connection, max: CONNECTIONS, application_name: 'visavis jobs' }, log);
  const stopping = new AbortController();
  const working = workUntil(stopping.signal, { connection, pool, tasks, log, formerIds: [] });
  const stop = async () => {
    stopping.abort();
    if (!(await endsWithin(working, PATIENCE_MS))) {
      breakOff();
      // What does not end now is done again by whoever finds its lock free.
      await endsWithin(working, BREAK_OFF_MS);
    }
    await endsWithin(pool.end(), BREAK_OFF_MS);
  };
  let stopped: Promise<void> | null = null;
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function makeTables(connection: pg.PoolConfig, log: Log): Promise<void> {
  const lock = createPatientPool(connection, log);
  const pool = createPatientPool(connection, log);
  try {
    // Held by its own connection, until that is closed.
    await lock.query('select pg_advisory_lock($1)', [TABLES_LOCK]);
    await runMigrations({ pgPool: pool });
  } finally {
    await Promise.all([pool.end(), lock.end()]);
  }
}

interface Work extends Pick<WorkerOptions, 'connection' | 'tasks' | 'log'> {
  pool: pg.Pool;
  /** Under which earlier shifts of this process took up jobs. */
  formerIds: string[];
}

/** One shift after another: each has its runner, and the lock that says that it lives. */
async function workUntil(stopped: AbortSignal, work: Work): Promise<void> {
  let isFailing = false;
  while (!stopped.aborted) {
    const startedAt = performance.now();
    try {
      await workOneShift(stopped, work);
    } catch (error) {
      // A database that is away is told once, not every second.
      const isNew = !isFailing || performance.now() - startedAt > LONG_SHIFT_MS;
      if (isNew) work.log.warn(`Jobs are interrupted: ${error instanceof Error ? error.message : error}`);
      isFailing = true;
    }
    await pause(BEGIN_ANEW_MS, stopped);
  }
}

/** Returns when it was told to stop, throws when something was lost. Jobs under way have ended either way. */
async function workOneShift(stopped: AbortSignal, work: Work): Promise<void> {
  const { connection, pool, tasks, log, formerIds } = work;
  const living = new pg.Client({
    ...connection,
    application_name: 'visavis jobs alive',
    keepAlive: true,
    options: NOTICED_SOON,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  const over = whenOver();
  const underWay = new Set<Promise<unknown>>();
  living.on('error', over.fail);
  living.on('end', () => over.fail(new Error('The connection that says that this process lives was lost.')));
  stopped.addEventListener('abort', over.end, { once: true });
  let runner: Runner | null = null;
  let timer: NodeJS.Timeout | undefined;
  let ownId: string | null = null;
  try {
    await living.connect();
    let declared: Promise<void> | null = null;
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:fatalError', ({ error }) => over.fail(error));
    // A note was refused: the runner stops, but where two were it never says that it has.
    events.on('pool:fatalError', ({ error }) => over.fail(error));
    runner = await run({
      pgPool: pool,
      taskList: watched(tasks, underWay),
      concurrency: CONCURRENT_JOBS,
      noHandleSignals: true,
      events,
      logger: quietLogger(log),
      preset: {
        worker: NOTING,
        plugins: [
          {
            name: 'visavis-living',
            version: '1',
            worker: {
              hooks: {
                // Before the first job is taken: nobody may think this process dead.
                startWorker: (_context, { worker }) => {
                  ownId = worker.workerPool.id;
                  declared ??= declareLiving(living, ownId);
                  return declared.catch((error: unknown) => {
                    over.fail(error);
                    throw error;
                  });
                },
              },
            },
          },
        ],
      },
    });
    runner.promise.then(over.end, over.fail);
    const unlock = () => unlockJobsOfTheDead(living, ownId).catch(over.fail);
    timer = setInterval(unlock, LOOK_FOR_DEAD_MS);
    await unlockJobsOfTheDead(living, ownId, formerIds);
    formerIds.length = 0;
    await over.promise;
  } finally {
    clearInterval(timer);
    stopped.removeEventListener('abort', over.end);
    if (ownId !== null) formerIds.push(ownId);
    if (runner) {
      const ending = endOf(runner);
      // The runner of a lost shift may wait for ever for notes that the database refused: only its jobs count.
      const last = stopped.aborted ? ending : Promise.allSettled(underWay);
      await endsWithin(last, END_OF_SHIFT_MS);
    }
    await endsWithin(living.end(), END_OF_SHIFT_MS);
  }
}

/** The same tasks; `underWay` holds what they are doing at each moment. */
function watched(tasks: TaskList, underWay: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (...given: Parameters<NonNullable<typeof task>>) => {
        const doing = Promise.resolve(task?.(...given));
        underWay.add(doing);
        try {
          return await doing;
        } finally {
          underWay.delete(doing);
        }
      },
    ]),
  );
}

/** It may be stopping by itself already; its promise waits for the jobs under way in any case. */
async function endOf(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
  await runner.promise.catch(() => undefined);
}

/** A promise that is settled from outside, once. */
function whenOver() {
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  // It may be lost before anybody waits for it.
  promise.catch(() => undefined);
  return { promise, end, fail };
}

/** What fails is in the outbox with its reason; here only what the worker itself has to say. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (String(level) === 'error' || String(level) === 'warning') log.warn(`Jobs: ${message}`);
  });
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const winner = await Promise.race([
    work,
    new Promise((resolve) => {
      timer = setTimeout(() => resolve(late), ms);
    }),
  ]);
  clearTimeout(timer);
  return winner !== late;
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      resolve();
    }
    stopped.addEventListener('abort', end);
  });
}
