// Tracks which worker processes are alive: each holds an advisory lock while it is connected, and the jobs of dead
// workers are unlocked.
import type pg from 'pg';

/** An arbitrary number used by nothing else; combined with worker ids. */
const ALIVE_LOCK = 862_418_473;

/** Marks this worker as alive until `client` is closed or cut off. */
export async function holdAliveLock(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE_LOCK, workerId]);
}

/**
 * The worker library itself would unlock the jobs of a killed process only after four hours.
 * @param ownId skipped: its lock belongs to this session
 * @param formerIds earlier ids of this process: where their connection died silently, the database still believes
 *   them alive
 */
export async function unlockJobsOfDeadWorkers(
  client: pg.Client,
  ownId: string | null,
  formerIds: readonly string[] = [],
): Promise<void> {
  if (formerIds.length > 0)
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [formerIds]);
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by))
     from (select distinct locked_by from graphile_worker._private_jobs
           where locked_by is not null and locked_by is distinct from $2) as worker
     where pg_try_advisory_xact_lock($1, hashtext(locked_by))
     having count(*) > 0`,
    [ALIVE_LOCK, ownId],
  );
}
