// Deletes personal data from files of people: drafts entirely, of others the file, its rows and any quotes from it.
import { foldHeading } from '@visavis/domain/import/headings';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Files uploaded, imported or undone before the limit. @returns their number */
export const forgetOlderThan = (db: Kysely<Database>, limit: Date, now: Date): Promise<number> =>
  forget(db, sql`coalesce(undone_at, applied_at, created_at) < ${limit}`, now);

/**
 * For an erasure. Any file of people may name the person, in a column or sheet that was never read, so all are deleted;
 * of files of exhibitors, drafts that contain the address. Remembered answers and file names that quote it go too.
 */
export async function forgetPerson(
  db: Kysely<Database>,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
  now: Date,
): Promise<void> {
  await forget(db, sql`true`, now);
  await sql`
    delete from import_file where state = 'draft' and (
      exists (select from import_row, unnest(${emails}::text[]) as word
        where import_id = import_file.id and strpos(lower(cells::text), word) > 0)
      or exists (select from unnest(${emails}::text[]) as word
        where (select strpos(lower(encode(string_agg(content, '' order by place), 'escape')), word)
          from import_piece where import_id = import_file.id) > 0))`.execute(db);
  const written = [...emails, ...names.filter((name) => name.length >= NAME_MIN_LENGTH)];
  // A name of symbols alone folds to an empty text, which every text contains.
  const quoted = written
    .flatMap((text) => [text.toLowerCase(), foldHeading(text)])
    .filter((word) => word !== '');
  await sql`
    delete from import_memory where import_kind = 'registrations'
      and exists (select from unnest(${quoted}::text[]) as word where strpos(key, word) > 0)`.execute(db);
  await sql`
    update import_file set filename = '-'
    where exists (select from unnest(${quoted}::text[]) as word where strpos(lower(filename), word) > 0)`.execute(
    db,
  );
}

/** A shorter name is part of too many words. */
const NAME_MIN_LENGTH = 5;

async function forget(db: Kysely<Database>, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const drafts = await sql`
    delete from import_file where kind = 'registrations' and state = 'draft' and ${which}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update import_file set
      forgotten_at = ${now},
      reading = reading || '{"firstRows": [], "columns": []}',
      summary = summary || '{"troubles": [], "troubleCount": 0}',
      decisions = '[]'
    where kind = 'registrations' and state <> 'draft' and forgotten_at is null and ${which}
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (const table of ['import_piece', 'import_row'] as const)
    await db.deleteFrom(table).where(sql<boolean>`import_id = any(${ids}::int[])`).execute();
  return ids.length + Number(drafts.numAffectedRows ?? 0);
}
