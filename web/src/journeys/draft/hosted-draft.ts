// What a hosted buyer's pages store in the browser. Never a passport number, never a file.
import { integerShape, orNull, recordShape, type Shape, textShape } from '../../lib/shape.ts';
import { type StoredValue, storedValue } from '../../wizard/stored-value.ts';
import { journeyDraft } from './journey-draft.ts';
import { textsOf } from './stored-shapes.ts';

const OWNER = 'hosted';
const VERSION = 1;

const stored = <T>(key: string, shape: Shape<T>, empty: T): StoredValue<T> =>
  storedValue({ key, owner: OWNER, version: VERSION, shape, empty });

/** Identifies the buyer: the ids of the emailed link identify, the key grants access (decisions 4). */
export interface BuyerLink {
  user: number;
  company: number;
  key: string;
}
const buyerLinkShape: Shape<BuyerLink> = recordShape({
  user: integerShape,
  company: integerShape,
  key: textShape,
});

/** The unfinished booking form without passport numbers: only the server stores those. */
const BOOKING_NAMES = [
  'name',
  'email',
  'phoneCountry',
  'phoneDigits',
  'additionalName',
  'stayingDuration',
  'roomType',
  'extraNights',
] as const;

const journey = journeyDraft(OWNER, {
  registration: 'hostedRegistration',
  companyInfo: 'hostedCompanyData',
});

const applied = [journey.registration, journey.companyInfo, journey.submissionId] as const;
const booked = [
  journey.interests,
  journey.exhibitors,
  journey.namesByInterests,
  journey.meetings,
  journey.draftToken,
  journey.unansweredToken,
  journey.lost,
  journey.edition,
  journey.carriedOver,
  journey.withdrawn,
] as const;

export const hostedDraft = {
  ...journey,
  /** Kept after everything else is cleared, so that the list of meetings and its reload work (decisions 9). */
  buyer: stored<BuyerLink | null>('userCompanyData', orNull(buyerLinkShape), null),
  bookingForm: stored('hostedPaymentData', textsOf(BOOKING_NAMES), {}),
  /** Only the booking's id. */
  paymentSummary: stored<number | null>('paymentSummary', orNull(integerShape), null),
  /** Idempotency-Key for saving the meetings. */
  meetingsKey: stored<string>('hostedMeetingsKey', textShape, ''),

  /** After the application was received. */
  clearAfterApplication(): void {
    for (const part of applied) part.clear();
  },
  /** After a payment was started: the server has what the form held. */
  clearBooking(): void {
    hostedDraft.bookingForm.clear();
    hostedDraft.paymentSummary.clear();
  },
  /** After the meetings were saved. */
  clearAfterMeetings(): void {
    for (const part of booked) part.clear();
    hostedDraft.meetingsKey.clear();
    journey.registrationId.clear();
  },
};
