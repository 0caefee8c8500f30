// The URL of Show day with the unmarked meetings of a hall or an hour.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';

/** Id of the panel that lists them. */
export const UNMARKED_ID = 'unmarked';

const NO_HALL = 'none';

/** @param hall '' for exhibitors without a hall */
export function unmarkedPath({ hall, minute }: { hall?: string; minute?: number }): string {
  const query = new URLSearchParams();
  if (hall === '') query.set('without', NO_HALL);
  else if (hall !== undefined) query.set('hall', hall);
  if (minute !== undefined) query.set('hour', String(minute));
  return `${DASHBOARD_PATHS.showDay}?${query}`;
}

export function readUnmarked(address: URLSearchParams): { hall?: string; minute?: number } {
  const hall = address.get('hall');
  const minute = address.get('hour');
  return {
    ...(address.get('without') === NO_HALL ? { hall: '' } : hall && { hall }),
    ...(minute !== null && /^\d{1,4}$/.test(minute) && Number(minute) < 1440 && { minute: Number(minute) }),
  };
}
