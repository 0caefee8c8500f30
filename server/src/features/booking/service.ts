// Creates or changes an approved buyer's only booking, at the server's price, unless it is paid or being paid.

import { isDeepStrictEqual } from 'node:util';
import type { saveBooking as saveBookingCall } from '@visavis/contract/booking/endpoints';
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import { readBooking, totalDiffersSentence, totalMinor } from '@visavis/domain/booking/price';
import { BOOKING_MESSAGES } from '@visavis/domain/booking/schema';
import type { Own } from '@visavis/domain/identity/caller';
import { message } from '@visavis/domain/message/message';
import { majorOf, minorOf } from '@visavis/domain/money/money';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Sealer } from '../../adapters/sealing.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { type KeyedSubmission, keepAnswer, recallAnswer } from '../../platform/idempotency/repository.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { hostedContent, type Outbox } from '../email/public.ts';
import { type Buyer, getBuyer, requireStep } from '../hosted-step/public.ts';
import { lockRegistration } from '../registration/public.ts';
import { takeRoom } from '../room/public.ts';
import { type Booking, findBooking, type NewBooking, readPayments, writeBooking } from './repository.ts';
import { openPassport, sealPassport } from './sealed-passport.service.ts';
import { readSummary } from './summary.service.ts';

export interface BookingDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  sealer: Sealer;
  outbox: Outbox;
}

type Input = Pick<HandlerInput<typeof saveBookingCall>, 'params' | 'body' | 'headers'>;
type Body = Input['body'];
type SavedBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

const UNKNOWN = message('link.unknown');
const OTHER_CONTENT = message('booking.received-already');
const STALE = message('booking.changed');
const MINUTE_MS = 60_000;

/** @param registrationId the registration of the key that was sent */
export async function saveBooking(
  { db, clock, editions, sealer, outbox }: BookingDependencies,
  registrationId: Own<'registration'>,
  { params, body, headers }: Input,
): Promise<Output<typeof saveBookingCall>> {
  const catalogue = await editions.of({ registrationId }).current();
  const now = clock();
  const submission = submissionOf(sealer, registrationId, body, headers['idempotency-key']);
  await getBuyer(db, registrationId, params);
  const saved = await db.transaction().execute(async (transaction) => {
    // The lock serialises concurrent saves, also with the start and end of a payment of this buyer.
    const { editionId } = catalogue;
    if (!(await lockRegistration(transaction, { registrationId, editionId })))
      throw new AppError('resource.not-found', UNKNOWN);
    const ids = { userId: body.user_id, companyId: body.company_id };
    const buyer = await getBuyer(transaction, registrationId, ids);
    const kept = await recallAnswer(transaction, submission, OTHER_CONTENT);
    if (!kept)
      await writeSubmission(transaction, { catalogue, sealer, outbox, buyer, body, submission, now });
    const summary = await readSummary(transaction, sealer, buyer);
    if (!summary) throw new Error(`registration ${registrationId} has no booking though it was written`);
    return { success: true as const, booking_id: summary.bookingId, summary };
  });
  outbox.soon();
  return saved;
}

interface SubmissionContext {
  catalogue: Catalogue;
  sealer: Sealer;
  outbox: Outbox;
  buyer: Buyer;
  body: Body;
  submission: KeyedSubmission | null;
  now: Date;
}

async function writeSubmission(
  transaction: Transaction<Database>,
  { catalogue, sealer, outbox, buyer, body, submission, now }: SubmissionContext,
): Promise<void> {
  requireStep(buyer, 'booking');
  const { registrationId } = buyer;
  const before = await findBooking(transaction, registrationId);
  const booking = priced(catalogue, body, registrationId);
  const hasOtherPassports = before !== null && !isOwnPassports(sealer, before, body);
  if (before && !hasOtherPassports && isDeepStrictEqual(contentOf(before), contentOf(booking))) {
    await keepAnswer(transaction, submission, { booking_id: before.id }, now);
    return;
  }
  if (before && body.version !== undefined && body.version !== before.version)
    throw new AppError('booking.stale', STALE, {
      booking: (await readSummary(transaction, sealer, buyer)) ?? undefined,
    });
  if (before) await refuseUnderWay(transaction, before.id, now);
  const { stay, roomType } = booking;
  const hasRoom = before?.stay.from === stay.from && before.roomType === roomType;
  if (!hasRoom)
    await takeRoom(
      transaction,
      registrationId,
      { editionId: catalogue.editionId, from: stay.from, roomType },
      now,
    );
  const id = await writeBooking(
    transaction,
    {
      ...booking,
      passport: sealPassport(sealer, 'passport', registrationId, body.passportNumber),
      additionalPassport: sealPassport(sealer, 'additionalPassport', registrationId, body.additionalPassport),
      hasOtherPassports,
    },
    now,
  );
  await recordAction(transaction, {
    at: now,
    actor: { visitor: buyer.reference },
    action: 'booking.save',
    subject: `${buyer.name} (${buyer.reference}), ${booking.stay.label}`,
    registrationId,
    ...(before && { before: contentOf(before) }),
    after: { ...contentOf(booking), ...(hasOtherPassports && { passports: 'changed' }) },
  });
  if (booking.depositBy === 'none') await outbox.add(transaction, confirmationOf(catalogue, buyer, booking));
  await keepAnswer(transaction, submission, { booking_id: id }, now);
}

