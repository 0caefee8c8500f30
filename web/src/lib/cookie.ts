// Writes cookies for the server to read. Without cookies in the browser, nothing happens.

export type CookiePage = Pick<Document, 'cookie' | 'location'>;

/** Over plain HTTP, as in local development, a browser would drop a secure cookie. */
const secure = ({ location }: CookiePage): string => (location.protocol === 'https:' ? '; Secure' : '');

/**
 * Lasts for the given time, and is sent with every request.
 * @param value a plain word; null deletes the cookie
 * @param page whose cookies are written
 */
export function writeLastingCookie(
  name: string,
  value: string | null,
  seconds: number,
  page: CookiePage = document,
): void {
  const age = value === null ? 0 : seconds;
  page.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure(page)}`;
}

/**
 * Lasts as long as the browser is open, and is sent to one page only, when it is opened from the site itself.
 * @param value digits and characters that a cookie may hold; empty deletes the cookie
 */
export function writeSessionCookie(
  name: string,
  value: string,
  path: string,
  page: CookiePage = document,
): void {
  const age = value === '' ? '; Max-Age=0' : '';
  page.cookie = `${name}=${value}; Path=${path}${age}; SameSite=Strict${secure(page)}`;
}
