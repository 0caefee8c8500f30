// Cookies that the page itself writes for the server to read. Where the browser keeps none, nothing happens.

export type CookiePage = Pick<Document, 'cookie' | 'location'>;

/** Over plain HTTP, as on somebody's own machine, a browser would drop a secure cookie. */
const secure = ({ location }: CookiePage): string => (location.protocol === 'https:' ? '; Secure' : '');

/**
 * Kept for some time, and sent with every request.
 * @param value a plain word; null forgets it
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
 * Kept as long as the browser is open, and sent to one page of the site when it is opened from the site itself.
 * @param value of digits and signs that a cookie may hold; empty forgets it
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
