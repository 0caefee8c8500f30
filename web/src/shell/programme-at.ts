// Which programme a visitor page belongs to.
import type { Programme } from '@visavis/domain/edition/programme';

/** The programme whose closing closes a page: approved hosted buyers continue after applications have closed. */
export function programmeAt(pathname: string): Programme | null {
  if (!pathname.startsWith('/hosted')) return 'business';
  return /^\/hosted\/(reg|com)/.test(pathname) ? 'hosted' : null;
}
