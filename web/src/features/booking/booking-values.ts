// The booking form's values: what it starts with, what of it may be kept in the browser, and how it is checked.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import type { HostedBuyer } from '@visavis/contract/hosted-application/endpoints';
import { senOf } from '@visavis/domain/booking/money';
import { type PriceTable, readBooking } from '@visavis/domain/booking/price';
import { type BookingForm, bookingFormSchema, ROOM_TYPES } from '@visavis/domain/booking/schema';
import { nightsOf } from '@visavis/domain/booking/stay';
import type { Edition, HostedProgramme } from '@visavis/domain/edition/schema';

/** As typed. `phoneNumber` is made of its two parts; passports live here and nowhere else in the browser. */
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

/** In the order on screen. */
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

/** What is kept while it is typed: everything but the passports. */
export type BookingDraft = Partial<
  Record<Exclude<keyof BookingValues, 'passportNumber' | 'additionalPassport' | 'phoneNumber'>, string>
>;

const BETWEEN_NIGHTS = ',';

export function draftOf(values: BookingValues): BookingDraft {
  const { passportNumber, additionalPassport, phoneNumber, extraNights, ...kept } = values;
  return { ...kept, extraNights: extraNights.join(BETWEEN_NIGHTS) };
}

interface Beginning {
  buyer: HostedBuyer;
  /** What the server has; null before there is a booking. */
  booking: BookingSummary | null;
  /** What was typed since, and not saved. */
  draft: BookingDraft;
  hosted: HostedProgramme;
  /** The country and digits of a whole number. */
  readPhone: (number: string) => { cca2: string; digits: string };
}

/** The draft before the booking, the booking before the application. Passports are always typed anew. */
export function beginningOf({ buyer, booking, draft, hosted, readPhone }: Beginning): BookingValues {
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
    roomType: ROOM_TYPES.find((offered) => offered === room) ?? '',
    extraNights: hosted.extraNights
      .map(({ date }) => date)
      .filter((date) => nights.includes(date) && !coveredBy(hosted, stay).includes(date)),
  };
}

/** The nights, YYYY-MM-DD, that a stay covers; none for an unknown one. */
export function coveredBy({ stays }: HostedProgramme, label: string): string[] {
  const stay = stays.find((offered) => offered.label === label);
  return stay ? nightsOf(stay) : [];
}

export const pricesOf = ({ deposit, extraNight }: HostedProgramme): PriceTable => ({
  depositSen: senOf(deposit) ?? 0,
  extraNightSen: senOf(extraNight) ?? 0,
});

type Checked = { ok: true; form: BookingForm } | { ok: false; fields: Record<string, string> };

/** The domain's rules over the form: a sentence for each field that is wrong. */
export function checkedBooking(values: BookingValues, { days }: Edition): Checked {
  const shape = bookingFormSchema.safeParse(values);
  if (!shape.success) {
    const fields: Record<string, string> = {};
    for (const { path, message } of shape.error.issues) fields[String(path[0])] ??= message;
    return { ok: false, fields };
  }
  const verdict = readBooking(
    shape.data,
    days.map(({ date }) => date),
  );
  return verdict.ok ? { ok: true, form: shape.data } : verdict;
}