/** Without a deposit the stay is booked at once, and the buyer goes on to the meetings. */
function confirmationOf(catalogue: Catalogue, buyer: Buyer, { stay, roomType, termsVersion }: PricedBooking) {
  const { registrationId, name, email, editionId } = buyer;
  return {
    recipient: { name, address: email },
    content: {
      ...hostedContent('stay-booked', catalogue, buyer),
      stay: { label: stay.label, roomType, termsVersion },
    },
    editionId,
    registrationId,
  };
}

function isOwnPassports(sealer: Sealer, before: SavedBooking, body: Body): boolean {
  return (
    openPassport(sealer, 'passport', before) === body.passportNumber &&
    (openPassport(sealer, 'additionalPassport', before) ?? '') === body.additionalPassport
  );
}

/** Refuses a change while a payment is open: its price must not change. */
export async function refuseUnderWay(
  transaction: Transaction<Database>,
  bookingId: number,
  now: Date,
): Promise<void> {
  const { open } = await readPayments(transaction, bookingId);
  if (!open) return;
  const minutes = Math.max(1, Math.ceil((open.expiresAt.getTime() - now.getTime()) / MINUTE_MS));
  throw new AppError('payment.under-way', message('booking.payment-under-way', { minutes }));
}

type PricedBooking = Omit<NewBooking, 'passport' | 'additionalPassport' | 'hasOtherPassports'>;

/** The booking at the edition's prices and terms. Throws 'request.invalid' with a message for each refused field. */
function priced(catalogue: Catalogue, body: Body, registrationId: number): PricedBooking {
  const { prices, hosted } = catalogue;
  const verdict = readBooking(body, { ...hosted, roomTypes: hosted.roomTypes ?? [] });
  const fields: Record<string, string> = verdict.ok ? {} : { ...verdict.fields };
  if (body.termsVersion !== undefined && body.termsVersion !== hosted.termsVersion)
    fields.termsVersion = BOOKING_MESSAGES.termsChanged;
  if (!verdict.ok) throw invalid(fields);
  const total = totalMinor(prices, verdict.extraNights.length);
  if (minorOf(body.totalAmount, prices.currency) !== total)
    fields.totalAmount = totalDiffersSentence(total, prices.currency);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return {
    registrationId,
    name: body.name,
    email: body.email,
    phoneNumber: body.phoneNumber,
    additionalName: body.additionalName,
    stay: verdict.stay,
    roomType: body.roomType,
    extraNights: verdict.extraNights,
    ...prices,
    totalMinor: total,
    termsVersion: hosted.termsVersion,
  };
}

/** The content of a booking without its passports: for the audit trail, and to detect changes. */
export function contentOf(booking: Omit<Booking, 'id' | 'version' | 'lines'>) {
  const {
    name,
    email,
    phoneNumber,
    additionalName,
    roomType,
    extraNights,
    currency,
    depositBy,
    termsVersion,
  } = booking;
  return {
    name,
    email,
    phoneNumber,
    additionalName,
    stay: booking.stay.label,
    roomType,
    extraNights,
    deposit: majorOf(booking.depositMinor, currency),
    totalAmount: majorOf(booking.totalMinor, currency),
    currency,
    depositBy,
    termsVersion,
  };
}

/** The hash is keyed: a plain one would reveal a passport to anyone who tries all numbers. */
function submissionOf(
  sealer: Sealer,
  registrationId: number,
  body: Body,
  key: string | undefined,
): KeyedSubmission | null {
  if (key === undefined) return null;
  const route = `booking/${registrationId}`;
  return { route, key, requestHash: sealer.fingerprint(JSON.stringify(body), route) };
}
