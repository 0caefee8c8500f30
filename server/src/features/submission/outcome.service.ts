// Returns the outcome of a submission whose response was lost, to the holder of its unguessable idempotency key.

import type { SubmissionOutcome } from '@visavis/contract/submission/outcome-endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { SUBMISSION_ROUTES } from '../../platform/idempotency/repository.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { listMeetings, presentSchedule } from '../registration/public.ts';
import { findAnsweredReference, lockRegistrationOf } from './outcome.repository.ts';

export interface OutcomeDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  canMail: boolean;
}

type Programme = keyof typeof SUBMISSION_ROUTES;

/** Throws 'resource.not-found' unless the submission created a live registration of this edition. */
export async function readOutcome(
  { db, editions, clock, canMail }: OutcomeDependencies,
  { programme, key }: { programme: Programme; key: string },
): Promise<SubmissionOutcome> {
  const reference = await findAnsweredReference(db, { route: SUBMISSION_ROUTES[programme], key });
  if (reference === null) throw unknownSubmission();
  const catalogue = await editions.of({ reference }).current();
  return db.transaction().execute(async (transaction) => {
    const id = await lockRegistrationOf(transaction, { reference, editionId: catalogue.editionId });
    if (id === null) throw unknownSubmission();
    const outcome = { registration_id: id, reference };
    if (programme === 'hosted') return { ...outcome, meetings: [], schedule_key: null };
    const { lastDate, timeZone } = catalogue.exhibition;
    return {
      ...outcome,
      meetings: await standingMeetings(transaction, catalogue, id),
      schedule_key: await createAccessKey(transaction, {
        registrationId: id,
        lastDate,
        timeZone,
        now: clock(),
        isMailed: false,
      }),
      ...(canMail && { confirm_by_email: true as const }),
    };
  });
}

const unknownSubmission = () => new AppError('resource.not-found', message('submission.unknown'));

/** The meetings in the shape that the visitor's page uses for planning. */
async function standingMeetings(
  db: Kysely<Database>,
  catalogue: Catalogue,
  registrationId: number,
): Promise<SubmissionOutcome['meetings']> {
  const meetings = await listMeetings(db, [registrationId]);
  return meetings
    .filter(({ status }) => status !== MEETING_STATUS.rejected)
    .map((meeting) => {
      const { day, date, dayOfWeek, time, exhibitor, boothNumber, exhibitorId } = presentSchedule(
        catalogue,
        meeting,
      );
      return { day, date, dayOfWeek, time, company: exhibitor, boothNumber, exhibitorId };
    });
}
