// Stores group messages, and reads them with their counts of emails.
import type { Audience } from '@visavis/contract/group-message/message';
import type { WithheldReason } from '@visavis/domain/email/failures';
import type { GroupWords } from '@visavis/domain/group-message/words';
import type { Language } from '@visavis/domain/language/languages';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export type MessageRow = Omit<Selectable<Database['group_message']>, 'audience'> & { audience: Audience };

export async function insertMessage(
  db: Kysely<Database>,
  {
    editionId,
    audience,
    organiserId,
    now,
  }: { editionId: number; audience: Audience; organiserId: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('group_message')
    .values({
      edition_id: editionId,
      audience: JSON.stringify(audience),
      created_by: organiserId,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the message until the transaction ends, so that a double click sees the result of the first. */
export async function lockMessage(
  transaction: Transaction<Database>,
  { id, editionId }: { id: number; editionId: number },
): Promise<MessageRow | undefined> {
  const row = await transaction
    .selectFrom('group_message')
    .selectAll()
    .where('id', '=', id)
    .where('edition_id', '=', editionId)
    .forUpdate()
    .executeTakeFirst();
  return row as MessageRow | undefined;
}

export interface DraftChange {
  audience: Audience;
  words: GroupWords;
  inEnglish: boolean;
  skipsUnknown: boolean;
}

export async function updateDraft(
  transaction: Transaction<Database>,
  id: number,
  { audience, words, inEnglish, skipsUnknown }: DraftChange,
  now: Date,
): Promise<void> {
  const written = JSON.stringify(words);
  const reached = JSON.stringify(audience);
  await transaction
    .updateTable('group_message')
    .set((column) => ({
      audience: reached,
      emptied_at: sql<Date | null>`case when audience = ${reached}::jsonb then emptied_at end`,
      words: written,
      words_version: sql<number>`words_version + (words <> ${written}::jsonb)::int`,
      in_english: inEnglish,
      skips_unknown: skipsUnknown,
      missed_at: null,
      version: column('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** The columns that a step changes in addition to the state. */
type Step = Pick<
  Partial<MessageRow>,
  'send_at' | 'started_at' | 'stopped_at' | 'missed_at' | 'written' | 'withdrawn'
> & {
  leftOut?: Record<string, number>;
};

export async function setState(
  transaction: Transaction<Database>,
  id: number,
  state: MessageRow['state'],
  { leftOut, ...step }: Step,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('group_message')
    .set((column) => ({
      ...step,
      ...(leftOut && { left_out: JSON.stringify(leftOut) }),
      state,
      version: column('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteMessage(transaction: Transaction<Database>, id: number): Promise<void> {
  // Its tests went to organisers, and lose their message.
  await transaction
    .updateTable('email')
    .set({ group_message_id: null })
    .where('group_message_id', '=', id)
    .execute();
  await transaction.deleteFrom('group_message').where('id', '=', id).execute();
}

const counted = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(select count(*)::int from email
  where email.group_message_id = group_message.id and email.organiser_id is null and (${condition}))`;

const withheldFor = (reason: WithheldReason) =>
  sql<boolean>`email.state = 'withheld' and email.last_error = ${reason}`;

function listed(db: Kysely<Database>, editionId: number) {
  return db
    .selectFrom('group_message')
    .leftJoin('organiser', 'organiser.id', 'created_by')
    .selectAll('group_message')
    .select([
      'organiser.email as createdBy',
      counted(sql<boolean>`email.state = 'sent'`).as('sent'),
      counted(
        sql<boolean>`email.state = 'queued' or email.state = 'failed' and email.next_attempt_at is not null`,
      ).as('waiting'),
      counted(
        sql<boolean>`email.state = 'unsent' or email.state = 'failed' and email.next_attempt_at is null`,
      ).as('failed'),
      counted(withheldFor('An organiser stopped this message.')).as('withheld'),
      counted(withheldFor('This person wants no mail but about their own meetings.')).as('declined'),
    ])
    .where('group_message.edition_id', '=', editionId);
}

export type ListedMessage = MessageRow & {
  createdBy: string | null;
  sent: number;
  waiting: number;
  failed: number;
  /** Attempted before the message was stopped, and not retried. */
  withheld: number;
  /** Opted out after their email was written and before it was sent. */
  declined: number;
};

export async function listMessages(
  db: Kysely<Database>,
  editionId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedMessage[]> {
  return (await listed(db, editionId)
    .orderBy('group_message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()) as ListedMessage[];
}

export async function countMessages(db: Kysely<Database>, editionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('group_message')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_id', '=', editionId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findMessage(
  db: Kysely<Database>,
  editionId: number,
  id: number,
): Promise<ListedMessage | undefined> {
  return (await listed(db, editionId).where('group_message.id', '=', id).executeTakeFirst()) as
    | ListedMessage
    | undefined;
}

/** The last test of the current text, in each language that has one. */
export async function findTests(
  db: Kysely<Database>,
  { id, words_version }: Pick<MessageRow, 'id' | 'words_version'>,
) {
  const language = sql<Language>`content ->> 'language'`;
  return db
    .selectFrom('email')
    .distinctOn(language)
    .select([language.as('language'), 'state', 'recipient', 'created_at', 'sent_at', 'last_error'])
    .where('group_message_id', '=', id)
    .where('organiser_id', 'is not', null)
    .where('tested_words', '=', words_version)
    .orderBy(language)
    .orderBy('id', 'desc')
    .execute();
}

/** Scheduled messages that are due, oldest first. */
export async function listDue(db: Kysely<Database>, now: Date): Promise<{ id: number; editionId: number }[]> {
  return db
    .selectFrom('group_message')
    .select(['id', 'edition_id as editionId'])
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .execute();
}
