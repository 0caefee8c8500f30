// Reads and writes staff notes about a registration.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

/** Newest first. */
export function listNotes(db: Kysely<Database>, registrationId: number) {
  return db
    .selectFrom('person_note')
    .innerJoin('organiser', 'organiser.id', 'organiser_id')
    .select([
      'person_note.id',
      'organiser_id as organiserId',
      'organiser.email as by',
      'content',
      'person_note.created_at as createdAt',
      'changed_at as changedAt',
      'version',
    ])
    .where('registration_id', '=', registrationId)
    .orderBy('person_note.id', 'desc')
    .execute();
}

export async function insertNote(
  transaction: Transaction<Database>,
  note: { registrationId: number; organiserId: number; content: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('person_note')
    .values({
      registration_id: note.registrationId,
      organiser_id: note.organiserId,
      content: note.content,
      created_at: note.now,
      changed_at: null,
    })
    .execute();
}

/** Locks a note about a person registered in the edition; null if there is none. */
export async function lockNote(transaction: Transaction<Database>, editionId: number, id: number) {
  const row = await transaction
    .selectFrom('person_note')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .innerJoin('visitor', 'visitor.id', 'registration.visitor_id')
    .select([
      'person_note.id',
      'registration_id as registrationId',
      'organiser_id as organiserId',
      'person_note.version',
      'registration.reference',
      'visitor.name',
    ])
    .where('person_note.id', '=', id)
    .where('registration.edition_id', '=', editionId)
    .where('registration.cancelled_at', 'is', null)
    .forUpdate('person_note')
    .executeTakeFirst();
  return row ?? null;
}

export async function writeNote(
  transaction: Transaction<Database>,
  id: number,
  content: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('person_note')
    .set((column) => ({ content, changed_at: now, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeNote(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction.deleteFrom('person_note').where('id', '=', id).execute();
}
