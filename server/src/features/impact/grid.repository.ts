// Writes the days and hours of an edition, and renumbers the blocked hours of its days.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const ASIDE = 1_000;

export interface GridColumns {
  dates: readonly string[];
  starts: readonly number[];
  slotMinutes: number;
  formerDates: readonly string[];
}

export async function writeGrid(
  transaction: Transaction<Database>,
  id: number,
  { dates, starts, slotMinutes, formerDates }: GridColumns,
): Promise<void> {
  await transaction
    .updateTable('edition')
    .set({
      dates: sql<string[]>`${[...dates]}::date[]`,
      starts: [...starts],
      slot_minutes: slotMinutes,
      former_dates: sql<string[]>`${[...formerDates]}::date[]`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Renumbers the days of blocked hours, and removes those of removed days.
 * @param days new numbers by old ones; null for a removed day
 */
export async function renumberBlocked(
  transaction: Transaction<Database>,
  editionId: number,
  days: ReadonlyMap<number, number | null>,
): Promise<void> {
  const changed = [...days].filter(([former, day]) => former !== day);
  if (changed.length === 0) return;
  const formers = changed.map(([former]) => former);
  for (const [name, ofEdition] of [
    ['blocked_slot', sql`exhibitor_id in (select id from exhibitor where edition_id = ${editionId})`],
    ['blocked_for_all', sql`edition_id = ${editionId}`],
  ] as const) {
    const table = sql.table(name);
    await sql`update ${table} set day = day + ${ASIDE}::int
      where day = any(${formers}::int[]) and ${ofEdition}`.execute(transaction);
    await sql`
      with renamed as (
        select * from unnest(${formers}::int[], ${changed.map(([, day]) => day)}::int[]) as renamed (former, day)
      ), removed as (
        delete from ${table} blocked using renamed
        where blocked.day = renamed.former + ${ASIDE}::int and renamed.day is null and ${ofEdition}
      )
      update ${table} blocked set day = renamed.day from renamed
      where blocked.day = renamed.former + ${ASIDE}::int and renamed.day is not null and ${ofEdition}`.execute(
      transaction,
    );
  }
}

/** Renumbers the days of representatives' hours, and removes those of removed days. */
export async function renumberPresence(
  transaction: Transaction<Database>,
  editionId: number,
  days: ReadonlyMap<number, number | null>,
): Promise<void> {
  const changed = [...days].filter(([former, day]) => former !== day);
  if (changed.length === 0) return;
  await sql`
    update representative set hours = (
      select coalesce(jsonb_agg(jsonb_set(hour, '{day}', to_jsonb(renamed.day)) order by at), '[]')
      from jsonb_array_elements(hours) with ordinality as one (hour, at)
      join unnest(${[...days.keys()]}::int[], ${[...days.values()]}::int[]) as renamed (former, day)
        on renamed.former = (hour ->> 'day')::int
      where renamed.day is not null)
    where hours is not null and exhibitor_id in (select id from exhibitor where edition_id = ${editionId})`.execute(
    transaction,
  );
}
