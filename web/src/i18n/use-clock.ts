// Formats the time of day of an instant at the fair, for pages that print no dates of instants.
import { clockLabel } from '@visavis/domain/language/clock-label';
import { useLanguage } from './language.ts';
import { useFairZone } from './use-fair-zone.ts';

/** @returns '10.42am' of epoch milliseconds */
export function useClock(): (at: number) => string {
  const language = useLanguage();
  const { timeZone } = useFairZone();
  return (at) => clockLabel(at, language, timeZone);
}
