// Passes the visitor's interests to the server, which renders Top Matches with them before any script has run. They are
// sent in a session cookie for that page alone (decision record 0023).
import { BUSINESS_PATHS, INTERESTS_COOKIE } from '@visavis/contract/page-path';
import { interestCode } from '@visavis/domain/interest/interest-code';
import type { Interest } from '@visavis/domain/interest/schema';
import { writeSessionCookie } from '../../lib/cookie.ts';
import { storageIsMemoryOnly } from '../../wizard/storage.ts';

/** Makes the server render the page with these interests; without any, only the page's frame. */
export function writeInterestsCookie(interests: readonly Interest[]): void {
  // Without a stored draft, the visitor would be redirected away from the rendered page.
  const kept = storageIsMemoryOnly() ? [] : interests;
  writeSessionCookie(INTERESTS_COOKIE, interestCode(kept), BUSINESS_PATHS.matching);
}
