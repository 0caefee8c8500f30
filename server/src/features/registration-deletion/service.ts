// Deletes a registration: removes it from the list, frees its hours, and invalidates its links.
import { isLive } from '@visavis/domain/meeting/decision';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { endIfHosted } from '../hosted-buyer/public.ts';
import { inMeetingTransaction, type MeetingDependencies, openCase } from '../meeting/public.ts';
import { endRegistrations, listMeetings, NO_REGISTRATION, presentSchedule } from '../registration/public.ts';

export type DeletionDependencies = MeetingDependencies;

interface Ids {
  registrationId: number;
  visitorId: number;
  companyId: number;
}

/** Throws 'resource.not-found' unless the three ids belong to one registration. */
export async function removeRegistration(
  { db, clock, editions, announcer }: DeletionDependencies,
  { registrationId, visitorId, companyId }: Ids,
  organiser: Organiser,
): Promise<void> {
  const catalogue = await editions.of({ registrationId }).current();
  const now = clock();
  await inMeetingTransaction(db, async (transaction) => {
    const { registration } = await openCase(transaction, catalogue, registrationId, { organiser, now });
    if (registration.visitorId !== visitorId || registration.companyId !== companyId)
      throw new AppError('resource.not-found', NO_REGISTRATION);
    // Applications have their own rules: one whose money is held is never deleted.
    if (await endIfHosted({ transaction, catalogue, registration, organiser, now })) return;
    const meetings = await listMeetings(transaction, [registrationId]);
    await endRegistrations(transaction, [registrationId], now);
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'registration.delete',
      subject: `${registration.name} (${registration.reference})`,
      registrationId,
      before: {
        company: registration.company,
        state: registration.state,
        meetings: meetings
          .filter(({ status }) => isLive(status))
          .map((meeting) => presentSchedule(catalogue, meeting)),
      },
    });
  });
  announcer.soon();
}
