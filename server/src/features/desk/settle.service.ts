// Settles a device's records: each once and independently, so that a refused one does not block the others.
import type { DeskRecord, DeskSettled } from '@visavis/contract/desk/endpoints';
import { momentOf, settleMark } from '@visavis/domain/desk/mark';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { markIn } from '../attendance/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { idsOfReferences, isElsewhere } from './people.repository.ts';
import { type Answer, findRecords, insertRecord, insertScans } from './record.repository.ts';
import { bookWalkIn, type DeskDependencies, type Settling } from './walk-in.service.ts';

type Mark = Extract<DeskRecord, { kind: 'mark' }>;

const SETTLED: Answer = { outcome: 'settled' };

/** Thrown to roll back a transaction. */
class MarkedOtherwise extends Error {
  readonly theirs: NonNullable<Answer['theirs']>;
  constructor(theirs: NonNullable<Answer['theirs']>) {
    super('somebody has marked it otherwise');
    this.theirs = theirs;
  }
}
class SettledBefore extends Error {}

/** @param records in the order in which they were made */
export async function settle(
  dependencies: DeskDependencies,
  { records, organiser }: { records: readonly DeskRecord[]; organiser: Organiser },
): Promise<DeskSettled[]> {
  const { db, clock, editions } = dependencies;
  const catalogue = await editions.current();
  const now = clock();
  const { editionId } = catalogue;
  const ids = await idsOfReferences(
    db,
    editionId,
    records.map(({ reference }) => reference),
  );
  await insertScans(
    db,
    records.flatMap(({ kind, id, reference, at }) => {
      const registrationId = ids.get(reference);
      return kind === 'scan' && registrationId !== undefined
        ? [{ id, registrationId, at: atOf(at, now) }]
        : [];
    }),
    { organiserId: organiser.id, now },
  );
  const results: DeskSettled[] = [];
  for (const record of records) {
    const registrationId = ids.get(record.reference);
    const answer =
      registrationId === undefined
        ? await unknown(db, editionId, record.reference)
        : record.kind === 'scan'
          ? SETTLED
          : await settleOnce({ ...dependencies, catalogue, organiser, registrationId, now }, record);
    results.push({ id: record.id, ...answer });
  }
  return results;
}

const atOf = (said: string, now: Date): Date => new Date(momentOf(Date.parse(said), now.getTime()));

async function unknown(db: Kysely<Database>, editionId: number, reference: string): Promise<Answer> {
  const isOther = await isElsewhere(db, editionId, reference);
  return refused(
    new AppError('resource.not-found', message(isOther ? 'desk.other-edition' : 'desk.unknown')),
  );
}

const refused = ({ message: english, reason }: AppError): Answer => ({
  outcome: 'refused',
  message: english,
  reason,
});

async function settleOnce(
  settling: Settling,
  record: Exclude<DeskRecord, { kind: 'scan' }>,
): Promise<Answer> {
  const { db, organiser, registrationId, now } = settling;
  const known = await answerBefore(settling, record.id);
  if (known) return known;
  const entry = { id: record.id, organiserId: organiser.id, registrationId, now };
  /** Stores the record in the work's transaction, so that a concurrent delivery of the same record waits. */
  const begin = async (transaction: Transaction<Database>) => {
    if (!(await insertRecord(transaction, { ...entry, answer: SETTLED }))) throw new SettledBefore();
  };
  try {
    return record.kind === 'mark'
      ? await settleOneMark(settling, record, begin)
      : await bookWalkIn(settling, record, begin);
  } catch (error) {
    if (error instanceof SettledBefore) return (await answerBefore(settling, record.id)) ?? SETTLED;
    const answer = answerOf(error);
    await insertRecord(db, { ...entry, answer });
    return (await answerBefore(settling, record.id)) ?? answer;
  }
}

/** @throws any other error, so that the device sends the record again */
function answerOf(error: unknown): Answer {
  if (error instanceof MarkedOtherwise) return { outcome: 'conflict', theirs: error.theirs };
  if (error instanceof AppError && error.code !== 'server.unavailable') return refused(error);
  throw error;
}

async function answerBefore({ db, organiser }: Settling, id: string): Promise<Answer | null> {
  const stored = (await findRecords(db, [id])).get(id);
  if (!stored) return null;
  if (stored.organiserId === organiser.id) return stored.answer;
  return refused(new AppError('session.forbidden', message('desk.another-account')));
}

async function settleOneMark(
  { db, catalogue, organiser, registrationId, now }: Settling,
  { meetingId, exhibitorId, minute, seen, mark, undoes, at }: Mark,
  begin: (transaction: Transaction<Database>) => Promise<void>,
): Promise<Answer> {
  return inMeetingTransaction(db, async (transaction) => {
    await begin(transaction);
    if (undoes !== undefined) {
      const undone = (await findRecords(transaction, [undoes])).get(undoes);
      // It changed nothing, so there is nothing to undo.
      if (undone && undone.answer.outcome !== 'settled') return SETTLED;
    }
    await markIn(transaction, catalogue, {
      meetingId,
      attendance: mark,
      version: undefined,
      marker: { organiser },
      at: atOf(at, now),
      now,
      check: (meeting, before) => {
        if (meeting.registrationId !== registrationId)
          throw new AppError('resource.not-found', message('meeting.unknown'));
        if (meeting.exhibitorId !== exhibitorId || meeting.minute !== minute)
          throw new AppError('meeting.stale', message('desk.meeting-moved'));
        const how = settleMark(before.attendance, seen, mark);
        if (how !== 'conflict') return how === 'same' ? 'keep' : 'write';
        throw new MarkedOtherwise({
          mark: before.attendance,
          by: before.attendance === null ? null : (before.attendanceBy ?? before.exhibitorName),
          at: before.attendanceAt?.toISOString() ?? null,
        });
      },
    });
    return SETTLED;
  });
}
