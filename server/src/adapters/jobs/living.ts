// Which worker processes live: each holds a lock of the database for as long as it is connected, and what the dead held
// is given back.
import type pg from 'pg';

/** Any number that nothing else uses beside the ids of workers. */
const LIVING = 862_418_473;

/** From here on everybody sees that this worker lives, until `client` is closed or cut off. */
export async function declareLiving(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [LIVING, workerId]);
}

/**
 * The worker itself would give back the jobs of a killed process after four hours.
 * @param ownId left alone: its lock is this session's own
 * @param formerIds of this very process: where their connection vanished without a word, the database still takes
 *   them for living
 */
export async function unlockJobsOfTheDead(
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
    [LIVING, ownId],
  );
}
