// The API calls of the booking pages: loading and saving the booking, starting and ending a payment.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getBooking, saveBooking } from '@visavis/contract/booking/calls';
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { cancelPayment, processPayment } from '@visavis/contract/payment/calls';
import type { BookingForm } from '@visavis/domain/booking/schema';
import { majorOf } from '@visavis/domain/money/money';
import type { PaymentMethod } from '@visavis/domain/payment/schema';
import { ApiError, call } from '../../lib/api-client.ts';

/** Identifies the buyer, as given by the mailed link. */
export interface BookingLink {
  user: number;
  company: number;
  key: string;
}

const queryKey = (key: string) => ['hosted-booking', key] as const;

/**
 * The buyer's booking; null if there is none yet.
 * @param mayExist false when the server has already said that there is none: no request is sent
 */
export function useBooking({ key }: BookingLink, mayExist = true) {
  return useQuery({
    queryKey: queryKey(key),
    queryFn: ({ signal }) => (mayExist ? bookingOrNone(key, signal) : null),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function bookingOrNone(key: string, signal: AbortSignal): Promise<BookingSummary | null> {
  try {
    return await call(getBooking, { key, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function keepBooking(client: QueryClient, { key }: BookingLink, summary: BookingSummary): void {
  client.setQueryData(queryKey(key), summary);
}

export const refreshBooking = (client: QueryClient, { key }: BookingLink): Promise<void> =>
  client.invalidateQueries({ queryKey: queryKey(key) });

interface Order {
  form: BookingForm;
  /** The total that the page displayed, in minor units of the currency. */
  totalMinor: number;
  currency: string;
  termsVersion: string;
  /** Version of the displayed booking that is being changed; undefined for a new one. */
  version: number | undefined;
}

/** @throws ApiError when the request is refused or gets no response */
export function sendBooking(
  link: BookingLink,
  { form, totalMinor, currency, termsVersion, version }: Order,
  submissionId: string,
) {
  return call(saveBooking, {
    key: link.key,
    params: { userId: link.user, companyId: link.company },
    headers: { 'idempotency-key': submissionId },
    body: {
      ...form,
      totalAmount: majorOf(totalMinor, currency),
      user_id: link.user,
      company_id: link.company,
      termsVersion,
      ...(version !== undefined && { version }),
    },
  });
}

/** Ends the open attempt, so that the booking can be changed. @throws ApiError when the bank is processing it */
export const endPayment = ({ key }: BookingLink) => call(cancelPayment, { key });

/** @throws ApiError when the request is refused or gets no response */
export function startPayment(
  { key }: BookingLink,
  booking: BookingSummary,
  method: PaymentMethod,
  submissionId: string,
) {
  return call(processPayment, {
    key,
    headers: { 'idempotency-key': submissionId },
    body: {
      hotel_booking_id: booking.bookingId,
      payment_type: 'full',
      payment_method: method,
      amount: booking.totalAmount,
      version: booking.version,
    },
  });
}
