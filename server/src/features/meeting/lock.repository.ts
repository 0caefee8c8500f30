// Locks the registration and its meeting for an organiser's decision.

import type { Output } from '@visavis/contract/endpoint';
import type { approveMeeting } from '@visavis/contract/meeting/endpoints';
import { decide, type MeetingAction } from '@visavis/domain/meeting/decision';
import { type Message, message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { ChangePublisher } from '../../platform/changes/publisher.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import {
  findRegistrationOfMeeting,
  lockMeeting,
  lockRegistration,
  type MeetingRow,
  NO_REGISTRATION,
  presentSchedule,
  type RegistrationRow,
  readGroups,
} from '../registration/public.ts';
import { checkVersion, inGridTransaction } from './change.service.ts';

export interface MeetingDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  announcer: ChangePublisher;
  outbox: Outbox;
}

/** The response to a decision on one meeting. */
export type Decided = Output<typeof approveMeeting>;

export const NO_MEETING = message('meeting.unknown');

/** The context of a decision on one meeting. */
export interface Case {
  transaction: Transaction<Database>;
  catalogue: Catalogue;
  registration: RegistrationRow;
  organiser: Organiser;
  now: Date;
}

/** Locks a registration by its id. Throws 'resource.not-found'. */
export async function openCase(
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  registrationId: number | null,
  { organiser, now, missing = NO_REGISTRATION }: { organiser: Organiser; now: Date; missing?: Message },
): Promise<Case> {
  const registration =
    registrationId === null
      ? null
      : await lockRegistration(transaction, { registrationId, editionId: catalogue.editionId });
  if (!registration) throw new AppError('resource.not-found', missing);
  return { transaction, catalogue, registration, organiser, now };
}

/** Runs work on one meeting, locked with its registration, and returns the updated registration. */
export async function onMeeting(
  { db, clock, editions, announcer }: MeetingDependencies,
  { meetingId, organiser, version }: { meetingId: number; organiser: Organiser; version: number | undefined },
  work: (opened: Case, meeting: MeetingRow) => Promise<void>,
): Promise<Decided> {
  const now = clock();
  const group = await inGridTransaction(db, editions.of({ meetingId }), async (transaction, catalogue) => {
    const registrationId = await findRegistrationOfMeeting(transaction, meetingId);
    const opened = await openCase(transaction, catalogue, registrationId, {
      organiser,
      now,
      missing: NO_MEETING,
    });
    const meeting = await lockMeeting(transaction, { registrationId: opened.registration.id, meetingId });
    if (!meeting) throw new AppError('resource.not-found', NO_MEETING);
    checkVersion(catalogue, meeting, version);
    await work(opened, meeting);
    return groupOf(opened);
  });
  announcer.soon();
  return { success: true, group };
}

/** The registration of a case as the dashboard shows it. */
export async function groupOf({ transaction, catalogue, registration, now }: Case) {
  const [group] = await readGroups(transaction, catalogue, [registration.id], now);
  if (!group) throw new Error(`registration ${registration.id} disappeared although it was locked`);
  return group;
}

/** Throws 'meeting.ended' for a meeting that the visitor cancelled. */
export function standingAfter(catalogue: Catalogue, meeting: MeetingRow, action: MeetingAction) {
  const decision = decide(meeting, action);
  if (decision.ok) return decision.standing;
  throw new AppError('meeting.ended', message('meeting.cancelled-by-visitor'), {
    meeting: presentSchedule(catalogue, meeting),
  });
}
