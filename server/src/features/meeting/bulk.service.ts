// Decides, reopens and emails many registrations, each in its own transaction and with its own result.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type {
  decideRegistrations,
  mailRegistrations,
  reopenMeetings,
} from '@visavis/contract/meeting/bulk-endpoints';
import type { BulkRefusal } from '@visavis/contract/outcome';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { refusalOf } from '../../http/refusal-of.ts';
import { listMeetings, listRegistrationNames, lockMeeting, NO_REGISTRATION } from '../registration/public.ts';
import { listRegistrationsOf } from './bulk.repository.ts';
import { checkVersion, inGridTransaction } from './change.service.ts';
import { changeAndRecord, decideEach } from './decision.service.ts';
import { type MeetingDependencies, openCase, standingAfter } from './lock.repository.ts';
import { mailStatusOf } from './status-email.service.ts';
import { findTold } from './told.repository.ts';
import { refuseTold } from './told.service.ts';

type Body<E extends typeof decideRegistrations | typeof reopenMeetings | typeof mailRegistrations> =
  HandlerInput<E>['body'] & { organiser: Organiser };

/** Approves or rejects the pending meetings of each registration; decided or past ones stay unchanged. */
export async function decideMany(
  dependencies: MeetingDependencies,
  { ids, action, reason, organiser }: Body<typeof decideRegistrations>,
): Promise<Output<typeof decideRegistrations>> {
  const { db, clock, editions, announcer } = dependencies;
  const now = clock();
  const people = [];
  for (const registrationId of new Set(ids)) {
    try {
      people.push(
        await inGridTransaction(db, editions.of({ registrationId }), async (transaction, catalogue) => {
          const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
          const results = await decideEach(opened, {
            action,
            isOnlyPending: true,
            // Nobody reviews each one here: approving a past meeting is left to its own dialog, which warns.
            leavesBegun: action === 'approve',
            seen: new Map(),
            reason,
          });
          const versions = new Map(
            (await listMeetings(transaction, [registrationId])).map(({ id, version }) => [id, version]),
          );
          return {
            id: registrationId,
            name: opened.registration.name,
            decided: results.filter(({ ok }) => ok).map(({ id }) => ({ id, version: versions.get(id) ?? 0 })),
            refused: results.flatMap(({ message, reason: why }) =>
              message === null ? [] : [{ message, ...(why && { reason: why }) }],
            ),
          };
        }),
      );
    } catch (error) {
      people.push({ id: registrationId, name: '', decided: [], refused: [refusalOf(error)] });
    }
  }
  announcer.soon();
  return { people };
}

/** Makes meetings pending again if nobody has changed them since and the visitor was not emailed the decision. */
export async function reopenMany(
  { db, clock, editions, announcer }: MeetingDependencies,
  { meetings, organiser }: Body<typeof reopenMeetings>,
): Promise<Output<typeof reopenMeetings>> {
  const now = clock();
  const seen = new Map(meetings.map(({ id, version }) => [id, version]));
  const owners = await listRegistrationsOf(db, [...seen.keys()]);
  const refused: Output<typeof reopenMeetings>['refused'] = [];
  let reopened = 0;
  for (const [registrationId, ids] of owners) {
    const results = await inGridTransaction(
      db,
      editions.of({ registrationId }),
      async (transaction, catalogue) => {
        const opened = await openCase(transaction, catalogue, registrationId, { organiser, now });
        const told = await findTold(transaction, registrationId);
        const outcomes: { id: number; refusal: BulkRefusal | null }[] = [];
        for (const meetingId of ids)
          try {
            const meeting = await lockMeeting(transaction, { registrationId, meetingId });
            if (!meeting) throw new AppError('resource.not-found', NO_REGISTRATION);
            checkVersion(catalogue, meeting, seen.get(meetingId));
            await refuseTold(opened, meeting, told);
            await changeAndRecord(opened, meeting, {
              to: { standing: standingAfter(catalogue, meeting, 'set-pending') },
              action:
                meeting.status === MEETING_STATUS.approved ? 'meeting.undo-approve' : 'meeting.undo-reject',
              refused: 'meeting.not-saved',
            });
            outcomes.push({ id: meetingId, refusal: null });
          } catch (error) {
            outcomes.push({ id: meetingId, refusal: refusalOf(error) });
          }
        return outcomes;
      },
    ).catch((error) => ids.map((id) => ({ id, refusal: refusalOf(error) })));
    for (const { id, refusal } of results)
      if (refusal) refused.push({ id, ...refusal });
      else reopened += 1;
  }
  announcer.soon();
  return { reopened, refused };
}

/** Sends a status email for each registration that is fully decided and has news. */
export async function mailMany(
  dependencies: MeetingDependencies,
  { ids, organiser }: Body<typeof mailRegistrations>,
): Promise<Output<typeof mailRegistrations>> {
  const names = await listRegistrationNames(dependencies.db, ids);
  const people = [];
  for (const id of new Set(ids)) {
    const name = names.get(id) ?? '';
    try {
      await mailStatusOf(dependencies, { registrationId: id, organiser });
      people.push({ id, name, refused: null });
    } catch (error) {
      people.push({ id, name, refused: refusalOf(error) });
    }
  }
  return { people, isConfigured: dependencies.outbox.isConfigured };
}
