// Prevents the undo of what a person has been emailed.
import { localMinuteAt } from '@visavis/domain/edition/fair-time';
import { momentOf } from '@visavis/domain/edition/programme';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { MeetingRow } from '../registration/public.ts';
import { exhibitorName } from '../registration/public.ts';
import type { Case } from './lock.repository.ts';
import { findDecidedAt, isTold, type Told } from './told.repository.ts';

/** @throws AppError 'email.already-sent' for a decision about which its visitor has been emailed since */
export async function refuseTold(opened: Case, meeting: MeetingRow, told: Told | null): Promise<void> {
  const decidedAt = await findDecidedAt(opened.transaction, meeting);
  if (decidedAt !== null && isTold(told, decidedAt)) throw toldOf(opened, meeting, told);
}

/** States when the visitor was emailed about the meeting, and by whom. */
export function toldOf(
  { catalogue, registration }: Case,
  meeting: MeetingRow,
  { at, by }: Pick<Told, 'at' | 'by'>,
): AppError {
  return new AppError(
    'email.already-sent',
    message('meeting.told', {
      name: registration.name,
      exhibitor: exhibitorName(catalogue, meeting.exhibitorId),
      ...momentOf(localMinuteAt(at, catalogue.timeZone)),
      by,
    }),
  );
}
