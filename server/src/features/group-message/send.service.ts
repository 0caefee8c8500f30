// Sends a message now or at a scheduled time, and stops it. Its recipients are read when it is sent.

import type { GroupMessage } from '@visavis/contract/group-message/message';
import { instantAtFair, localMinuteAt } from '@visavis/domain/edition/fair-time';
import { isWritten, standIn } from '@visavis/domain/group-message/words';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { type Actor, recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { contentFor, type Recipient, reachOf } from './compose.service.ts';
import { withdraw, writeEmails } from './enqueue.repository.ts';
import { findTests, type MessageRow, setState } from './repository.ts';
import {
  type GroupMessageDependencies,
  lockSeen,
  readMessage,
  readRecipients,
  requireDraft,
  subjectOfMessage,
} from './service.ts';

const notReady = (reason: Message) => new AppError('group-message.not-ready', reason);

/** @throws AppError 'group-message.not-ready' with the first thing that is missing */
async function requireReady(
  db: Kysely<Database>,
  row: MessageRow,
  {
    catalogue,
    recipients,
    people,
  }: { catalogue: Catalogue; recipients: readonly Recipient[]; people: number },
): Promise<void> {
  const reach = reachOf(recipients);
  const isToExhibitors = row.audience.programme === 'exhibitors';
  if (reach.people === 0) throw notReady(message(isToExhibitors ? 'group.no-exhibitor' : 'group.nobody'));
  for (const language of catalogue.languages) {
    const readers = reach.languages[language] ?? 0;
    const words = row.words[language];
    if (readers === 0 || isWritten(words)) continue;
    if (row.in_english && isWritten(row.words[standIn(catalogue.languages)])) continue;
    throw notReady(
      words && words.text !== ''
        ? message('group.empty', { language })
        : isToExhibitors
          ? message('group.exhibitors-wordless', { language })
          : message('group.language-missing', { language, people: readers }),
    );
  }
  const unknown = recipients.filter((one) => one.leftOut === null && one.unknown.length > 0).length;
  if (unknown > 0)
    throw notReady(
      isToExhibitors
        ? message('group.exhibitors-unknown', { exhibitors: unknown })
        : message('group.field-unknown', { people: unknown }),
    );
  const tested = (await findTests(db, row)).flatMap(({ language, state }) =>
    state === 'sent' || state === 'unsent' ? language : [],
  );
  const written = catalogue.languages.filter((language) => (reach.writtenIn[language] ?? 0) > 0);
  const untested = written.find((language) => !tested.includes(language));
  if (untested)
    throw notReady(
      written.length > 1 ? message('group.untested-in', { language: untested }) : message('group.untested'),
    );
  if (reach.people !== people)
    throw notReady(
      isToExhibitors
        ? message('group.exhibitors-changed', { exhibitors: reach.people })
        : message('group.people-changed', { people: reach.people }),
    );
}

interface Context {
  outbox: Outbox;
  catalogue: Catalogue;
  now: Date;
  actor: Actor;
}

/** Writes an email for each recipient, in the caller's transaction, which holds the lock on the message. */
export async function startMessage(
  transaction: Transaction<Database>,
  row: MessageRow,
  recipients: readonly Recipient[],
  { outbox, catalogue, now, actor }: Context,
): Promise<void> {
  const emails = recipients.flatMap((recipient) => {
    if (recipient.leftOut !== null || recipient.unknown.length > 0) return [];
    const content = contentFor(catalogue, recipient, row.words);
    const { id, name, email, programme } = recipient.person;
    return content
      ? [
          outbox.rowOf({
            recipient: { name, address: email },
            content,
            editionId: catalogue.editionId,
            ...(programme === 'exhibitors' ? { exhibitorId: id } : { registrationId: id }),
          }),
        ]
      : [];
  });
  const written = await writeEmails(transaction, row.id, emails);
  const reached = recipients.filter(({ leftOut }) => leftOut === null);
  const [unknown, wordless] = [
    reached.filter((one) => one.unknown.length > 0).length,
    reached.filter((one) => one.unknown.length === 0 && !row.words[one.language]).length,
  ];
  const leftOut: Record<string, number> = { ...reachOf(recipients).leftOut };
  if (unknown > 0) leftOut['unknown-field'] = (leftOut['unknown-field'] ?? 0) + unknown;
  if (wordless > 0) leftOut['no-words'] = wordless;
  await setState(transaction, row.id, 'started', { started_at: now, written, leftOut }, now);
  await recordAction(transaction, {
    at: now,
    actor,
    action: 'group-message.send',
    subject: subjectOfMessage(row),
    after: { people: written, leftOut },
  });
}

const wrongHour = (reason: Message) =>
  new AppError('request.invalid', reason, { fields: { sendAt: reason } });

/** @throws AppError for a date that does not exist, or a time that does not exist in the fair's time zone */
function hourAtFair(local: string, zone: string): Date {
  const written = Date.parse(`${local}Z`);
  const isDate = !Number.isNaN(written) && new Date(written).toISOString().startsWith(local);
  const instant = isDate ? instantAtFair(local, zone) : null;
  if (instant === null || localMinuteAt(instant, zone) !== local)
    throw wrongHour(message('group.hour-unknown'));
  return instant;
}

/** Takes effect once, however often it is clicked: a second click has a stale version. */
export async function sendMessage(
  dependencies: GroupMessageDependencies,
  wish: { id: number; version: number; people: number; sendAt: string | null },
  organiser: Organiser,
): Promise<GroupMessage> {
  const { db, clock, editions, outbox } = dependencies;
  const { id, version, people, sendAt } = wish;
  const catalogue = await editions.forStaff();
  const now = clock();
  const instant = sendAt === null ? null : hourAtFair(sendAt, catalogue.timeZone);
  await db.transaction().execute(async (transaction) => {
    const row = await lockSeen(transaction, { id, editionId: catalogue.editionId, version });
    requireDraft(row);
    const recipients = await readRecipients(transaction, catalogue, row, now);
    if (instant !== null && instant <= now) throw wrongHour(message('group.hour-past'));
    await requireReady(transaction, row, { catalogue, recipients, people });
    if (instant === null)
      return startMessage(transaction, row, recipients, { outbox, catalogue, now, actor: organiser });
    await setState(transaction, id, 'scheduled', { send_at: instant, missed_at: null }, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'group-message.schedule',
      subject: subjectOfMessage(row),
      after: { people, at: instant.toISOString() },
    });
  });
  outbox.soon();
  return readMessage(dependencies, id);
}

/** A scheduled message becomes a draft again; of one being sent, the remaining emails are withdrawn. */
export async function stopMessage(
  dependencies: GroupMessageDependencies,
  { id, version }: { id: number; version: number },
  organiser: Organiser,
): Promise<GroupMessage> {
  const { db, clock, editions } = dependencies;
  const { editionId } = await editions.forStaff();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const row = await lockSeen(transaction, { id, editionId, version });
    if (row.state !== 'scheduled' && row.state !== 'started') throw notReady(message('group.not-running'));
    const { deleted, withheld, underWay } =
      row.state === 'started'
        ? await withdraw(transaction, id, 'An organiser stopped this message.')
        : { deleted: 0, withheld: 0, underWay: 0 };
    if (row.state === 'started' && deleted + withheld + underWay === 0)
      throw notReady(message('group.not-running'));
    if (row.state === 'scheduled') await setState(transaction, id, 'draft', { send_at: null }, now);
    else await setState(transaction, id, 'stopped', { stopped_at: now, withdrawn: deleted }, now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'group-message.stop',
      subject: subjectOfMessage(row),
      after: { withdrawn: deleted + withheld },
    });
  });
  return readMessage(dependencies, id);
}
