// The booking form's values: how they start, which of them the browser may store, and how they are validated.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { HostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import { type PriceTable, readBooking } from '@visavis/domain/booking/price';
import { type BookingForm, bookingFormSchema } from '@visavis/domain/booking/schema';
import { nightsOf } from '@visavis/domain/booking/stay';
import type { HostedProgramme } from '@visavis/domain/edition/schema';
import { minorOf } from '@visavis/domain/money/money';

/** As typed. `phoneNumber` is composed of its two parts; passports are stored nowhere else in the browser. */
export interface BookingValues {
  name: string;
  passportNumber: string;
  email: string;
  phoneNumber: string;
  phoneCountry: string;
  phoneDigits: string;
  additionalName: string;
  additionalPassport: string;
  stayingDuration: string;
  roomType: string;
  extraNights: string[];
}

/** In the order displayed. */
export const BOOKING_FIELDS = [
  'name',
  'passportNumber',
  'email',
  'phoneNumber',
  'additionalName',
  'additionalPassport',
  'stayingDuration',
  'roomType',
  'extraNights',
] as const satisfies readonly (keyof BookingForm)[];

/** What is stored while the buyer types: everything except the passports. */
export type BookingDraft = Partial<
  Record<Exclude<keyof BookingValues, 'passportNumber' | 'additionalPassport' | 'phoneNumber'>, string>
>;

const BETWEEN_NIGHTS = ',';

export function draftOf(values: BookingValues): BookingDraft {
  const { passportNumber, additionalPassport, phoneNumber, extraNights, ...kept } = values;
  return { ...kept, extraNights: extraNights.join(BETWEEN_NIGHTS) };
}

interface InitialValueSources {
  buyer: HostedBuyer;
  /** As stored on the server; null if there is no booking yet. */
  booking: BookingSummary | null;
  /** Unsaved input. */
  draft: BookingDraft;
  hosted: HostedProgramme;
  /** Splits a full number into its country and digits. */
  readPhone: (number: string) => { cca2: string; digits: string };
}

/** The draft wins over the booking, the booking over the application. Passports must always be typed again. */
export function initialValuesOf({
  buyer,
  booking,
  draft,
  hosted,
  readPhone,
}: InitialValueSources): BookingValues {
  const known = booking?.bookingData;
  const phone = readPhone(known?.phoneNumber ?? buyer.phoneNumber);
  const stay = draft.stayingDuration ?? known?.stayingDuration ?? '';
  const nights = draft.extraNights?.split(BETWEEN_NIGHTS) ?? known?.extraNights ?? [];
  const room = draft.roomType ?? known?.roomType ?? '';
  return {
    name: draft.name ?? known?.name ?? buyer.name,
    passportNumber: '',
    email: draft.email ?? known?.email ?? buyer.email,
    phoneNumber: '',
    phoneCountry: draft.phoneCountry ?? phone.cca2,
    phoneDigits: draft.phoneDigits ?? phone.digits,
    additionalName: draft.additionalName ?? known?.additionalName ?? '',
    additionalPassport: '',
    stayingDuration: hosted.stays.some(({ label }) => label === stay) ? stay : '',
    roomType: roomTypesOf(hosted).find((offered) => offered === room) ?? '',
    extraNights: hosted.extraNights
      .map(({ date }) => date)
      .filter((date) => nights.includes(date) && !coveredBy(hosted, stay).includes(date)),
  };
}

/** In the order of the organiser. */
export const roomTypesOf = ({ roomTypes = [] }: HostedProgramme): readonly string[] => roomTypes;

/** The nights, YYYY-MM-DD, that a stay covers; none for an unknown one. */
export function coveredBy({ stays }: HostedProgramme, label: string): string[] {
  const stay = stays.find((offered) => offered.label === label);
  return stay ? nightsOf(stay) : [];
}

export const pricesOf = ({ deposit, extraNight, currency }: HostedProgramme): PriceTable => ({
  depositMinor: minorOf(deposit, currency) ?? 0,
  extraNightMinor: minorOf(extraNight, currency) ?? 0,
});

type Checked = { ok: true; form: BookingForm } | { ok: false; fields: Record<string, string> };

/** Applies the domain's rules to the form: one sentence per invalid field. */
export function checkedBooking(values: BookingValues, hosted: HostedProgramme): Checked {
  const shape = bookingFormSchema.safeParse(values);
  if (!shape.success) {
    const fields: Record<string, string> = {};
    for (const { path, message } of shape.error.issues) fields[String(path[0])] ??= message;
    return { ok: false, fields };
  }
  const verdict = readBooking(shape.data, { ...hosted, roomTypes: roomTypesOf(hosted) });
  return verdict.ok ? { ok: true, form: shape.data } : verdict;
}
