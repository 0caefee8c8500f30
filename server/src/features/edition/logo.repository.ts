// Reads and writes the logo of an edition.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { MadePicture } from '../../platform/uploads/picture.ts';

/** A column for queries of editions: the revision of the largest size; null without a logo. */
export const logoRevision = sql<string | null>`(
  select revision from edition_logo where edition_id = edition.id order by side desc, media_type desc limit 1)`.as(
  'logo_revision',
);

/** Replaces the logo; an empty list removes it. Raises the edition's version. */
export async function writeLogo(
  transaction: Transaction<Database>,
  editionId: number,
  pictures: readonly MadePicture[],
): Promise<void> {
  await transaction.deleteFrom('edition_logo').where('edition_id', '=', editionId).execute();
  if (pictures.length > 0)
    await transaction
      .insertInto('edition_logo')
      .values(
        pictures.map(({ mediaType, ...made }) => ({ edition_id: editionId, media_type: mediaType, ...made })),
      )
      .execute();
  await transaction
    .updateTable('edition')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', editionId)
    .execute();
}
