// Registers a visitor: every rule is kept, or nothing is stored and the visitor learns what to change.
import { hash, randomBytes } from 'node:crypto';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { registerVisitor } from '@visavis/contract/registration';
import { hasBegun, slotStartsAt } from '@visavis/domain/edition/calendar';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { type LostSlot, MEETING_STATUS } from '@visavis/domain/meeting/schema';
import {
  type ResolvedMeeting,
  readMeetings,
  type SubmissionVerdict,
} from '@visavis/domain/meeting/submission';
import { disagreements } from '@visavis/domain/registration/agreement';
import { businessReference, REFERENCE_BYTES } from '@visavis/domain/registration/reference';
import { registrationSearchText } from '@visavis/domain/registration/state';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Clock } from '../../clock.ts';
import { mayBeTriedAgain, violatedIndex } from '../../database-refusal.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import type { Catalogue, EditionService } from '../edition/service.ts';
import { type Outbox, visitorContent } from '../email/service.ts';
import { tokenHashOf } from '../hold/service.ts';
import type { Announcer } from '../live/service.ts';
import { queueScheduleLink } from '../my-schedule/service.ts';
import { type Asking, listSlotsTaken } from '../slot/service.ts';
import { findKeptAnswer, insertRegistration, type NewRegistration } from './repository.ts';

type Body = HandlerInput<typeof registerVisitor>['body'];
type Answer = Output<typeof registerVisitor>;

const ROUTE = 'visitor/register';
/** A statement that met a deadlock, or lost a slot that was free again a moment later, is tried this often. */
const ATTEMPTS = 12;
const SLOT_TAKEN = 'Some of these hours have just been taken. Please choose again for the companies named.';
const EMAIL_TAKEN =
  'A new registration could not be made with this email address. If you have registered before,';
const LINK_COMES = 'the link to your meetings is on its way to this address.';
/** Without a mail server nothing is promised. */
const NO_LINK = 'your meetings are with us already: please contact us to change them.';

export interface RegistrationService {
  /** @param draftToken the draft whose holds become the meetings; without one the submission competes for its hours */
  register(body: Body, idempotencyKey: string | undefined, draftToken: string | undefined): Promise<Answer>;
}

export function createRegistrationService(
  db: Kysely<Database>,
  editions: EditionService,
  clock: Clock,
  announcer: Announcer,
  outbox: Outbox,
): RegistrationService {
  /** The first answer to the same submission; refuses another submission under the same key. */
  async function recall(submission: NewRegistration['submission']): Promise<Answer | null> {
    if (!submission) return null;
    const kept = await findKeptAnswer(db, submission.route, submission.key);
    if (kept && kept.requestHash !== submission.requestHash)
      throw new AppError(
        'submission.key-reused',
        'Your registration has been received already, as you first submitted it. Please contact us to change it.',
      );
    return kept?.answer ?? null;
  }

  return {
    async register(body, idempotencyKey, draftToken) {
      const submission =
        idempotencyKey === undefined
          ? null
          : { route: ROUTE, key: idempotencyKey, requestHash: hashOf(body) };
      const now = clock();
      const tokenHash = tokenHashOf(draftToken);
      const catalogue = await editions.current();
      const verdict = check(body, catalogue);
      if (!verdict.ok) {
        // What was accepted once is not refused because the lists have changed since.
        const first = await recall(submission);
        if (first) return first;
        throw invalid(verdict.fields);
      }
      const meetings = verdict.meetings.sort(
        (a, b) => a.exhibitorId - b.exhibitorId || a.day - b.day || a.hour - b.hour,
      );
      const begun = meetings.filter((meeting) => hasBegun(meeting.date, meeting.hour, now));

      for (let attempt = 1; ; attempt += 1) {
        if (begun.length === 0) {
          const outcome = await tryInsert(db, {
            ...toRows(catalogue, body, meetings, submission, now, outbox),
            draftTokenHash: tokenHash,
            looksCloser: attempt > 1,
          });
          if (outcome.ok) {
            announcer.soon();
            outbox.soon();
            return outcome.answer;
          }
          if (outcome.refusal === 'email') {
            const first = await recall(submission);
            if (first) return first;
            const { email } = body.registration;
            await queueScheduleLink({ db, outbox }, { catalogue, email, now });
            const sentence = `${EMAIL_TAKEN} ${outbox.isConfigured ? LINK_COMES : NO_LINK}`;
            throw new AppError('registration.email-taken', sentence, {
              fields: { 'registration.email': sentence },
            });
          }
        }
        const first = await recall(submission);
        if (first) return first;
        const lost = await lostSlots(db, catalogue, meetings, begun, { now, tokenHash });
        if (lost.length > 0) throw new AppError('meeting.slot-taken', SLOT_TAKEN, { lost });
        if (attempt >= ATTEMPTS)
          throw new AppError('server.unavailable', 'Many people are booking right now. Please try again.', {
            retryAfterSeconds: 1,
          });
      }
    },
  };
}

