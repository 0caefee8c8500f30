// Shown above the step after a payment: says that the money arrived and how much, and links to the receipt.
import { minorOf } from '@visavis/domain/money/money';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { type BookingLink, useBooking } from './api.ts';

export function PaidNotice({ link, receipt }: { link: BookingLink; receipt: string }) {
  const text = useText();
  const amounts = useAmounts();
  const { data: booking } = useBooking(link);
  return (
    <Banner
      kind="info"
      action={
        <LinkButton variant="text" to={receipt}>
          {text('hosted.paidReceipt')}
        </LinkButton>
      }
    >
      {/* Rendered at once, so that nothing moves when the amount arrives. */}
      <span>{text('hosted.paidNotice')}</span>{' '}
      {booking && (
        <span>{amounts.money(minorOf(booking.totalAmount, booking.currency) ?? 0, booking.currency)}</span>
      )}
    </Banner>
  );
}
