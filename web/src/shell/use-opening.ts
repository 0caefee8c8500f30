// The sentence that says when a programme opens.
import type { Closing } from '@visavis/domain/edition/programme';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';

/** @returns undefined unless it opens later */
export function useOpening(closing: Closing | undefined): string | undefined {
  const text = useText();
  const dates = useDates();
  if (closing?.date === undefined || closing.minute === undefined) return undefined;
  return text('app.opensAt', { date: dates.date(closing.date), hour: dates.hour(closing.minute) });
}
