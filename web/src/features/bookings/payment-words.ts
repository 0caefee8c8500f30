// Texts for the payment of a booking.
import type { RoomingPayment } from '@visavis/domain/booking/rooming';
import type { TextId } from '../../i18n/text.ts';

export const PAYMENT_WORDS: Record<RoomingPayment, TextId> = {
  paid: 'bookings.payment.paid',
  waiting: 'bookings.payment.waiting',
  failed: 'bookings.payment.failed',
  refunded: 'bookings.payment.refunded',
  'not-asked': 'bookings.payment.notAsked',
  none: 'bookings.payment.none',
};
