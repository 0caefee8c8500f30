// Reads the audit trail.
import type { AuditEntry } from '@visavis/contract/audit/endpoints';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface EntryFilter {
  /** In lower case; empty for everything. */
  search: string;
  registrationId: number | null;
  limit: number;
  offset: number;
}

/** Newest first. */
export async function listEntries(
  db: Kysely<Database>,
  { search, registrationId, limit, offset }: EntryFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  let matching = db.selectFrom('audit_entry');
  if (registrationId !== null) matching = matching.where('registration_id', '=', registrationId);
  if (search !== '')
    matching = matching.where(
      sql<string>`lower(concat_ws(' ', actor, action, subject))`,
      'like',
      `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    );
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'id',
      'at',
      'actor_kind as actorKind',
      'actor',
      'action',
      'subject',
      'registration_id as registrationId',
      'before',
      'after',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
}
