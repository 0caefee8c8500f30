// Adds jobs for the worker, in the transaction of whoever adds them.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface Job {
  task: string;
  payload: object;
  /** There is one waiting job of a key: adding it again replaces it. */
  key: string;
}

export interface JobQueue {
  add(db: Kysely<Database>, jobs: readonly Job[]): Promise<void>;
}

/** How often a task may throw. What it does about failures of its own is its own affair: this only never gives up. */
const MAXIMUM_THROWS = 1_000;

/** The worker's tables must be there. */
export const jobQueue: JobQueue = {
  async add(db, jobs) {
    if (jobs.length === 0) return;
    const specs = jobs.map(({ task, payload, key }) => ({
      identifier: task,
      payload,
      job_key: key,
      max_attempts: MAXIMUM_THROWS,
    }));
    await sql`
      select from graphile_worker.add_jobs(array(
        select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)))`.execute(
      db,
    );
  },
};
