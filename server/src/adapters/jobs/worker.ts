// Runs jobs beside the web server, and restarts the runner when a connection is lost.
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { createPatientPool, createPool } from '../database/pool.ts';
import type { Log } from '../log.ts';
import { holdAliveLock, unlockJobsOfDeadWorkers } from './alive-lock.ts';

/** So that a killed process leaves at most one job whose outcome is unknown. */
const CONCURRENT_JOBS = 1;
/** One listens, one works, one serves the worker's other queries. */
const CONNECTIONS = 3;
const DEAD_WORKER_CHECK_MS = 2_000;
const RESTART_DELAY_MS = 1_000;
/** For the connection that holds the alive lock: if the machine vanishes, the database notices within half a minute. */
const TCP_TIMEOUTS =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';
/** That connection runs only small queries. */
const ANSWER_WITHIN_MS = 10_000;
/** A shift that lasted this long counts as successful: its end is logged again. */
const LONG_SHIFT_MS = 30_000;
/** How long jobs of a lost shift may take to end before the next shift begins. */
const END_OF_SHIFT_MS = 10_000;
/** How long running jobs may take to end at a stop, and then once they have been aborted. */
const PATIENCE_MS = 1_200;
const BREAK_OFF_MS = 800;
/**
 * Batched, even in batches of one: only then does the worker await the write of a job's outcome, and retry when the
 * database refuses it. Without these two it throws the error where nothing can catch it.
 */
const OUTCOME_BATCHING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** An arbitrary number used by nothing else. Several processes may start at once; one creates the worker's tables. */
const TABLES_LOCK = 862_418_474;

export interface JobWorker {
  stop(): Promise<void>;
}

export interface WorkerOptions {
  connection: pg.PoolConfig;
  tasks: TaskList;
  log: Log;
  /** Aborts running jobs at once, when the program cannot wait for them any longer. */
  abortJobs: () => void;
}

/** Creates the worker's tables where missing, and resolves when jobs can be added. */
export async function startWorker({ connection, tasks, log, abortJobs }: WorkerOptions): Promise<JobWorker> {
  await makeTables(connection, log);
  const pool = createPool({ ...connection, max: CONNECTIONS, application_name: 'visavis jobs' }, log);
  const stopping = new AbortController();
  const working = workUntil(stopping.signal, { connection, pool, tasks, log, formerIds: [] });
  const stop = async () => {
    stopping.abort();
    if (!(await endsWithin(working, PATIENCE_MS))) {
      abortJobs();
      // A job that does not end now is run again by the next worker that finds its lock free.
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
    // Held until its own connection is closed.
    await lock.query('select pg_advisory_lock($1)', [TABLES_LOCK]);
    await runMigrations({ pgPool: pool });
  } finally {
    await Promise.all([pool.end(), lock.end()]);
  }
}

interface Work extends Pick<WorkerOptions, 'connection' | 'tasks' | 'log'> {
  pool: pg.Pool;
  /** Worker ids of earlier shifts of this process. */
  formerIds: string[];
}

/** Runs one shift after another: each has its own runner and alive lock. */
async function workUntil(stopped: AbortSignal, work: Work): Promise<void> {
  let isFailing = false;
  while (!stopped.aborted) {
    const startedAt = performance.now();
    try {
      await workOneShift(stopped, work);
    } catch (error) {
      // An unavailable database is logged once, not every second.
      const isNew = !isFailing || performance.now() - startedAt > LONG_SHIFT_MS;
      if (isNew) work.log.warn(`Jobs are interrupted: ${error instanceof Error ? error.message : error}`);
      isFailing = true;
    }
    await pause(RESTART_DELAY_MS, stopped);
  }
}

/** Resolves when told to stop, throws when a connection was lost. Either way running jobs have ended. */
async function workOneShift(stopped: AbortSignal, work: Work): Promise<void> {
  const { connection, pool, tasks, log, formerIds } = work;
  const living = new pg.Client({
    ...connection,
    application_name: 'visavis jobs alive',
    keepAlive: true,
    options: TCP_TIMEOUTS,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  const ended = createDeferred();
  const underWay = new Set<Promise<unknown>>();
  living.on('error', ended.fail);
  living.on('end', () => ended.fail(new Error('The connection that says that this process lives was lost.')));
  stopped.addEventListener('abort', ended.end, { once: true });
  let runner: Runner | null = null;
  let timer: NodeJS.Timeout | undefined;
  let ownId: string | null = null;
  try {
    await living.connect();
    let declared: Promise<void> | null = null;
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:fatalError', ({ error }) => ended.fail(error));
    // Writing an outcome was refused: the runner stops, but after two refusals it never reports that.
    events.on('pool:fatalError', ({ error }) => ended.fail(error));
    runner = await run({
      pgPool: pool,
      taskList: watched(tasks, underWay),
      concurrency: CONCURRENT_JOBS,
      noHandleSignals: true,
      events,
      logger: quietLogger(log),
      preset: {
        worker: OUTCOME_BATCHING,
        plugins: [
          {
            name: 'visavis-living',
            version: '1',
            worker: {
              hooks: {
                // Before the first job is taken, so that no other process thinks this one dead.
                startWorker: (_context, { worker }) => {
                  ownId = worker.workerPool.id;
                  declared ??= holdAliveLock(living, ownId);
                  return declared.catch((error: unknown) => {
                    ended.fail(error);
                    throw error;
                  });
                },
              },
            },
          },
        ],
      },
    });
    runner.promise.then(ended.end, ended.fail);
    const unlock = () => unlockJobsOfDeadWorkers(living, ownId).catch(ended.fail);
    timer = setInterval(unlock, DEAD_WORKER_CHECK_MS);
    await unlockJobsOfDeadWorkers(living, ownId, formerIds);
    formerIds.length = 0;
    await ended.promise;
  } finally {
    clearInterval(timer);
    stopped.removeEventListener('abort', ended.end);
    if (ownId !== null) formerIds.push(ownId);
    if (runner) {
      const ending = endOf(runner);
      // The runner of a lost shift may wait forever for writes that the database refused: only its jobs count.
      const last = stopped.aborted ? ending : Promise.allSettled(underWay);
      await endsWithin(last, END_OF_SHIFT_MS);
    }
    await endsWithin(living.end(), END_OF_SHIFT_MS);
  }
}

/** Wraps the tasks so that `underWay` holds the running ones. */
function watched(tasks: TaskList, underWay: Set<Promise<unknown>>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (...args: Parameters<NonNullable<typeof task>>) => {
        const running = Promise.resolve(task?.(...args));
        underWay.add(running);
        try {
          return await running;
        } finally {
          underWay.delete(running);
        }
      },
    ]),
  );
}

/** It may already be stopping by itself; its promise waits for running jobs in any case. */
async function endOf(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
  await runner.promise.catch(() => undefined);
}

/** A promise that is settled from outside, once. */
function createDeferred() {
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  // It may reject before anything awaits it.
  promise.catch(() => undefined);
  return { promise, end, fail };
}

/** A job's failure is recorded in the outbox; only the worker's own messages are logged here. */
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
