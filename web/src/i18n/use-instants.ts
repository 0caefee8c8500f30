// Formats instants (ISO 8601 or epoch milliseconds) in the current language and the fair's time zone.
import { clockLabel } from '@visavis/domain/language/clock-label';
import { instantLabel, recentLabel } from '@visavis/domain/language/instants';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';
import { useFairZone } from './use-fair-zone.ts';

export interface Instants {
  /** '10.42am'. */
  clock(at: string | number): string;
  /** '20 May 2025, 10.42am'. */
  instant(at: string | number): string;
  /** Only the time if it is today, else with its date. @param now epoch milliseconds */
  recent(at: string | number, now: number): string;
}

const millisecondsOf = (at: string | number): number => (typeof at === 'string' ? Date.parse(at) : at);

/** The same object until the language or the zone changes. */
export function useInstants(): Instants {
  const language = useLanguage();
  const { timeZone } = useFairZone();
  return useMemo(
    () => ({
      clock: (at) => clockLabel(millisecondsOf(at), language, timeZone),
      instant: (at) => instantLabel(millisecondsOf(at), language, timeZone),
      recent: (at, now) => recentLabel(millisecondsOf(at), now, language, timeZone),
    }),
    [language, timeZone],
  );
}
