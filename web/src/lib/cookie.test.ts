// The session cookie: where it is sent, how long it lasts, and how it is deleted.
import { expect, test } from 'vitest';
import { writeSessionCookie } from './cookie.ts';

/** Stores the cookie string as written, as a browser does before parsing it. */
function pageAt(address: string) {
  const { location } = { location: new URL(address) as unknown as Location };
  return { cookie: '', location };
}

test('lasts as long as the browser is open and is sent to one page only', () => {
  const page = pageAt('http://localhost:3000/about');
  writeSessionCookie('interests', '3.12~5.40', '/business/exhibitor-matching', page);
  expect(page.cookie).toBe('interests=3.12~5.40; Path=/business/exhibitor-matching; SameSite=Strict');
});

test('is deleted when empty; over HTTPS it is marked Secure', () => {
  const page = pageAt('https://show.example/');
  writeSessionCookie('interests', '', '/business/exhibitor-matching', page);
  expect(page.cookie).toBe(
    'interests=; Path=/business/exhibitor-matching; Max-Age=0; SameSite=Strict; Secure',
  );
});
