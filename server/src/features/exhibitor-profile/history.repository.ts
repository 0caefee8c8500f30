// Reads the audit trail of one exhibitor, and of those that were merged into it.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** The latest first. */
export function listHistory(db: Kysely<Database>, exhibitorId: number, limit: number) {
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor as by', 'action', 'before', 'after'])
    .where((entry) =>
      entry.or([
        entry('exhibitor_id', '=', exhibitorId),
        entry(
          'exhibitor_id',
          'in',
          entry.selectFrom('exhibitor').select('exhibitor.id').where('merged_into', '=', exhibitorId),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
