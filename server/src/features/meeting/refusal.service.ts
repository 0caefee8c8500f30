// Explains to an organiser why a meeting cannot get its hour: who holds it, and which hours of that day are free.

import { hasBegun } from '@visavis/domain/edition/fair-time';
import { overlaps } from '@visavis/domain/edition/slot-time';
import { isLive } from '@visavis/domain/meeting/decision';
import { type Message, message } from '@visavis/domain/message/message';
import type { FairHour } from '@visavis/domain/message/values';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import {
  exhibitorName,
  listMeetings,
  type MeetingRow,
  presentLost,
  type Slot,
} from '../registration/public.ts';
import { listTakenSlots } from '../slot/public.ts';
import type { HourRefusal } from './change.service.ts';
import type { Case } from './lock.repository.ts';
import { isHeld, listHolders } from './refusal.repository.ts';

/** The maximum number of hours offered instead. */
const OFFERED = 3;

/** The message for the refused action; the reason is inserted into it. */
export type NotDone = 'meeting.not-saved' | 'meeting.not-approved' | 'meeting.not-rejected';

export async function hourLost(
  opened: Case,
  meeting: MeetingRow,
  { slot, refusal, refused }: { slot: Slot; refusal: HourRefusal; refused: NotDone },
): Promise<AppError> {
  const reason = await reasonOf(opened, slot, refusal);
  return new AppError('meeting.slot-taken', message(refused, { reason }), {
    lost: [presentLost(opened.catalogue, slot)],
    freeHours: await freeHours(opened, meeting, slot),
  });
}

/** Who or what occupies the hour. */
export async function reasonOf(opened: Case, slot: Slot, refusal: HourRefusal): Promise<Message> {
  const { catalogue, registration } = opened;
  const exhibitor = exhibitorName(catalogue, slot.exhibitorId);
  const company = registration.company;
  const at = hourOf(catalogue, slot);
  switch (refusal.reason) {
    case 'begun':
      return message('meeting.hour-begun', { at });
    case 'blocked':
      return message('meeting.exhibitor-blocked', { exhibitor, at });
    case 'own-hour':
      return message('meeting.company-busy', {
        company,
        exhibitor: exhibitorName(catalogue, refusal.other.exhibitorId),
        at,
      });
    case 'own-exhibitor':
      return message('meeting.company-meets-already', {
        company,
        exhibitor,
        at: hourOf(catalogue, refusal.other),
      });
    case 'taken': {
      const holders = await listHolders(opened.transaction, slot);
      if (holders.length > 0) return message('meeting.exhibitor-busy', { exhibitor, holders, at });
      return (await isHeld(opened.transaction, slot))
        ? message('meeting.hour-held', { exhibitor, at })
        : message('meeting.nobody-there', { exhibitor, at });
    }
  }
}

const hourOf = (catalogue: Catalogue, { day, minute, length }: Omit<Slot, 'exhibitorId'>): FairHour => ({
  date: catalogue.dayOf(day)?.date ?? '',
  minute,
  length,
});

/** The exhibitor's free hours of that day nearest to the wanted one, in chronological order. */
async function freeHours(
  { transaction, catalogue, registration, now }: Case,
  meeting: MeetingRow,
  { exhibitorId, day, minute }: Slot,
): Promise<number[]> {
  const date = catalogue.dayOf(day)?.date;
  if (date === undefined) return [];
  const taken = await listTakenSlots(transaction, [exhibitorId], { now, tokenHash: null });
  const own = (await listMeetings(transaction, [registration.id])).filter(
    (other) => other.id !== meeting.id && isLive(other.status),
  );
  const isUsed = (candidate: number) =>
    taken.some((slot) => slot.day === day && slot.minute === candidate) ||
    own.some((other) => overlaps(other, { day, minute: candidate, length: catalogue.slotMinutes })) ||
    hasBegun(date, candidate, now, catalogue.timeZone);
  return catalogue.hours
    .map((one) => one.minute)
    .filter((candidate) => candidate !== minute && !isUsed(candidate))
    .sort((a, b) => Math.abs(a - minute) - Math.abs(b - minute))
    .slice(0, OFFERED)
    .sort((a, b) => a - b);
}
