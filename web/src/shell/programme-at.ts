// Which programme a page of visitors belongs to.
import type { Programme } from '@visavis/domain/edition/programme';

/** The programme whose closing closes a page: approved hosted buyers go on after applications have closed. */
export function programmeAt(pathname: string): Programme | null {
  if (!pathname.startsWith('/hosted')) return 'business';
  return /^\/hosted\/(reg|com)/.test(pathname) ? 'hosted' : null;
}
