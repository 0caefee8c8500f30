// Group messages for organisers: drafts, their reach, previews, and a test to the caller.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type {
  createGroupMessage,
  listGroupMessages,
  listGroupPeople,
  previewGroupMessage,
  saveGroupMessage,
  testGroupMessage,
} from '@visavis/contract/group-message/endpoints';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { problemsOf } from '@visavis/domain/group-message/words';
import type { Language } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { HIDDEN_KEY, type Outbox, renderEmail } from '../email/public.ts';
import { readPeople } from './audience.repository.ts';
import { contentFor, type Recipient, reachOf, recipientsOf } from './compose.service.ts';
import { readContacts } from './contacts.repository.ts';
import { insertTest } from './enqueue.repository.ts';
import { presentMessage, presentRow } from './present.ts';
import {
  countMessages,
  deleteMessage,
  findMessage,
  findTests,
  insertMessage,
  listMessages,
  lockMessage,
  type MessageRow,
  updateDraft,
} from './repository.ts';

const PAGE_SIZE = 20;

export interface GroupMessageDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  publicUrl: string;
}

type Content = Pick<MessageRow, 'audience' | 'words' | 'in_english' | 'skips_unknown'>;

/** Everybody currently in the audience, with what each receives. */
export async function readRecipients(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { audience, words, in_english, skips_unknown }: Content,
  now: Date,
): Promise<Recipient[]> {
  const people =
    audience.programme === 'exhibitors'
      ? await readContacts(db, catalogue, audience, now)
      : await readPeople(db, catalogue, audience, now);
  return recipientsOf(catalogue, people, { words, inEnglish: in_english, skipsUnknown: skips_unknown });
}

const unknownMessage = () => new AppError('resource.not-found', message('group.unknown'));

/** @throws AppError 'resource.not-found', or 'group-message.stale' if the caller's version is stale */
export async function lockSeen(
  transaction: Transaction<Database>,
  { id, editionId, version }: { id: number; editionId: number; version: number },
): Promise<MessageRow> {
  const row = await lockMessage(transaction, { id, editionId });
  if (!row) throw unknownMessage();
  if (row.version !== version) throw new AppError('group-message.stale', message('group.changed'));
  return row;
}

export function requireDraft({ state }: MessageRow): void {
  if (state !== 'draft') throw new AppError('group-message.not-ready', message('group.not-draft'));
}

export async function listAll(
  { db, editions }: GroupMessageDependencies,
  { limit = PAGE_SIZE, offset = 0 }: HandlerInput<typeof listGroupMessages>['query'],
): Promise<Output<typeof listGroupMessages>> {
  const { editionId } = await editions.forStaff();
  const [rows, total] = await Promise.all([
    listMessages(db, editionId, { limit, offset }),
    countMessages(db, editionId),
  ]);
  return { messages: rows.map(presentRow), total };
}

async function findOne({ db, editions }: GroupMessageDependencies, id: number) {
  const catalogue = await editions.forStaff();
  const row = await findMessage(db, catalogue.editionId, id);
  if (!row) throw unknownMessage();
  return { catalogue, row };
}

export async function readMessage(dependencies: GroupMessageDependencies, id: number): Promise<GroupMessage> {
  const { db, clock, outbox } = dependencies;
  const { catalogue, row } = await findOne(dependencies, id);
  const [recipients, tests] = await Promise.all([
    readRecipients(db, catalogue, row, clock()),
    findTests(db, row),
  ]);
  return presentMessage(row, { reach: reachOf(recipients), tests, isMailConfigured: outbox.isConfigured });
}

/** The message's subject in the audit trail. */
export const subjectOfMessage = ({ id, words }: Pick<MessageRow, 'id' | 'words'>): string =>
  [words.en, words.ms, words['zh-Hans']].find((one) => one && one.subject !== '')?.subject ?? `Message ${id}`;

export async function createMessage(
  dependencies: GroupMessageDependencies,
  { audience }: HandlerInput<typeof createGroupMessage>['body'],
  organiser: Organiser,
): Promise<GroupMessage> {
  const { db, clock, editions } = dependencies;
  const { editionId } = await editions.forStaff();
  const now = clock();
  const id = await db.transaction().execute(async (transaction) => {
    const created = await insertMessage(transaction, { editionId, audience, organiserId: organiser.id, now });
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'group-message.save',
      subject: `Message ${created}`,
    });
    return created;
  });
  return readMessage(dependencies, id);
}