/** The meetings of a submission that keeps every rule, or a sentence for each refused field. */
function check(body: Body, catalogue: Catalogue): SubmissionVerdict {
  const verdict = readMeetings(
    body.meetings,
    {
      days: catalogue.days,
      hours: catalogue.hours,
      minimum: catalogue.limits.businessMinimum,
      maximum: catalogue.limits.businessMaximum,
    },
    catalogue.findByNameAndBooth,
  );
  const fields: Record<string, string> = { ...disagreements(body.registration, body.companyInfo) };
  body.interests.forEach((interest, index) => {
    if (!catalogue.hasSubCategory(interest.subCategoryId))
      fields[`interests.${index}.subCategoryId`] = 'This interest is not part of the edition.';
  });
  if (!verdict.ok) return { ok: false, fields: { ...fields, ...verdict.fields } };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : verdict;
}

function toRows(
  catalogue: Catalogue,
  body: Body,
  meetings: readonly ResolvedMeeting[],
  submission: NewRegistration['submission'],
  now: Date,
  outbox: Outbox,
): Omit<NewRegistration, 'draftTokenHash' | 'looksCloser'> {
  const { editionId } = catalogue;
  const { name, companyName, companySize, email } = body.registration;
  const reference = businessReference(randomBytes(REFERENCE_BYTES));
  const pending = meetings.map(({ exhibitorId, day, hour }) => ({
    exhibitorId,
    day,
    hour,
    status: MEETING_STATUS.pending,
    cancelledBy: null,
    event: null,
  }));
  const content = visitorContent('registration-received', catalogue, {
    name,
    company: companyName,
    reference,
    meetings: pending,
  });
  return {
    editionId,
    reference,
    visitor: body.registration,
    searchText: registrationSearchText(name, companyName, companySize),
    email: outbox.rowOf({ recipient: { name, address: email }, content, editionId }),
    subCategoryIds: [...new Set(body.interests.map((interest) => interest.subCategoryId))],
    meetings: meetings.map(({ exhibitorId, day, hour, date }) => ({
      exhibitorId,
      day,
      hour,
      startsAt: slotStartsAt(date, hour),
    })),
    submission,
    now,
  };
}

type Outcome = { ok: true; answer: Answer } | { ok: false; refusal: 'email' | 'slot-or-repeat' };

/** Unique indexes whose refusal the loop above can explain or undo, by name. */
const EXPECTED = new Set([
  'claim_place_once',
  'registration_email_once',
  'registration_reference_once',
  'idempotent_answer_once',
]);
async function tryInsert(db: Kysely<Database>, rows: NewRegistration): Promise<Outcome> {
  try {
    const id = await insertRegistration(db, rows);
    return id === null
      ? { ok: false, refusal: 'slot-or-repeat' }
      : { ok: true, answer: { registration_id: id, reference: rows.reference } };
  } catch (error) {
    const index = violatedIndex(error);
    if (index !== null && EXPECTED.has(index))
      return { ok: false, refusal: index === 'registration_email_once' ? 'email' : 'slot-or-repeat' };
    if (mayBeTriedAgain(error)) return { ok: false, refusal: 'slot-or-repeat' };
    throw error;
  }
}

/** Every wanted slot that is blocked, taken or over, by the names that the visitor knows. */
async function lostSlots(
  db: Kysely<Database>,
  catalogue: Catalogue,
  meetings: readonly ResolvedMeeting[],
  begun: readonly ResolvedMeeting[],
  asking: Asking,
): Promise<LostSlot[]> {
  const taken = await listSlotsTaken(
    db,
    meetings.map((meeting) => meeting.exhibitorId),
    asking,
  );
  return meetings
    .filter(
      (meeting) =>
        begun.includes(meeting) ||
        taken.some(
          (slot) =>
            slot.exhibitor_id === meeting.exhibitorId &&
            slot.day === meeting.day &&
            slot.hour === meeting.hour,
        ),
    )
    .map((meeting) => {
      const exhibitor = catalogue.findExhibitor(meeting.exhibitorId)?.exhibitor;
      return {
        exhibitor: exhibitor?.company_name ?? '',
        boothNumber: exhibitor?.booth_number ?? '',
        day: meeting.day,
        time: slotRange(meeting.hour),
      };
    });
}

/** The same submission has the same hash: fields come in the order of the contract, whatever was sent. */
function hashOf(body: Body): string {
  return hash('sha256', JSON.stringify(body), 'hex');
}
