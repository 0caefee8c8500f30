// Lists what changed in a booking since the page displayed it, one line per change.
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useStays } from '../../i18n/use-stays.ts';

export function useBookingChanges(): (seen: BookingSummary, latest: BookingSummary) => string[] {
  const text = useText();
  const dates = useDates();
  const stays = useStays();
  const amounts = useAmounts();
  const none = text('payment.noExtraNights');
  const described = ({ bookingData: data, totalAmount, currency }: BookingSummary) =>
    [
      [text('payment.name'), data.name],
      [text('payment.passport'), data.passportNumber],
      [text('payment.email'), data.email],
      [text('payment.phone'), data.phoneNumber],
      [
        text('payment.additional'),
        dates.series([data.additionalName, data.additionalPassport].filter(Boolean)),
      ],
      [text('payment.stayingDuration'), stays.stay(data.stayingDuration)],
      [text('payment.roomType'), text.choice('roomType', data.roomType)],
      [text('payment.extraNights'), dates.series(data.extraNights.map(dates.date))],
      [text('payment.total'), amounts.amount(totalAmount, currency)],
    ] as const;
  return (seen, latest) => {
    const now = described(latest);
    return described(seen).flatMap(([name, before], index) => {
      const after = now[index]?.[1] ?? '';
      if (before === after) return [];
      return [text('payment.changed', { name, before: before || none, after: after || none })];
    });
  };
}
