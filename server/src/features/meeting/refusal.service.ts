// Tells an organiser why a meeting cannot have its hour: who holds it, and which hours of that day are free.
import { hasBegun } from '@visavis/domain/edition/calendar';
import { isLive } from '@visavis/domain/meeting/decision';
import { AppError } from '../../http/app-error.ts';
import { listTakenSlots } from '../slot/public.ts';
import type { HourRefusal } from './change.service.ts';
import type { Case } from './lock.repository.ts';
import { describeHour, exhibitorName, presentLost, type Slot } from './present.ts';
import { listHolders } from './refusal.repository.ts';
import { listMeetings, type MeetingRow } from './repository.ts';

/** Most hours that are offered instead. */
const OFFERED = 3;

/** @param opening what has not been done, such as 'Not saved.' */
export async function hourLost(
  opened: Case,
  meeting: MeetingRow,
  { slot, refusal, opening }: { slot: Slot; refusal: HourRefusal; opening: string },
): Promise<AppError> {
  return new AppError('meeting.slot-taken', `${opening} ${await reasonOf(opened, slot, refusal)}`, {
    lost: [presentLost(opened.catalogue, slot)],
    freeHours: await freeHours(opened, meeting, slot),
  });
}

async function reasonOf(opened: Case, slot: Slot, refusal: HourRefusal): Promise<string> {
  const { catalogue, registration } = opened;
  const exhibitor = exhibitorName(catalogue, slot.exhibitorId);
  const hour = describeHour(catalogue, slot);
  switch (refusal.reason) {
    case 'begun':
      return `${hour} has begun already.`;
    case 'blocked':
      return `${exhibitor} takes no meetings on ${hour}.`;
    case 'own-hour':
      return `${registration.company} meets ${exhibitorName(catalogue, refusal.other.exhibitorId)} on ${hour}.`;
    case 'own-exhibitor':
      return `${registration.company} meets ${exhibitor} already, on ${describeHour(catalogue, refusal.other)}.`;
    case 'taken': {
      const holders = await listHolders(opened.transaction, slot);
      return holders.length > 0
        ? `${exhibitor} meets ${new Intl.ListFormat('en').format(holders)} on ${hour}.`
        : `A visitor who is still choosing holds ${exhibitor} on ${hour}.`;
    }
  }
}

/** The free hours of that day with the exhibitor that are nearest to the wanted one, in the order of the day. */
async function freeHours(
  { transaction, catalogue, registration, now }: Case,
  meeting: MeetingRow,
  { exhibitorId, day, hour }: Slot,
): Promise<number[]> {
  const date = catalogue.days.find((one) => one.day === day)?.date;
  if (date === undefined) return [];
  const taken = await listTakenSlots(transaction, [exhibitorId], { now, tokenHash: null });
  const own = (await listMeetings(transaction, [registration.id])).filter(
    (other) => other.id !== meeting.id && isLive(other.status),
  );
  const isUsed = (candidate: number) =>
    [...taken, ...own].some((slot) => slot.day === day && slot.hour === candidate) ||
    hasBegun(date, candidate, now);
  return catalogue.hours
    .map((one) => one.hour)
    .filter((candidate) => candidate !== hour && !isUsed(candidate))
    .sort((a, b) => Math.abs(a - hour) - Math.abs(b - hour))
    .slice(0, OFFERED)
    .sort((a, b) => a - b);
}
