// Saves the meetings of a buyer whose deposit is paid: once, as many as the edition requires, all or none.

import { hash } from 'node:crypto';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { saveHostedMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { hasBegun, slotStartsAt } from '@visavis/domain/edition/fair-time';
import type { Own } from '@visavis/domain/identity/caller';
import { unknownInterests } from '@visavis/domain/interest/schema';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import {
  type ResolvedMeeting,
  readMeetings,
  type SubmissionVerdict,
} from '@visavis/domain/meeting/submission';
import { message } from '@visavis/domain/message/message';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { tokenHashOf } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import { type KeyedSubmission, keepAnswer, recallAnswer } from '../../platform/idempotency/repository.ts';
import { Conflict, retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { isInterestGone } from '../category/public.ts';
import { type Catalogue, type EditionService, onGrid, requireGrid } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { type Buyer, getBuyer, requireStep } from '../hosted-step/public.ts';
import {
  listMeetings,
  lockRegistration,
  presentSchedule,
  refreshRegistration,
} from '../registration/public.ts';
import { PLACE_INDEXES, refuseLostSlots } from '../slot/public.ts';
import { bookMeetings, markSaved } from './repository.ts';

export interface HostedMeetingsDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  announcer: ChangePublisher;
}

type Body = HandlerInput<typeof saveHostedMeetings>['body'];
type Answer = Output<typeof saveHostedMeetings>;

const MEETINGS_SAVED = message('hosted-meetings.saved');

const UNKNOWN = message('link.unknown');
const RECEIVED = 'Your meetings have been received. The organiser confirms each of them.';

interface Saving {
  catalogue: Catalogue;
  body: Body;
  meetings: readonly ResolvedMeeting[];
  submission: KeyedSubmission | null;
  draftTokenHash: Buffer | null;
  now: Date;
}

export interface SaveRequest {
  /** The registration of the access key that was sent. */
  registrationId: Own<'registration'>;
  body: Body;
  idempotencyKey: string | undefined;
  /** Token of the draft whose holds become the meetings; without one they compete for their hours. */
  draftToken: string | undefined;
}

export function saveMeetings(
  dependencies: HostedMeetingsDependencies,
  request: SaveRequest,
): Promise<Answer> {
  return onGrid(dependencies.editions.of(request), (catalogue) => saveOn(catalogue, dependencies, request));
}

async function saveOn(
  catalogue: Catalogue,
  { db, clock, outbox, announcer }: HostedMeetingsDependencies,
  { registrationId, body, idempotencyKey, draftToken }: SaveRequest,
): Promise<Answer> {
  const now = clock();
  const submission = submissionOf(registrationId, body, idempotencyKey);
  const buyer = await getBuyer(db, registrationId, { userId: body.user_id, companyId: body.company_id });
  const first = await recallAnswer<Answer>(db, submission, MEETINGS_SAVED);
  if (first) return first;
  requireUnsaved(buyer);
  const verdict = check(body, catalogue);
  if (!verdict.ok) throw invalid(verdict.fields);
  const meetings = verdict.meetings.sort(
    (a, b) => a.exhibitorId - b.exhibitorId || a.day - b.day || a.minute - b.minute,
  );
  const begun = meetings.filter(({ date, minute }) => hasBegun(date, minute, now, catalogue.timeZone));
  const draftTokenHash = tokenHashOf(draftToken);
  const saving: Saving = { catalogue, body, meetings, submission, draftTokenHash, now };

  const tryOnce = async (): Promise<Answer> => {
    if (begun.length > 0) throw new Conflict('hour-begun');
    const answer = await db
      .transaction()
      .execute((transaction) => save(transaction, outbox, registrationId, saving))
      .catch((error: unknown) => {
        throw isInterestGone(error) ? new Conflict('interest-gone') : error;
      });
    announcer.soon();
    outbox.soon();
    return answer;
  };
  return retryOnConflict(tryOnce, {
    indexes: PLACE_INDEXES,
    exhausted: busy,
    onConflict: async () => {
      await refuseLostSlots(db, catalogue, meetings, begun, { now, tokenHash: draftTokenHash });
      return undefined;
    },
  });
}

/** Throws 'hosted.meetings-saved' the second time, and 'hosted.step-closed' before the deposit is paid. */
function requireUnsaved(buyer: Buyer): void {
  if (buyer.isPaid && buyer.progress.hasSavedMeetings)
    throw new AppError('hosted.meetings-saved', MEETINGS_SAVED);
  requireStep(buyer, 'meetings');
}

/** The meetings of a valid submission, or a message for each refused field. */
function check({ meetings, interests }: Body, catalogue: Catalogue): SubmissionVerdict {
  const { days, hours, slotMinutes, limits } = catalogue;
  const grid = { days, hours, slotMinutes, minimum: limits.hostedMinimum, maximum: limits.hostedMaximum };
  const verdict = readMeetings(meetings, grid, catalogue.findByNameAndBooth);
  const fields = unknownInterests(interests, (id) => catalogue.hasSubCategory(id));
  if (!verdict.ok) return { ok: false, fields: { ...fields, ...verdict.fields } };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : verdict;
}

/** @throws Conflict when an hour was lost: nothing is saved then */
async function save(
  transaction: Transaction<Database>,
  outbox: Outbox,
  registrationId: Own<'registration'>,
  { catalogue, body, meetings, submission, draftTokenHash, now }: Saving,
): Promise<Answer> {
  await requireGrid(transaction, catalogue);
  // Serialises concurrent requests: the second finds the first one's answer, or that the meetings are saved.
  const { editionId, slotMinutes } = catalogue;
  if (!(await lockRegistration(transaction, { registrationId, editionId })))
    throw new AppError('resource.not-found', UNKNOWN);
  const buyer = await getBuyer(transaction, registrationId);
  const first = await recallAnswer<Answer>(transaction, submission, MEETINGS_SAVED);
  if (first) return first;
  requireUnsaved(buyer);
  const rows = meetings.map(({ exhibitorId, day, minute, date }) => ({
    exhibitorId,
    day,
    minute,
    startsAt: slotStartsAt(date, minute, catalogue.timeZone),
  }));
  if (
    !(await bookMeetings(transaction, { registrationId, meetings: rows, slotMinutes, draftTokenHash, now }))
  )
    throw new Conflict('hour-lost');
  const subCategoryIds = [...new Set(body.interests.map(({ subCategoryId }) => subCategoryId))];
  await markSaved(transaction, { registrationId, subCategoryIds, now });
  await refreshRegistration(transaction, registrationId, now);
  await notifyBuyer(transaction, outbox, { catalogue, buyer, meetings });
  await recordSaving(transaction, catalogue, buyer, now);
  const answer: Answer = {
    success: true,
    message: RECEIVED,
    registration_id: registrationId,
    reference: buyer.reference,
  };
  await keepAnswer(transaction, submission, answer, now);
  return answer;
}

async function notifyBuyer(
  transaction: Transaction<Database>,
  outbox: Outbox,
  { catalogue, buyer, meetings }: Pick<Saving, 'catalogue' | 'meetings'> & { buyer: Buyer },
): Promise<void> {
  const { registrationId, name, email, company, reference, language, userId, companyId } = buyer;
  const content = visitorContent('hosted-meetings-received', catalogue, {
    name,
    company,
    reference,
    language,
    hosted: { userId, companyId },
    meetings: meetings.map(({ exhibitorId, day, minute, length }) => ({
      exhibitorId,
      day,
      minute,
      length,
      status: MEETING_STATUS.pending,
      cancelledBy: null,
      event: null,
    })),
  });
  await outbox.add(transaction, {
    recipient: { name, address: email },
    content,
    editionId: catalogue.editionId,
    registrationId,
  });
}

async function recordSaving(
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  { registrationId, name, reference }: Buyer,
  now: Date,
): Promise<void> {
  const booked = await listMeetings(transaction, [registrationId]);
  await recordAction(transaction, {
    at: now,
    actor: { visitor: reference },
    action: 'meeting.save',
    subject: `${name} (${reference}), ${booked.length} meeting(s)`,
    registrationId,
    after: { meetings: booked.map((meeting) => presentSchedule(catalogue, meeting)) },
  });
}

/** The stored hash reveals nothing secret or guessable. */
function submissionOf(registrationId: number, body: Body, key: string | undefined): KeyedSubmission | null {
  if (key === undefined) return null;
  return {
    route: `hosted-meetings/${registrationId}`,
    key,
    requestHash: hash('sha256', JSON.stringify(body), 'hex'),
  };
}
