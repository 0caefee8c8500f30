// The cookie of one page: whom it is sent to, how long it lasts, and how it is forgotten.
import { expect, test } from 'vitest';
import { writeSessionCookie } from './cookie.ts';

/** Keeps what is written to it, as a browser does before it takes it apart. */
function pageAt(address: string) {
  const { location } = { location: new URL(address) as unknown as Location };
  return { cookie: '', location };
}

test('it lasts as long as the browser is open and is sent to that page alone', () => {
  const page = pageAt('http://localhost:3000/about');
  writeSessionCookie('interests', '3.12~5.40', '/business/exhibitor-matching', page);
  expect(page.cookie).toBe('interests=3.12~5.40; Path=/business/exhibitor-matching; SameSite=Strict');
});

test('nothing to keep forgets what was kept; over HTTPS it never travels in the clear', () => {
  const page = pageAt('https://show.example/');
  writeSessionCookie('interests', '', '/business/exhibitor-matching', page);
  expect(page.cookie).toBe(
    'interests=; Path=/business/exhibitor-matching; Max-Age=0; SameSite=Strict; Secure',
  );
});
