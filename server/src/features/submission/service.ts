// Registers a visitor: stores a valid submission completely, or stores nothing and reports what to change.

import type { Output } from '@visavis/contract/endpoint';
import type { registerVisitor } from '@visavis/contract/submission/endpoints';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import type { Language } from '@visavis/domain/language/languages';
import type { ResolvedMeeting } from '@visavis/domain/meeting/submission';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Sealer } from '../../adapters/sealing.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { accessKeyExpiry } from '../../platform/access-links/repository.ts';
import { hashToken, tokenHashOf } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import {
  type KeyedSubmission,
  recallAnswer,
  SUBMISSION_ROUTES,
} from '../../platform/idempotency/repository.ts';
import { Conflict, retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { isInterestGone } from '../category/public.ts';
import { countedOf, isFull, type Origin, originLimitExceeded } from '../confirmation/public.ts';
import {
  type Catalogue,
  type EditionService,
  onGrid,
  refuseChangedGrid,
  refuseUnlessOpen,
} from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { queueScheduleLink } from '../my-schedule/public.ts';
import { PLACE_INDEXES, refuseLostSlots } from '../slot/public.ts';
import { type ByHand, composeRegistration } from './compose.service.ts';
import { findHolder, insertRegistration, type NewRegistration } from './repository.ts';
import {
  type ByHandBody,
  type Resolution,
  resolve,
  resolveByHand,
  type VisitorBody,
} from './resolve.service.ts';

type Answer = Output<typeof registerVisitor>;

/** The route under which responses to registrations by hand are stored. */
const BY_HAND_ROUTE = 'registrations';

const RECEIVED_ALREADY = message('registration.received-already');
const LINK_COMES = message('registration.email-taken-link-sent');
/** Without a mail server no email is promised. */
const NO_LINK = message('registration.email-taken');

export interface RegistrationService {
  register(submitted: Submitted): Promise<Answer>;
  /** For staff: by the same rules, in an open edition, even after its registration has closed. */
  registerByHand(body: ByHandBody, organiser: Organiser): Promise<Answer>;
}

interface Submitted {
  body: VisitorBody;
  idempotencyKey: string | undefined;
  /** Token of the draft whose holds become the meetings; without one the submission competes for its hours. */
  draftToken: string | undefined;
  /** Language of the request, used for all later emails to the visitor. */
  language: Language;
  /** The network of the request; null for the fair's own network. */
  origin: Origin | null;
}

interface Resolved extends Omit<Submitted, 'body'>, Resolution {
  byHand?: ByHand;
}

interface RegistrationDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  announcer: ChangePublisher;
  outbox: Outbox;
  sealer: Pick<Sealer, 'fingerprint'>;
  rateLimitScale: number;
}

export function createRegistrationService({
  db,
  editions,
  clock,
  announcer,
  outbox,
  sealer,
  rateLimitScale,
}: RegistrationDependencies): RegistrationService {
  const recall = (submission: KeyedSubmission | null) =>
    recallAnswer<Answer>(db, submission, RECEIVED_ALREADY);
  /** Derived, so that a repeat returns the same key although only its hash is stored. */
  const scheduleKeyOf = (reference: string) => sealer.fingerprint(reference, 'registration.schedule-key');
  /** Visitors see their schedule at once, without waiting for the email. */
  const answerOf = (stored: Answer, byHand: ByHand | undefined): Answer =>
    byHand
      ? stored
      : {
          ...stored,
          schedule_key: scheduleKeyOf(stored.reference),
          ...(outbox.isConfigured && { confirm_by_email: true as const }),
        };

  return {
    register: ({ body, ...submitted }) =>
      onGrid(editions, (catalogue) =>
        registerResolved(catalogue, { ...submitted, ...resolve(body, catalogue) }),
      ),
    registerByHand: async (body, organiser) => {
      // The edition that the dashboard works on, as nobody should be registered for one that staff do not see.
      refuseUnlessOpen(await editions.forStaff(), [], clock());
      const { key, language, isMailed } = body;
      const byHand = { organiser, isMailed };
      return onGrid(editions, (catalogue) =>
        registerResolved(catalogue, {
          ...resolveByHand(body, catalogue),
          idempotencyKey: key,
          draftToken: undefined,
          language,
          origin: null,
          byHand,
        }),
      );
    },
  };

  async function registerResolved(catalogue: Catalogue, resolved: Resolved): Promise<Answer> {
    const { registration, verdict, requestHash, idempotencyKey, draftToken, language, origin, byHand } =
      resolved;
    const submission =
      idempotencyKey === undefined
        ? null
        : {
            route: byHand ? BY_HAND_ROUTE : SUBMISSION_ROUTES.business,
            key: idempotencyKey,
            requestHash,
          };
    const now = clock();
    const tokenHash = tokenHashOf(draftToken);
    const closed = () => refuseUnlessOpen(catalogue, byHand ? [] : ['business'], now);
    const isTaking = catalogue.isOpen && (byHand || catalogue.closingOf('business', now) === null);
    if (!verdict.ok || !isTaking) {
      // A submission accepted earlier is not refused because the lists or the edition have changed since.
      const first = await recall(submission);
      if (first) return answerOf(first, byHand);
      closed();
      if (!verdict.ok) throw invalid(verdict.fields);
    }
    const meetings = verdict.meetings.sort(
      (a, b) => a.exhibitorId - b.exhibitorId || a.day - b.day || a.minute - b.minute,
    );
    const counting = { catalogue, scale: rateLimitScale, canMail: outbox.isConfigured, now };
    const counted = countedOf(origin, counting);
    const begun = meetings.filter((meeting) =>
      hasBegun(meeting.date, meeting.minute, now, catalogue.timeZone),
    );

    const expiresAt = accessKeyExpiry(catalogue.exhibition.lastDate, catalogue.timeZone);

    const tryOnce = async (attempt: number): Promise<Answer> => {
      if (begun.length > 0) throw new Conflict('hour-begun');
      const rows = toRows({ catalogue, resolved, meetings, submission, now, outbox });
      const stored = await insert(
        db,
        {
          ...rows,
          counted,
          draftTokenHash: tokenHash,
          isThorough: attempt > 1,
          accessKey: byHand ? null : { hash: hashToken(scheduleKeyOf(rows.reference)), expiresAt },
        },
        byHand?.organiser,
      );
      announcer.soon('registration');
      outbox.soon();
      return answerOf(stored, byHand);
    };
    return retryOnConflict(tryOnce, {
      indexes: EXPECTED,
      exhausted: busy,
      onConflict: async ({ index, error }) => {
        const first = await recall(submission);
        if (first) return answerOf(first, byHand);
        await refuseChangedGrid(db, catalogue);
        // Lost hours first: otherwise the refusal of a taken hour would reveal whether the address is registered.
        await refuseLostSlots(db, catalogue, meetings, begun, { now, tokenHash });
        if (index === EMAIL_INDEX) {
          const { email } = registration;
          if (byHand) throw await heldBy(db, catalogue.editionId, email);
          await queueScheduleLink({ db, outbox }, { catalogue, email, language, now });
          const taken = outbox.isConfigured ? LINK_COMES : NO_LINK;
          throw new AppError('registration.email-taken', taken, {
            fields: { 'registration.email': taken },
          });
        }
        if (error instanceof OriginFull) throw originLimitExceeded(now, catalogue);
        return undefined;
      },
    });
  }
}

