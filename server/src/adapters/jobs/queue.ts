// Adds jobs for the worker, in the caller's transaction.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface Job {
  task: string;
  payload: object;
  /** At most one job waits per key: adding another replaces it. */
  key: string;
}

export interface JobQueue {
  add(db: Kysely<Database>, jobs: readonly Job[]): Promise<void>;
}

/** How often a task may throw. A task handles its own failures; the queue practically never gives up. */
const MAX_ATTEMPTS = 1_000;

/** Requires the worker's tables to exist. */
export const jobQueue: JobQueue = {
  async add(db, jobs) {
    if (jobs.length === 0) return;
    const specs = jobs.map(({ task, payload, key }) => ({
      identifier: task,
      payload,
      job_key: key,
      max_attempts: MAX_ATTEMPTS,
    }));
    await sql`
      select from graphile_worker.add_jobs(array(
        select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)))`.execute(
      db,
    );
  },
};
