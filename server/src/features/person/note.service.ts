// Staff notes about a person: all staff read them; editors add them and change their own.
import type { PersonNote } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { EditionService } from '../edition/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { lockRegistration } from '../registration/public.ts';
import { insertNote, listNotes, lockNote, removeNote, writeNote } from './note.repository.ts';
import { recordAbout } from './record.service.ts';
import { findPerson } from './repository.ts';

export interface NoteDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

/** Newest first. */
export async function presentNotes(
  db: Kysely<Database>,
  registrationId: number,
  organiser: Organiser,
): Promise<PersonNote[]> {
  const rows = await listNotes(db, registrationId);
  return rows.map(({ organiserId, createdAt, changedAt, ...note }) => ({
    ...note,
    isOwn: organiserId === organiser.id,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
  }));
}

/** @throws AppError 'resource.not-found' */
export async function addNote(
  { db, clock, editions }: NoteDependencies,
  { reference, content }: { reference: string; content: string },
  organiser: Organiser,
): Promise<PersonNote[]> {
  const { editionId } = await editions.forStaff();
  const now = clock();
  return inMeetingTransaction(db, async (transaction) => {
    const found = await findPerson(transaction, editionId, reference);
    // The lock keeps an erasure from missing a note that is being written.
    const person = found && (await lockRegistration(transaction, { registrationId: found.id, editionId }));
    if (!person) throw new AppError('resource.not-found', message('person.unknown'));
    await insertNote(transaction, { registrationId: person.id, organiserId: organiser.id, content, now });
    await recordAbout(transaction, 'note.add', { ...person, registrationId: person.id }, { organiser, now });
    return presentNotes(transaction, person.id, organiser);
  });
}

/** @throws AppError 'note.stale', 'session.forbidden' for somebody else's note, 'resource.not-found' */
export function changeNote(
  dependencies: NoteDependencies,
  note: { id: number; version: number; content: string },
  organiser: Organiser,
): Promise<PersonNote[]> {
  return onNote(dependencies, note, organiser, async (transaction, found, now) => {
    if (found.organiserId !== organiser.id)
      throw new AppError('session.forbidden', message('note.not-yours'));
    await writeNote(transaction, note.id, note.content, now);
    await recordAbout(transaction, 'note.change', found, { organiser, now });
  });
}

/** Admins can delete any note. @throws like `changeNote` */
export function deleteNote(
  dependencies: NoteDependencies,
  note: { id: number; version: number },
  organiser: Organiser,
): Promise<PersonNote[]> {
  return onNote(dependencies, note, organiser, async (transaction, found, now) => {
    if (found.organiserId !== organiser.id && !can(organiser.role, 'note.delete-any'))
      throw new AppError('session.forbidden', message('note.not-yours'));
    await removeNote(transaction, note.id);
    await recordAbout(transaction, 'note.delete', found, { organiser, now });
  });
}

type LockedNote = NonNullable<Awaited<ReturnType<typeof lockNote>>>;

async function onNote(
  { db, clock, editions }: NoteDependencies,
  { id, version }: { id: number; version: number },
  organiser: Organiser,
  work: (transaction: Transaction<Database>, note: LockedNote, now: Date) => Promise<void>,
): Promise<PersonNote[]> {
  const { editionId } = await editions.forStaff();
  return inMeetingTransaction(db, async (transaction) => {
    const note = await lockNote(transaction, editionId, id);
    if (!note) throw new AppError('resource.not-found', message('note.unknown'));
    if (note.version !== version) throw new AppError('note.stale', message('note.changed'));
    await work(transaction, note, clock());
    return presentNotes(transaction, note.registrationId, organiser);
  });
}
