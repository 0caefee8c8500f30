// What a hosted buyer's pages keep in the browser. Never a passport number, never a file.
import { integerShape, orNull, recordShape, type Shape, textShape } from '../../lib/shape.ts';
import { type StoredValue, storedValue } from '../../wizard/stored-value.ts';
import { journeyDraft } from './journey-draft.ts';
import { textsOf } from './stored-shapes.ts';

const OWNER = 'hosted';
const VERSION = 1;

const stored = <T>(key: string, shape: Shape<T>, empty: T): StoredValue<T> =>
  storedValue({ key, owner: OWNER, version: VERSION, shape, empty });

/** Who the buyer is: the ids of the mailed link identify, the key opens (decisions 4). */
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

/** The booking form as it was left, without passport numbers: the server alone keeps those. */
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
] as const;

export const hostedDraft = {
  ...journey,
  /** Stays after everything else is cleared, so that the list of meetings and its reload work (decisions 9). */
  buyer: stored<BuyerLink | null>('userCompanyData', orNull(buyerLinkShape), null),
  bookingForm: stored('hostedPaymentData', textsOf(BOOKING_NAMES), {}),
  /** The booking's id alone. */
  paymentSummary: stored<number | null>('paymentSummary', orNull(integerShape), null),
  /** Idempotency-Key of the meetings to be saved. */
  meetingsKey: stored<string>('hostedMeetingsKey', textShape, ''),

  /** After the application was received. */
  clearAfterApplication(): void {
    for (const part of applied) part.clear();
  },
  /** After a payment was started: what the form held is with the server. */
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
