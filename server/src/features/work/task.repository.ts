// Reads the due tasks of one organiser.
import type { OwnTask } from '@visavis/contract/work/endpoints';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** @param today YYYY-MM-DD at the fair */
export async function listDueTasks(
  db: Kysely<Database>,
  { editionId, organiserId, today }: { editionId: number; organiserId: number; today: string },
): Promise<OwnTask[]> {
  const { rows } = await sql<OwnTask>`
    select person_task.id, content, to_char(due_on, 'YYYY-MM-DD') as "dueOn", person_task.version,
      assignee_id as "assigneeId", reference, visitor.name
    from person_task
      join registration on registration.id = registration_id
      join visitor on visitor.id = visitor_id
    where assignee_id = ${organiserId} and done_at is null and due_on <= ${today}::date
      and edition_id = ${editionId} and cancelled_at is null
    order by due_on, person_task.id`.execute(db);
  return rows;
}
