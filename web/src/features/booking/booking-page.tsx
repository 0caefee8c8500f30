// The booking page: loads the initial values, then shows the form.
import { useText } from '../../i18n/text.ts';
import { useBooking } from './api.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingPageProps } from './booking-props.ts';
import { BookingWaiting } from './components/booking-waiting.tsx';

export function BookingPage(props: BookingPageProps) {
  const text = useText();
  const { data: booking, error, refetch } = useBooking(props.link, props.buyer.hasBooking);
  const { phone } = props;
  if (booking !== undefined && phone) return <BookingForm {...props} phone={phone} booking={booking} />;
  return <BookingWaiting title={text('payment.bookingTitle')} failed={error !== null} onRetry={refetch} />;
}