/** Tells staff who has the address, and where. */
async function heldBy(db: Kysely<Database>, editionId: number, email: string): Promise<AppError> {
  const holder = await findHolder(db, { editionId, email });
  const taken = holder ? message('person.email-taken', holder) : message('registration.email-taken');
  return new AppError('registration.email-taken', taken, { fields: { 'registration.email': taken } });
}

/** The rows of a submission, without those it competes for or is limited by. */
function toRows({
  catalogue,
  resolved: { registration, subCategoryIds, language, byHand },
  meetings,
  submission,
  now,
  outbox,
}: {
  catalogue: Catalogue;
  resolved: Resolved;
  meetings: readonly ResolvedMeeting[];
  submission: KeyedSubmission | null;
  now: Date;
  outbox: Outbox;
}): Omit<NewRegistration, 'draftTokenHash' | 'isThorough' | 'counted' | 'accessKey'> {
  const person = { visitor: registration, language, subCategoryIds, meetings };
  return { ...composeRegistration({ catalogue, outbox, now, byHand }, person), submission };
}

const EMAIL_INDEX = 'registration_email_once';
/** Unique indexes whose violation is reported or resolved by a retry. */
const EXPECTED = [
  EMAIL_INDEX,
  ...PLACE_INDEXES,
  'registration_reference_once',
  'idempotent_answer_once',
] as const;

/** The address has reached its limit of unconfirmed hours for today. */
class OriginFull extends Conflict {}

/**
 * @throws Conflict if nothing was stored: an hour is blocked, a thorough check is needed, the address is at its limit,
 * or an interest was merged or deleted at that moment
 */
async function insert(
  db: Kysely<Database>,
  rows: NewRegistration,
  organiser: Organiser | undefined,
): Promise<Answer> {
  try {
    const id = organiser
      ? await db.transaction().execute((transaction) => insertByHand(transaction, rows, organiser))
      : await insertRegistration(db, rows);
    if (id === null) throw new Conflict('nothing-stored');
    return { registration_id: id, reference: rows.reference };
  } catch (error) {
    if (isInterestGone(error)) throw new Conflict('interest-gone');
    throw isFull(error) ? new OriginFull('origin-full') : error;
  }
}

/** The registration and who made it, or neither. */
async function insertByHand(
  transaction: Transaction<Database>,
  rows: NewRegistration,
  organiser: Organiser,
): Promise<number | null> {
  const id = await insertRegistration(transaction, rows);
  if (id === null) return null;
  await recordAction(transaction, {
    at: rows.now,
    actor: organiser,
    action: 'registration.add',
    subject: `${rows.visitor.name} (${rows.reference})`,
    registrationId: id,
    after: {
      consent: 'by telephone',
      termsVersion: rows.termsVersion,
      meetings: rows.meetings.length,
      isMailed: rows.email !== null,
    },
  });
  return id;
}
