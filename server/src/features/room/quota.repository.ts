// Writes the number of rooms of a type for a stay, and the version of the edition.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

interface RoomQuota {
  /** First night, YYYY-MM-DD. */
  from: string;
  roomType: string;
  places: number | null;
}

const versionOf = (db: Kysely<Database>, editionId: number) =>
  db.selectFrom('edition').select('catalogue_version as version').where('id', '=', editionId);

export async function readVersion(db: Kysely<Database>, editionId: number): Promise<number> {
  return (await versionOf(db, editionId).executeTakeFirstOrThrow()).version;
}

/** Reads and locks the version, so that nobody else can change the edition before the transaction ends. */
export async function lockVersion(transaction: Transaction<Database>, editionId: number): Promise<number> {
  return (await versionOf(transaction, editionId).forUpdate().executeTakeFirstOrThrow()).version;
}

export async function writeVersion(
  transaction: Transaction<Database>,
  editionId: number,
  version: number,
): Promise<void> {
  await transaction
    .updateTable('edition')
    .set({ catalogue_version: version })
    .where('id', '=', editionId)
    .execute();
}

/** Sets the number of rooms; null removes the limit. */
export async function writeQuota(
  transaction: Transaction<Database>,
  editionId: number,
  { from, roomType, places }: RoomQuota,
): Promise<void> {
  if (places === null)
    await transaction
      .deleteFrom('room_quota')
      .where('edition_id', '=', editionId)
      .where('stay_from', '=', from)
      .where('room_type', '=', roomType)
      .execute();
  else
    await transaction
      .insertInto('room_quota')
      .values({ edition_id: editionId, stay_from: from, room_type: roomType, places })
      .onConflict((conflict) =>
        conflict.columns(['edition_id', 'stay_from', 'room_type']).doUpdateSet({ places }),
      )
      .execute();
}
