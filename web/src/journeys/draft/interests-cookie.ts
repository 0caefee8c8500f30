// The visitor's interests for the server, which draws Top Matches with them before any script has run. They travel
// in a cookie of that page alone, which goes when the browser is closed (decision record 0023).
import { BUSINESS_PATHS, INTERESTS_COOKIE } from '@visavis/contract/page-path';
import { interestCode } from '@visavis/domain/interest/interest-code';
import type { Interest } from '@visavis/domain/interest/schema';
import { writeSessionCookie } from '../../lib/cookie.ts';
import { storageIsMemoryOnly } from '../../wizard/storage.ts';

/** Has the next document of the page drawn with these interests; with none, drawn as its frame. */
export function keepForServer(interests: readonly Interest[]): void {
  // A browser that keeps no draft would be led away from what is drawn.
  const kept = storageIsMemoryOnly() ? [] : interests;
  writeSessionCookie(INTERESTS_COOKIE, interestCode(kept), BUSINESS_PATHS.matching);
}
