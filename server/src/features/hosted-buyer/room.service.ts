// Offers a free room to a waiting buyer: it is reserved for two days, and the email has the link to book it.

import type { Output } from '@visavis/contract/endpoint';
import type { offerRoom } from '@visavis/contract/room/endpoints';
import { mayTakeRoom, OFFER_HOURS } from '@visavis/domain/booking/room';
import { stayLabel } from '@visavis/domain/booking/stay';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import { AppError } from '../../http/app-error.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { hostedContent } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { keepRoomFor, listWaits, lockRoom, readSituations } from '../room/public.ts';
import {
  type BuyerOfCall,
  type HostedReviewDependencies,
  openHostedCase,
  refuseReplaced,
  rowOfCase,
} from './lock.repository.ts';

const HOUR_MS = 3_600_000;
const NOT_WAITING = message('room.not-waiting');
const NONE_FREE = message('room.none-free');

/** @throws AppError 'booking.room-full', 'application.stale', 'application.replaced', 'resource.not-found' */
export async function offerRoomTo(
  { db, clock, editions, outbox }: HostedReviewDependencies,
  buyer: BuyerOfCall,
  organiser: Organiser,
  waitId: number,
): Promise<Output<typeof offerRoom>> {
  const catalogue = await editions.of(buyer).current();
  const { editionId } = catalogue;
  const now = clock();
  const until = new Date(now.getTime() + OFFER_HOURS * HOUR_MS);
  const row = await inMeetingTransaction(db, async (transaction) => {
    const opened = await openHostedCase(transaction, catalogue, buyer, { organiser, now });
    refuseReplaced(opened);
    const { registration } = opened;
    const wait = (await listWaits(transaction, catalogue, now)).find(
      (one) => one.id === waitId && one.registrationId === registration.id,
    );
    if (!wait) throw new AppError('resource.not-found', NOT_WAITING);
    const { stay, roomType } = wait;
    const room = { editionId, from: stay.from, roomType };
    await lockRoom(transaction, room);
    const situation = (await readSituations(transaction, editionId)).of(room, registration.id);
    if (!mayTakeRoom(situation, registration.id, now)) throw new AppError('booking.room-full', NONE_FREE);
    await keepRoomFor(transaction, waitId, until);
    const { id, name, email, company, reference, language, visitorId: userId, companyId } = registration;
    await outbox.add(transaction, {
      recipient: { name, address: email },
      content: {
        ...hostedContent('room-free', catalogue, { name, company, reference, userId, companyId, language }),
        room: { stay: stayLabel(stay.from, stay.to), roomType, until: until.toISOString() },
      },
      editionId,
      registrationId: id,
    });
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'room.offer',
      subject: `${name} (${reference})`,
      registrationId: id,
      after: { stay: stay.from, roomType, until: until.toISOString() },
    });
    return rowOfCase(opened);
  });
  outbox.soon();
  const mail = message(outbox.isConfigured ? 'email.queued' : 'email.no-server');
  return { success: true, ...outcomeOf(message('room.kept', { hours: OFFER_HOURS, mail })), row };
}
