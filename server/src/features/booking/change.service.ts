// An organiser changes a booking, or records how its difference in price was settled: audited, and mailed to the buyer.
import { isDeepStrictEqual } from 'node:util';
import type {
  changeBooking as changeCall,
  settleNights as settleCall,
} from '@visavis/contract/booking/change-endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { readChange } from '@visavis/domain/booking/change';
import { totalMinor } from '@visavis/domain/booking/price';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import { type Message, message } from '@visavis/domain/message/message';
import { majorOf } from '@visavis/domain/money/money';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent } from '../email/public.ts';
import { type Buyer, findBuyer } from '../hosted-step/public.ts';
import { lockRegistration } from '../registration/public.ts';
import { takeRoom } from '../room/public.ts';
import { insertNightPayment, readDifference } from './change.repository.ts';
import { findBooking, type NewBooking, writeBooking } from './repository.ts';
import { sealPassport } from './sealed-passport.service.ts';
import { type BookingDependencies, contentOf, refuseUnderWay } from './service.ts';

type Body = HandlerInput<typeof changeCall>['body'];
type StoredBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

const NO_BOOKING = message('booking.none');
const STALE = message('payment.transfer-changed');

/** @throws 'booking.stale', 'booking.room-full', 'payment.under-way', or 'request.invalid' with the refused fields */
export async function changeBooking(
  dependencies: BookingDependencies,
  organiser: Organiser,
  { id, body }: { id: number; body: Body },
): Promise<Output<typeof changeCall>> {
  const { sealer, outbox } = dependencies;
  const version = await inBooking(dependencies, { id, version: body.version }, async (opened) => {
    const { transaction, catalogue, buyer, booking, now } = opened;
    const { additionalPassport, passportNumber } = body;
    if (body.additionalName === '' && additionalPassport)
      throw invalid({ additionalName: BOOKING_MESSAGES.additionalName });
    await refuseUnderWay(transaction, booking.id, now);
    const chosen = chosenOf(catalogue, booking, body);
    const isSameSecond = booking.additionalName === body.additionalName;
    const changed: NewBooking = {
      ...booking,
      ...chosen,
      name: body.name,
      additionalName: body.additionalName,
      totalMinor: totalMinor(booking, chosen.extraNights.length),
      passport: passportNumber ? sealPassport(sealer, 'passport', id, passportNumber) : booking.passport,
      additionalPassport: additionalPassport
        ? sealPassport(sealer, 'additionalPassport', id, additionalPassport)
        : isSameSecond
          ? booking.additionalPassport
          : null,
      isByStaff: true,
      hasOtherPassports: Boolean(passportNumber) || Boolean(additionalPassport) || !isSameSecond,
    };
    const passports = passportNumber || additionalPassport ? { passports: 'changed' } : {};
    const [before, after] = [contentOf(booking), contentOf(changed)];
    if (isDeepStrictEqual(before, after) && !changed.hasOtherPassports) return booking.version;
    if (booking.stay.from !== chosen.stay.from || booking.roomType !== chosen.roomType)
      await takeRoom(
        transaction,
        id,
        { editionId: buyer.editionId, from: chosen.stay.from, roomType: chosen.roomType },
        now,
      );
    await writeBooking(transaction, changed, now);
    const difference = await readDifference(transaction, { id: booking.id, totalMinor: changed.totalMinor });
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'booking.change',
      subject: subjectOf(buyer),
      registrationId: id,
      before,
      after: {
        ...after,
        ...passports,
        ...(difference !== 0 && { difference: majorOf(difference, booking.currency) }),
      },
    });
    await outbox.add(transaction, {
      recipient: { name: buyer.name, address: buyer.email },
      content: {
        ...hostedContent('stay-changed', catalogue, buyer),
        stay: stayOf(changed),
        change: {
          guests: [changed.name, changed.additionalName].filter((guest) => guest !== ''),
          extraNights: changed.extraNights,
          toPay: majorOf(Math.max(0, difference), booking.currency),
          currency: booking.currency,
        },
      },
      editionId: buyer.editionId,
      registrationId: id,
    });
    return booking.version + 1;
  });
  outbox.soon();
  return { success: true, ...outcomeOf(message('booking.stay-changed')), version };
}

const stayOf = ({
  stay,
  roomType,
  termsVersion,
}: Pick<NewBooking, 'stay' | 'roomType' | 'termsVersion'>) => ({
  label: stay.label,
  roomType,
  termsVersion,
});

const subjectOf = ({ name, reference }: Buyer): string => `${name} (${reference})`;

/** The chosen stay, room and nights: each is offered by the edition, or unchanged. */
function chosenOf(
  { hosted }: Catalogue,
  booking: StoredBooking,
  { stayingDuration, roomType, extraNights }: Body,
): Pick<NewBooking, 'stay' | 'roomType' | 'extraNights'> {
  const offered = { ...hosted, roomTypes: hosted.roomTypes ?? [] };
  const verdict = readChange({ stayingDuration, roomType, extraNights }, offered, booking);
  if (!verdict.ok) throw invalid(verdict.fields);
  return { stay: verdict.stay, roomType, extraNights: verdict.extraNights };
}

/** @throws 'booking.stale', or 'request.invalid' if the difference in price has changed */
export async function settleNights(
  dependencies: BookingDependencies,
  organiser: Organiser,
  { id, body }: { id: number; body: HandlerInput<typeof settleCall>['body'] },
): Promise<Output<typeof settleCall>> {
  const outcome = await inBooking(
    dependencies,
    { id, version: body.version },
    async ({ transaction, buyer, booking, now }): Promise<Message> => {
      const difference = await readDifference(transaction, booking);
      const { currency } = booking;
      if (difference === 0 || body.difference !== majorOf(difference, currency))
        throw invalid({ difference: message('booking.nights-otherwise') });
      const isReceived = difference > 0;
      await insertNightPayment(transaction, {
        bookingId: booking.id,
        amountMinor: difference,
        organiserId: organiser.id,
        now,
      });
      await recordAction(transaction, {
        at: now,
        actor: organiser,
        action: isReceived ? 'booking.record-nights' : 'booking.refund-nights',
        subject: subjectOf(buyer),
        registrationId: id,
        after: { amount: majorOf(Math.abs(difference), currency), currency },
      });
      return message(isReceived ? 'booking.nights-received' : 'booking.nights-refunded', {
        sen: Math.abs(difference),
        currency,
      });
    },
  );
  return { success: true, ...outcomeOf(outcome) };
}

interface OpenBooking {
  transaction: Transaction<Database>;
  catalogue: Catalogue;
  buyer: Buyer;
  booking: StoredBooking;
  now: Date;
}

/** Runs work on the version of a booking that the organiser saw, with its registration locked: other writes wait. */
async function inBooking<T>(
  { db, clock, editions }: BookingDependencies,
  { id, version }: { id: number; version: number },
  work: (opened: OpenBooking) => Promise<T>,
): Promise<T> {
  const catalogue = await editions.of({ registrationId: id }).current();
  const { editionId } = catalogue;
  return db.transaction().execute(async (transaction) => {
    const isLive = await lockRegistration(transaction, { registrationId: id, editionId });
    const buyer = isLive ? await findBuyer(transaction, id) : null;
    const booking = await findBooking(transaction, id);
    if (!buyer || !booking) throw new AppError('resource.not-found', NO_BOOKING);
    if (booking.version !== version) throw new AppError('booking.stale', STALE);
    return work({ transaction, catalogue, buyer, booking, now: clock() });
  });
}
