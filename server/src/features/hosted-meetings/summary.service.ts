// The last page of a hosted buyer: meetings, stay, deposit, and how many meetings were held.

import type { FinalMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { hostedStep } from '@visavis/domain/hosted-buyer/step';
import type { Own } from '@visavis/domain/identity/caller';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { message } from '@visavis/domain/message/message';
import { majorOf } from '@visavis/domain/money/money';
import { AppError } from '../../http/app-error.ts';
import { getBookingOf } from '../booking/public.ts';
import { type BuyerIds, getBuyer, requireStep } from '../hosted-step/public.ts';
import { listMeetings, presentSchedule } from '../registration/public.ts';
import { isDepositRefunded, listAttendance } from './repository.ts';
import type { HostedMeetingsDependencies } from './service.ts';

/** @param registrationId of the access key that was sent */
export async function readFinalMeetings(
  { db, clock, editions }: Pick<HostedMeetingsDependencies, 'db' | 'clock' | 'editions'>,
  registrationId: Own<'registration'>,
  ids: BuyerIds,
): Promise<FinalMeetings> {
  const catalogue = await editions.of({ registrationId }).current();
  const buyer = await getBuyer(db, registrationId, ids);
  if (buyer.editionId !== catalogue.editionId)
    throw new AppError('resource.not-found', message('link.unknown'));
  requireStep(buyer, 'final-meetings');
  const [booked, attendance, booking] = await Promise.all([
    listMeetings(db, [registrationId]),
    listAttendance(db, registrationId),
    getBookingOf(db, registrationId),
  ]);
  const meetings = booked.map((meeting) => ({
    ...presentSchedule(catalogue, meeting, clock()),
    attendance: attendance.get(meeting.id) ?? null,
  }));
  const { refundAfterMeetings, refundWithinDays } = catalogue.hosted;
  return {
    success: true,
    edition: catalogue.editionId,
    message: meetings.length === 0 ? 'No meetings have been booked yet.' : `${meetings.length} meeting(s)`,
    meetings,
    name: buyer.name,
    reference: buyer.reference,
    stay: booking && {
      label: booking.stay.label,
      roomType: booking.roomType,
      extraNights: booking.extraNights,
    },
    deposit:
      booking && booking.depositBy !== 'none'
        ? {
            amount: majorOf(booking.depositMinor, booking.currency),
            totalPaid: majorOf(booking.totalMinor, booking.currency),
            currency: booking.currency,
            isRefunded: await isDepositRefunded(db, booking.id),
          }
        : null,
    ...(hostedStep(buyer.progress) === 'meetings' && { isChoosing: true as const }),
    heldCount: meetings.filter(
      ({ attendance, status }) => attendance === 'held' && status === MEETING_STATUS.approved,
    ).length,
    refundAfterMeetings,
    refundWithinDays,
  };
}
