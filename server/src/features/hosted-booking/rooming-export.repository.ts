// Stores the last list given to the hotel, to show later changes; an erasure removes the person's rows.
import type { RoomingEntry } from '@visavis/domain/booking/rooming';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface NewRoomingExport {
  editionId: number;
  organiserId: number;
  at: Date;
  hadPassports: boolean;
  entries: readonly RoomingEntry[];
}

/** Stores a list, replacing the previous one, of which only the date remains. */
export async function writeRoomingExport(
  transaction: Transaction<Database>,
  { editionId, organiserId, at, hadPassports, entries }: NewRoomingExport,
): Promise<void> {
  const { id } = await transaction
    .insertInto('rooming_export')
    .values({
      edition_id: editionId,
      organiser_id: organiserId,
      at,
      had_passports: hadPassports,
      rooms: entries.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from rooming_export_row using rooming_export
    where rooming_export.id = export_id and edition_id = ${editionId}`.execute(transaction);
  await sql`
    insert into rooming_export_row (export_id, registration_id, content)
    select ${id}, (entry ->> 'registrationId')::int, entry - 'registrationId'
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as entry`.execute(transaction);
}

/** The last list of an edition; null before the first. */
export async function findRoomingExport(db: Kysely<Database>, editionId: number) {
  const last = await db
    .selectFrom('rooming_export')
    .innerJoin('organiser', 'organiser.id', 'organiser_id')
    .select(['rooming_export.id', 'at', 'organiser.email as by', 'rooms', 'had_passports as hadPassports'])
    .where('edition_id', '=', editionId)
    .orderBy('rooming_export.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const rows = await db
    .selectFrom('rooming_export_row')
    .select(['registration_id as registrationId', 'content'])
    .where('export_id', '=', last.id)
    .execute();
  const entries = rows.map(({ registrationId, content }) => ({ registrationId, ...content }));
  return {
    ...last,
    entries: entries.toSorted(
      (one, other) =>
        one.stay.from.localeCompare(other.stay.from) ||
        one.guest.localeCompare(other.guest) ||
        one.registrationId - other.registrationId,
    ),
  };
}
