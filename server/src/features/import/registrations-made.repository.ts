// The registrations that an import made: how it left each, and what has changed since.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { bulkInsert } from '../../platform/sql/bulk-insert.ts';

export interface Made {
  id: number;
  name: string;
  company: string;
  reference: string;
}

export async function insertMade(
  db: Transaction<Database>,
  importId: number,
  made: readonly { row: number; registrationId: number }[],
): Promise<void> {
  await bulkInsert(
    db,
    'import_registration',
    { import_id: 'integer', row: 'integer', registration_id: 'integer' },
    made.map(({ row, registrationId }) => ({ import_id: importId, row, registration_id: registrationId })),
  );
}

/** Records the state in which the import leaves them, once it has stored everything about them. */
export async function noteLeft(db: Transaction<Database>, importId: number): Promise<void> {
  await sql`
    update import_registration set left_as = md5(registration_snapshot(registration_id)::text)
    where import_id = ${importId}`.execute(db);
}

/** Locks them against other changes until the transaction ends. */
export async function lockMade(db: Transaction<Database>, importId: number): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select registration.id, visitor.name, company.name as company, reference
    from import_registration join registration on registration.id = registration_id
      join visitor on visitor.id = visitor_id join company on company.id = registration.company_id
    where import_id = ${importId} order by registration.id for update of registration`.execute(db);
  return rows;
}

export interface Since {
  name: string;
  what: 'changed' | 'written' | 'erased';
}

/**
 * People who have changed since the import. Somebody who was only emailed differs only in the traces of an email:
 * the email itself, the keys of its links, and a failed address.
 */
export async function listSince(db: Kysely<Database>, importId: number): Promise<Since[]> {
  const { rows } = await sql<Since>`
    select visitor.name, case
        when exists (select from erasure where erasure.registration_id = made.registration_id) then 'erased'
        when left_as = md5((registration_snapshot(made.registration_id) || jsonb_build_object(
          'email', coalesce((select jsonb_agg(jsonb_build_array(email.id, false) order by email.id) from email
            where email.registration_id = made.registration_id and email.created_at <= applied_at), '[]'),
          'access_key', 0, 'mail_choice_key', 0, 'failed_address', 0))::text) then 'written'
        else 'changed' end as what
    from import_registration made join import_file on import_file.id = import_id
      join registration on registration.id = made.registration_id join visitor on visitor.id = visitor_id
    where import_id = ${importId} and left_as is distinct from md5(registration_snapshot(made.registration_id)::text)
    order by made.row`.execute(db);
  return rows;
}