export async function saveMessage(
  dependencies: GroupMessageDependencies,
  { id, version, ...change }: HandlerInput<typeof saveGroupMessage>['body'] & { id: number },
  organiser: Organiser,
): Promise<GroupMessage> {
  const { db, clock, editions } = dependencies;
  const problems = problemsOf(change.words, change.audience.programme);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { editionId } = await editions.forStaff();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const row = await lockSeen(transaction, { id, editionId, version });
    requireDraft(row);
    await updateDraft(transaction, id, change, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'group-message.save',
      subject: subjectOfMessage({ id, words: change.words }),
    });
  });
  return readMessage(dependencies, id);
}

export async function removeMessage(
  { db, clock, editions }: GroupMessageDependencies,
  { id, version }: { id: number; version: number },
  organiser: Organiser,
): Promise<void> {
  const { editionId } = await editions.forStaff();
  await db.transaction().execute(async (transaction) => {
    const row = await lockSeen(transaction, { id, editionId, version });
    requireDraft(row);
    await deleteMessage(transaction, id);
    await recordAction(transaction, {
      at: clock(),
      actor: organiser,
      action: 'group-message.delete',
      subject: subjectOfMessage(row),
    });
  });
}

export async function listPeople(
  dependencies: GroupMessageDependencies,
  {
    id,
    limit = PAGE_SIZE,
    offset = 0,
    leftOut,
  }: { id: number } & HandlerInput<typeof listGroupPeople>['query'],
): Promise<Output<typeof listGroupPeople>> {
  const { db, clock } = dependencies;
  const { catalogue, row } = await findOne(dependencies, id);
  const all = await readRecipients(db, catalogue, row, clock());
  const wanted = leftOut ? all.filter((one) => one.leftOut !== null) : all;
  return {
    people: wanted.slice(offset, offset + limit).map(({ person, leftOut: reason, unknown }) => ({
      id: person.id,
      reference: person.programme === 'exhibitors' ? null : person.reference,
      name: person.name,
      email: person.email,
      language: person.language,
      leftOut: reason,
      unknown,
    })),
    total: wanted.length,
  };
}

/** The recipients who read a language, or all of them. */
const readersOf = (recipients: readonly Recipient[], language: Language | undefined): Recipient[] =>
  recipients.filter(
    ({ leftOut, person }) => leftOut === null && (language === undefined || person.language === language),
  );

export async function previewMessage(
  dependencies: GroupMessageDependencies,
  { id, place = 0, language }: { id: number } & HandlerInput<typeof previewGroupMessage>['query'],
): Promise<Output<typeof previewGroupMessage>> {
  const { db, clock, publicUrl } = dependencies;
  const { catalogue, row } = await findOne(dependencies, id);
  const now = clock();
  const reached = readersOf(await readRecipients(db, catalogue, row, now), language);
  const shown = reached[Math.min(place, reached.length - 1)];
  if (!shown) return { total: 0, person: null };
  const { id: personId, name } = shown.person;
  const person = { id: personId, name, language: shown.language, subject: '', html: '' };
  const content = contentFor(catalogue, shown, row.words);
  if (!content) return { total: reached.length, person };
  const { subject, html } = renderEmail(content, {
    publicUrl,
    key: HIDDEN_KEY,
    // An exhibitor's contact has no opt-out link.
    choiceKey: shown.person.programme === 'exhibitors' ? null : HIDDEN_KEY,
    now,
    places: () => '',
  });
  return { total: reached.length, person: { ...person, subject, html } };
}

/** Sends a test to the caller's address. It is not audited as a message to the person whom it shows. */
export async function testMessage(
  dependencies: GroupMessageDependencies,
  { id, version, place, language }: HandlerInput<typeof testGroupMessage>['body'] & { id: number },
  organiser: Organiser,
): Promise<GroupMessage> {
  const { db, clock, editions, outbox } = dependencies;
  const catalogue = await editions.forStaff();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const row = await lockSeen(transaction, { id, editionId: catalogue.editionId, version });
    requireDraft(row);
    const reached = readersOf(await readRecipients(transaction, catalogue, row, now), language);
    const shown = reached[Math.min(place, reached.length - 1)];
    if (!shown) throw new AppError('group-message.not-ready', message('group.nobody'));
    const content = contentFor(catalogue, shown, row.words);
    if (!content) {
      throw new AppError(
        'group-message.not-ready',
        message('group.empty', { language: shown.person.language }),
      );
    }
    const email = outbox.rowOf({
      recipient: { name: '', address: organiser.email },
      content: { ...content, isTest: true },
      editionId: catalogue.editionId,
      // It shows this person's data, so erasing the person deletes it.
      ...(shown.person.programme !== 'exhibitors' && { registrationId: shown.person.id }),
      organiserId: organiser.id,
    });
    await insertTest(transaction, email, { groupMessageId: id, wordsVersion: row.words_version });
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'group-message.test',
      subject: subjectOfMessage(row),
    });
  });
  outbox.soon();
  return readMessage(dependencies, id);
}
