// Where to find an exhibitor: its booth, and its hall if it has one.
import { isNumberedHall } from '@visavis/domain/exhibitor/hall';
import { useText } from './text.ts';
import { useDates } from './use-dates.ts';

/** @returns a function: 'A-12' or 'A-12, Hall 5' */
export function useBooth(): (booth: string, hall: string | undefined) => string {
  const text = useText();
  const { series } = useDates();
  return (booth, hall = '') =>
    series(
      [booth, isNumberedHall(hall) && hall !== '' ? text('app.hall', { hall }) : hall].filter(
        (part) => part !== '',
      ),
    );
}
