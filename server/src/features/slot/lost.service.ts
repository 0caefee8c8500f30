// Refuses a submission whose hours are no longer available, and names every lost slot.

import { slotRange } from '@visavis/domain/edition/slot-time';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import type { ResolvedMeeting } from '@visavis/domain/meeting/submission';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import { listTakenSlots, type TakenSlotOptions } from './repository.ts';

const HOURS_BEGUN = message('hours.begun');
const SLOT_TAKEN = message('hours.taken');

/**
 * Finds every wanted slot that is blocked, taken or has begun.
 * @param begun the meetings whose hour has begun
 * @throws 'meeting.slot-taken' with all of them; nothing if there are none
 */
export async function refuseLostSlots(
  db: Kysely<Database>,
  catalogue: Catalogue,
  meetings: readonly ResolvedMeeting[],
  begun: readonly ResolvedMeeting[],
  options: TakenSlotOptions,
): Promise<void> {
  const taken = await listTakenSlots(
    db,
    meetings.map((meeting) => meeting.exhibitorId),
    options,
  );
  const lost = meetings.filter(
    (meeting) =>
      begun.includes(meeting) ||
      taken.some(
        (slot) =>
          slot.exhibitor_id === meeting.exhibitorId &&
          slot.day === meeting.day &&
          slot.minute === meeting.minute,
      ),
  );
  if (lost.length > 0)
    throw new AppError(
      'meeting.slot-taken',
      lost.every((meeting) => begun.includes(meeting)) ? HOURS_BEGUN : SLOT_TAKEN,
      {
        lost: lost.map((meeting) => ({
          ...presentLost(catalogue, meeting),
          ...(begun.includes(meeting) ? { begun: true as const } : {}),
        })),
      },
    );
}

function presentLost(catalogue: Catalogue, { exhibitorId, day, minute }: ResolvedMeeting): LostSlot {
  const exhibitor = catalogue.findExhibitor(exhibitorId)?.exhibitor;
  return {
    exhibitor: exhibitor?.company_name ?? '',
    boothNumber: exhibitor?.booth_number ?? '',
    day,
    time: slotRange(minute, catalogue.slotMinutes),
  };
}
